import { Conditions } from '../../../platform/database/conditions.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { newestFirst, Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { readPage } from '../../../platform/paging/read-page.ts';
import { changedIn, type ChangeSpan, inOrderOfChange } from '../../../platform/sync/changes.ts';
import { codeOf } from '../../../platform/search-words.ts';
import {
  besideEntry,
  described,
  ENTRY_CHANGED_AT,
  entryColumns,
  type EntryRow,
  HIDDEN,
  type Seller,
} from './entries.repository.ts';

export type Scope = {
  status?: string | undefined;
  stockState?: string | undefined;
  categoryIds?: string[] | undefined;
  baseProductId?: string | undefined;
  onlyHidden?: boolean | undefined;
  hiddenBecause?: string | undefined;
  completenessBelow?: number | undefined;
  /** Only what changed in this time, in the order of it. */
  changed?: ChangeSpan | undefined;
  words: string[];
};

const byChange = inOrderOfChange('own entries', '"updatedAt"', 'id');
const order = new Order('own entries', newestFirst('coalesce("updatedAt", \'epoch\')'));

function scopeOf(seller: Seller, now: Date, scope: Scope): Conditions {
  const { status, stockState, categoryIds, baseProductId, onlyHidden, hiddenBecause } = scope;
  const { completenessBelow, changed, words } = scope;
  const where = new Conditions([now]);
  if (seller.supplierId) where.and(`p.merchant_id is null and p.supplier_id = ${where.add(seller.supplierId, 'uuid')}`);
  else where.and(`p.merchant_id = ${where.add(seller.id, 'uuid')}`);
  if (status) where.and(`p.status = ${where.add(status)}`);
  if (stockState) where.and(`p.stock_state = ${where.add(stockState)}`);
  if (baseProductId) where.and(`p.base_product_id = ${where.add(baseProductId, 'uuid')}`);
  if (categoryIds) where.and(`b.category_id = any(${where.add(categoryIds, 'uuid[]')})`);
  // Only what is published can be hidden, which an index tells before anything is joined.
  if (onlyHidden || hiddenBecause) where.and(`p.status = 'PUBLISHED'`);
  if (onlyHidden) where.and(`(${HIDDEN}) is not null`);
  if (hiddenBecause) where.and(`(${HIDDEN}) = ${where.add(hiddenBecause)}`);
  if (completenessBelow) where.and(`p.completeness_score < ${where.add(completenessBelow, 'int')}`);
  if (changed) where.and(changedIn(where, ENTRY_CHANGED_AT, changed));
  for (const word of words) {
    const sought = soughtWord(word, where);
    where.and(`(${ownWords(sought)} or ${productWords(sought)})`);
  }
  return where;
}

/** A word by its parameter; a part number is looked for without separators. */
type SoughtWord = { text: string; isCode: boolean };
export const soughtWord = (word: string, where: Conditions): SoughtWord => {
  const code = codeOf(word);
  return { text: where.add(code ?? word), isCode: code !== undefined };
};
const has = (column: string, { text, isCode }: SoughtWord) =>
  `strpos(${isCode ? `translate(${column}, ' -_./', '')` : column}, ${text}) > 0`;

/** Whether an entry's own title or code has a word; and whether the part number of its product has. */
export const ownWords = (sought: SoughtWord) => has('p.own_words', sought);
export const productWords = (sought: SoughtWord) => has('lower(b.mpn collate "C")', sought);

/**
 * One page of what an account sells, and how many there are by state and by category. Its places are found first and told of then:
 * what is told of a row costs more than finding it, and those before the page would be told of in vain.
 * @param options.beside reads what else is told of the entries of the page
 */
