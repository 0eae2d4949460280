import { expect } from 'vitest';
import type { Piece, SearchEngine, Wanted } from '../../../../api/src/modules/search/engine/engine.ts';
import type { Field } from '../../../../api/src/modules/search/engine/fields.ts';
import type { Condition } from '../../../../api/src/modules/search/filter.ts';
import type { SearchRow } from '../../../../api/src/modules/search/search-row.ts';
import { newId } from '../../../../api/src/platform/ids.ts';
import { paging } from '../../../../api/src/platform/paging/paging.ts';
import { valueAt } from './match-filters.ts';

/** A piece that is one word. @param more how it is found otherwise, and how many offers have it as far as known */
export const pieceOf = (word: string, { ways = [], uses = 0 }: Partial<Piece> = {}): Piece => ({
  ways: [{ terms: [{ word }], factor: 1 }, ...ways],
  weight: 5,
  uses,
});

/** Offers with all of the pieces. */
export const wantedAt = (now: Date, ...pieces: Piece[]): Wanted => ({
  now,
  scope: {},
  conditions: [],
  includeUnknown: false,
  pieces,
});

/** Fields in which a word stands: at the start of a title it is a name as well. */
const PLACES: Field[][] = [['start', 'name'], ['name'], ['mark'], ['detail'], ['place']];

/** Offers like one but for their words: the given ones stand in every combination of fields, again and again. */
export const alike = (row: SearchRow, count: number, words: string[]): SearchRow[] =>
  Array.from({ length: count }, (_, at) => {
    const placeOf = (turn: number) => PLACES[Math.floor(at / PLACES.length ** turn) % PLACES.length]!;
    const inField = (field: Field) => words.filter((_word, turn) => placeOf(turn).includes(field));
    return {
      ...row,
      id: newId(),
      relevance: at % 40,
      words: {
        start: inField('start'),
        name: inField('name'),
        mark: inField('mark'),
        detail: inField('detail'),
        place: inField('place'),
      },
      written: { texts: [], names: [] },
      visibleFrom: '-infinity',
      visibleUntil: 'infinity',
      card: {},
    };
  });

/** Conditions on a slot whose bounds are the very values that an offer has there; none where it states nothing. */
export function conditionsAt(row: SearchRow, slot: number): Condition[] {
  const { low, high } = valueAt(row, slot);
  if (low === null || high === null) return [];
  return [
    { slot, kind: 'interval', low, high: null },
    { slot, kind: 'interval', low: null, high: low },
    { slot, kind: 'interval', low, high: low },
    { slot, kind: 'cover', low, high },
    { slot, kind: 'overlap', low: high, high: high + 1 },
    { slot, kind: 'overlap', low: low - 1, high: low },
    { slot, kind: 'oneOf', ordinals: [low] },
  ];
}

/** All that is found, in order, which is the same from both engines. */
export async function sameFound([sql, memory]: [SearchEngine, SearchEngine], wanted: Wanted): Promise<string[]> {
  const found = await walk(sql, wanted);
  expect(await walk(memory, wanted)).toEqual(found);
  return found;
}

/** Ids in order, read by cursor. */
async function walk(engine: SearchEngine, wanted: Wanted): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | undefined, isOver = false; !isOver;) {
    const { rows, page } = await engine.find(wanted, 'RELEVANCE', paging({ pageSize: 100, after }));
    found.push(...rows.map(({ id }) => id));
    after = page.endCursor;
    isOver = !page.hasNextPage;
  }
  return found;
}
