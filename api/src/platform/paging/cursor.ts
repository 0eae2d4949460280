import { invalid } from '../problem.ts';
import { sha256 } from '../sealing.ts';

/** What a row is sorted by, in the order of importance. */
export type Keys = readonly (string | number | null)[];

const CHECK_LETTERS = 8;

const checkOf = (list: string, keys: Keys) => sha256(JSON.stringify([list, ...keys])).slice(0, CHECK_LETTERS);

/**
 * A row's place in a list, as clients hand it back: the row's own sort keys, so rows may come and go before it and after it.
 * @param list the list and its order; a cursor of another one is refused
 */
export const writeCursor = (list: string, keys: Keys): string =>
  Buffer.from(JSON.stringify([checkOf(list, keys), ...keys])).toString('base64url');

/** @throws Problem 400 CURSOR_INVALID for what we did not write, or wrote for another list */
export function readCursor(list: string, cursor: string, areRight: (keys: Keys) => boolean): Keys {
  const [check, ...keys] = parsed(cursor);
  if (!areKeys(keys) || check !== checkOf(list, keys) || !areRight(keys)) return invalid('after', 'CURSOR_INVALID');
  return keys;
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const areKeys = (keys: unknown[]): keys is (string | number | null)[] =>
  keys.every((key) => key === null || typeof key === 'string' || typeof key === 'number');
