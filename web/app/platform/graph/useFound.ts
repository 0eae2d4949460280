import { useEffect, useState } from 'react';
import { formatInteger } from '../numbers/numbers.ts';
import { graphMessages } from './messages.ts';

const QUIET_MS = 300;
const SHORTEST = 2;

/** What was found for typed words. Without `rows` it is looked for, or could not be. */
export interface Found<Row> {
  rows?: readonly Row[];
  isFailed?: boolean;
}

/**
 * What is found for typed words, once the hand rests; nothing for too few letters.
 * @param find of the module, not of the component: another one begins anew
 */
export function useFound<Row>(
  key: string,
  find: (key: string, overtaken: AbortSignal) => Promise<readonly Row[] | undefined>,
): Found<Row> {
  const [found, setFound] = useState<Found<Row> & { key: string }>();
  useEffect(() => {
    if (key.length < SHORTEST) return;
    const overtaken = new AbortController();
    const timer = setTimeout(() => {
      find(key, overtaken.signal).then(
        (rows = []) => overtaken.signal.aborted || setFound({ key, rows }),
        () => overtaken.signal.aborted || setFound({ key, isFailed: true }),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [key, find]);
  if (key.length < SHORTEST) return { rows: [] };
  return found?.key === key ? found : {};
}

interface FoundWords {
  searching: string;
  found(count: string): string;
  none: string;
}

/** What is said of it: that nothing is there only where somebody has looked. @param count of those that are offered */
export function foundText({ rows, isFailed = false }: Found<unknown>, count: number, words: FoundWords): string {
  if (isFailed) return graphMessages.searchFailed;
  if (!rows) return words.searching;
  return count > 0 ? words.found(formatInteger(count)) : words.none;
}
