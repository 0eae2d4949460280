import { isDeepStrictEqual } from 'node:util';
import {
  capped,
  MOST_COUNTED,
  TOTAL,
  type Counted,
  type FacetGroup,
  type SearchEngine,
  type Wanted,
} from '../../../../api/src/modules/search/engine/engine.ts';
import type { SearchRow } from '../../../../api/src/modules/search/search-row.ts';
import { inOrder, pageOf, type MemoryOrder } from '../../../../api/src/platform/paging/paging.ts';
import { isInScope, isShownAt, meets, valueAt } from './match-filters.ts';
import { fitOf, isFound, wordsOf, type Words } from './match-words.ts';
import { orderByFit, orderOf } from './orders.ts';

/** So many of what is found, the most relevant, are ranked by fit: design/search.md, 2. */
const RANKED = 2_000;

type Offer = { row: SearchRow; words: Words };

/**
 * The port of the search once more, as plainly as can be: an array of offers that is passed over for every question. What
 * it is handed it keeps as text would carry it, so nothing but plain data comes through.
 * @param changedAt when what is shown of offers last changed, which the database writes beside them; else when they were published
 */
export function makeMemoryEngine(changedAt: ReadonlyMap<string, Date> = new Map()): SearchEngine {
  const offers = new Map<string, Offer>();

  const found = ({ now, scope, pieces, need, conditions, includeUnknown }: Wanted): Offer[] =>
    [...offers.values()].filter(
      ({ row, words }) =>
        isShownAt(row, now) &&
        isInScope(row, scope) &&
        conditions.every((condition) => meets(row, condition, includeUnknown)) &&
        isFound(words, pieces, need),
    );

  return {
    async index(_tx, rows) {
      const written = rows
        .map((row): SearchRow => JSON.parse(JSON.stringify(row)))
        .filter((row) => !isDeepStrictEqual(row, offers.get(row.id)?.row));
      for (const row of written) offers.set(row.id, { row, words: wordsOf(row.words) });
      return written.map(({ id }) => id);
    },

    async remove(_tx, ids) {
      for (const id of ids) offers.delete(id);
    },

    async find(wanted, sort, { pageSize, pageNumber, after, withCursors }) {
      const all = found(wanted);
      const order =
        wanted.pieces.length > 0 && sort === 'RELEVANCE'
          ? byFit(wanted, all)
          : orderOf(sort === 'CHANGED' ? 'NEWEST' : sort);
      const rows = inOrder(
        all.map(({ row }) => row),
        order,
      );
      const query = { pageSize, pageNumber, after, cursors: withCursors };
      const { items, totalCount: _, ...page } = pageOf(rows, query, order);
      const hits = items.map(({ id, card, publishedAt, visibleFrom }) => {
        const began = visibleFrom === '-infinity' ? -Infinity : Date.parse(visibleFrom);
        const changed = changedAt.get(id)?.getTime() ?? Date.parse(publishedAt);
        return { id, card, updatedAt: new Date(Math.max(changed, began)) };
      });
      return { rows: hits, page };
    },

    async findProducts(wanted, limit) {
      const all = found(wanted);
      const rows = inOrder(
        all.map(({ row }) => row),
        byFit(wanted, all),
      );
      // Those beyond the ranked ones are not looked at.
      const products = rows.slice(0, RANKED).map(({ baseProductId }) => baseProductId);
      return [...new Set(products)].slice(0, limit);
    },

    count: async (wanted, most) => capped(found(wanted).length, most),

    async countLeaves(wanted) {
      const counts = new Map<string, number>();
      for (const { row } of found(wanted).slice(0, MOST_COUNTED + 1)) {
        const leafId = row.categoryPath.at(-1)!;
        counts.set(leafId, (counts.get(leafId) ?? 0) + 1);
      }
      const leaves = [...counts].map(([leafId, count]) => ({ leafId, count }));
      return inOrder(leaves, { list: 'leaves', keysOf: ({ leafId, count }) => [-count, leafId] });
    },

    async countBySupplier(wanted) {
      const counts = new Map<string, number>();
      for (const { row } of found(wanted)) counts.set(row.supplierId, (counts.get(row.supplierId) ?? 0) + 1);
      return counts;
    },

    // Nothing is too much here, so a sample is all.
    facets: async (wanted, slots, { counted }) =>
      [TOTAL, ...slots].flatMap((slot) => {
        const conditions = wanted.conditions.filter((condition) => condition.slot !== slot);
        const rows = found({ ...wanted, conditions }).map(({ row }) => row);
        return groupsOf(rows, slot, counted);
      }),
  };
}

function byFit({ pieces, ranking = [] }: Wanted, all: Offer[]): MemoryOrder<SearchRow> {
  const relevant = inOrder(all, { list: '', keysOf: ({ row }) => orderOf('RELEVANCE').keysOf(row) });
  const ranked = relevant.slice(0, RANKED);
  return orderByFit(new Map(ranked.map(({ row, words }) => [row.id, fitOf(words, [...pieces, ...ranking])])));
}

/** How many offers, or which suppliers, have which value at a slot. */
function groupsOf(rows: SearchRow[], slot: number, counted: Counted): FacetGroup[] {
  const suppliers = [...new Set(rows.map(({ supplierId }) => supplierId))];
  const groups = new Map<string, FacetGroup & { sellers: number[] }>();
  for (const row of rows) {
    const { low, high } = valueAt(row, slot);
    const group = groups.get(`${low} ${high}`) ?? { slot, low, high, count: 0, sellers: [] };
    group.count += 1;
    group.sellers.push(suppliers.indexOf(row.supplierId));
    groups.set(`${low} ${high}`, group);
  }
  return [...groups.values()].map(({ sellers, ...group }) =>
    counted === 'suppliers' ? { ...group, sellers: [...new Set(sellers)] } : group,
  );
}