export async function readEntries<Beside>(
  db: Database,
  seller: Seller,
  now: Date,
  scope: Scope,
  { wanted, beside }: { wanted: Paging; beside: (on: Queryable, ids: string[]) => Promise<Beside> },
) {
  const found = scopeOf(seller, now, scope);
  const product = scope.categoryIds || scope.words.length > 0 ? PRODUCT : '';
  const from = `${rowsFor(seller, scope, found)} ${product}`;
  const at = scope.changed ? ENTRY_CHANGED_AT : 'p.updated_at';
  const rows = `(select p.id, ${at} as "updatedAt" from ${from} where ${found.sql} and ${USES_NOW}) e`;
  const source = {
    columns: 'e.id',
    from: rows,
    where: new Conditions(found.values),
    order: scope.changed ? byChange : order,
  };
  const readRows = async () => {
    const places = await readPage<{ id: string }>(db, source, wanted);
    const ids = places.rows.map(({ id }) => id);
    const [told, other] = await db.together((on) => Promise.all([readTold(on, seller, now, ids), beside(on, ids)]));
    return { ...places, rows: told, beside: other };
  };
  const [page, spread] = await Promise.all([readRows(), readSpread(db, seller, now, scope)]);
  return { ...page, ...spread };
}

/** Entries of a page, in its order. */
const readTold = (db: Queryable, seller: Seller, now: Date, ids: string[]) =>
  db.query<EntryRow>(
    `select ${entryColumns} from ${described} join merchants m on m.id = $3::uuid
     where p.id = any($2::uuid[]) order by array_position($2::uuid[], p.id)`,
    [now, ids, seller.id],
    'own_entries_of_page',
  );

/** The first value is that of the clock, whether a condition asks for it or not. */
const USES_NOW = '$1::timestamptz is not null';

const PRODUCT = 'join base_products b on b.id = p.base_product_id';

/** What stands beside an entry is joined where it is asked for: hidden ones are found by it. */
function rowsFor(seller: Seller, { onlyHidden, hiddenBecause, changed }: Scope, where: Conditions): string {
  if (!onlyHidden && !hiddenBecause && !changed) return 'supplier_products p';
  // The seller is known: looked for from each row, it would be most of the work.
  return `${besideEntry} join merchants m on m.id = ${where.add(seller.id, 'uuid')}`;
}

type Spread = {
  counts: { status: EntryRow['status']; count: number }[];
  categories: { categoryId: string; count: number }[];
};

/**
 * How many there are by state, whatever the state asked for, and by category, whatever the category: rows are read once for both.
 * They are counted by product before products are joined to them: many entries share one.
 */
async function readSpread(db: Queryable, seller: Seller, now: Date, scope: Scope): Promise<Spread> {
  const { status, categoryIds, words, ...both } = scope;
  const where = scopeOf(seller, now, { ...both, words: [] });
  const rows = rowsFor(seller, scope, where);
  const texts = words.map((word) => soughtWord(word, where));
  const hits = texts.map((text, at) => `, ${ownWords(text)} as has${at}`).join('');
  const either = new Conditions();
  for (const [at, text] of texts.entries()) either.and(`(own.has${at} or ${productWords(text)})`);
  const groups = await db.query<{ status: EntryRow['status']; categoryId: string; count: number }>(
    `with own as (
       select p.base_product_id, p.status${hits}, count(*) as entries from ${rows}
       where ${where.sql} and ${USES_NOW} group by p.base_product_id, p.status${texts.map((_, at) => `, has${at}`).join('')})
     select own.status, b.category_id as "categoryId", sum(own.entries)::int as count
     from own join base_products b on b.id = own.base_product_id
     where ${either.sql} group by 1, 2`,
    where.values,
  );
  const wanted = categoryIds && new Set(categoryIds);
  const counts = summed(
    groups.filter((each) => !wanted || wanted.has(each.categoryId)),
    (each) => each.status,
  );
  const categories = summed(
    groups.filter((each) => !status || each.status === status),
    (each) => each.categoryId,
  );
  return {
    counts: [...counts].map(([name, count]) => ({ status: name, count })),
    categories: [...categories]
      .map(([categoryId, count]) => ({ categoryId, count }))
      .sort((one, other) => other.count - one.count || (one.categoryId < other.categoryId ? -1 : 1)),
  };
}

function summed<Group extends { count: number }, Key>(groups: Group[], keyOf: (group: Group) => Key): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const group of groups) sums.set(keyOf(group), (sums.get(keyOf(group)) ?? 0) + group.count);
  return sums;
}
