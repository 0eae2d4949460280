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
 * Suggestions for what is typed, asked when the typing pauses; a question that is overtaken is given up. An empty text has the
 * last searches of this device. While a new question is on its way the last suggestions stay. A failure leaves the box without.
 * @param typed undefined while no suggestions are wanted
 */
export function useSuggestions(typed: string | undefined): Found {
  const [found, setFound] = useState(nothing);
  const key = typed?.trim() === '' ? '' : searchableKey(typed ?? '');
  useEffect(() => {
    if (key === undefined) return undefined;
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
  return key === undefined ? nothing : found;
}

async function find(key: string, signal: AbortSignal): Promise<Found> {
  const { askSuggestions, recentSearches, SuggestionList } = await import('./suggestionPart.ts');
  const suggestions = key === '' ? recentSearches() : await askSuggestions(key, signal);
  return { suggestions, List: SuggestionList };
}
