import { useEffect, useState } from 'react';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { isSearchable, tidyKey } from '../paths.ts';
import { type Suggestion, suggestionsOf } from './suggestion.ts';
import { SearchSuggestionsDocument } from './SearchSuggestions.generated.ts';

// Longer than the pause between two letters, shorter than a pause for thought.
const pauseMs = 150;

/**
 * Suggestions for what is typed, asked when the typing pauses; a question that is overtaken is given up.
 * While a new one is on its way the last ones stay. A failure leaves the box without suggestions.
 */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const key = tidyKey(typed);
  useEffect(() => {
    if (!isSearchable(key)) return undefined;
    const overtaken = new AbortController();
    const timer = setTimeout(() => {
      pageGraph()
        .ask(SearchSuggestionsDocument, { key }, overtaken.signal)
        .then(({ searchSuggestions }) => suggestionsOf(searchSuggestions?.groups ?? []))
        .catch(() => [])
        .then((suggestions) => overtaken.signal.aborted || setFound(suggestions));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [key]);
  return isSearchable(key) ? found : [];
}
