import { useEffect, useState } from 'react';

const QUIET_MS = 300;
const SHORTEST = 2;

/**
 * What is found for typed words, once the hand rests; nothing for too few letters, undefined while it is looked for.
 * @param find of the module, not of the component: another one begins anew
 */
export function useFound<Row>(
  key: string,
  find: (key: string, overtaken: AbortSignal) => Promise<readonly Row[] | undefined>,
): readonly Row[] | undefined {
  const [found, setFound] = useState<{ key: string; rows: readonly Row[] }>();
  useEffect(() => {
    if (key.length < SHORTEST) return;
    const overtaken = new AbortController();
    const timer = setTimeout(() => {
      find(key, overtaken.signal).then(
        (rows = []) => overtaken.signal.aborted || setFound({ key, rows }),
        () => overtaken.signal.aborted || setFound({ key, rows: [] }),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [key, find]);
  return key.length < SHORTEST ? [] : found?.key === key ? found.rows : undefined;
}
