import { useEffect, useState } from 'react';
import { searchableKey } from '../../../platform/text/searchKey.ts';
import type { Suggestion } from './suggestion.ts';

type Part = typeof import('./suggestionPart.ts');
interface Found {
  suggestions: readonly Suggestion[];
  /** Draws them; there once the first have come. */
  List?: Part['SuggestionList'];
}

// Longer than the pause between two letters, shorter than a pause for thought.
const pauseMs = 150;
const nothing: Found = { suggestions: [] };

/**
 * Suggestions for what is typed, asked when the typing pauses; a question that is overtaken is given up.
 * While a new one is on its way the last ones stay. A failure leaves the box without suggestions.
 */
export function useSuggestions(typed: string): Found {
  const [found, setFound] = useState(nothing);
  const key = searchableKey(typed);
  useEffect(() => {
    if (!key) return undefined;
    const overtaken = new AbortController();
    const timer = setTimeout(() => {
      find(key, overtaken.signal).then(
        (now) => overtaken.signal.aborted || setFound(now),
        () => overtaken.signal.aborted || setFound(nothing),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [key]);
  return key ? found : nothing;
}

async function find(key: string, signal: AbortSignal): Promise<Found> {
  const { askSuggestions, SuggestionList } = await import('./suggestionPart.ts');
  return { suggestions: await askSuggestions(key, signal), List: SuggestionList };
}
