import { ask } from '../../../platform/graph/ask.ts';
import { type Suggestion, suggestionsOf } from './suggestion.ts';
import { SearchSuggestionsDocument } from './SearchSuggestions.generated.ts';

/** Asks for suggestions; rejects when the question was given up or failed. */
export async function askSuggestions(key: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { suggestions } = await ask(SearchSuggestionsDocument, { key }, signal);
  return suggestionsOf(suggestions?.groups ?? []);
}
