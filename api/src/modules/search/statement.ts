import type { Parameters } from '../../platform/database/parameters.ts';
import { Order } from '../../platform/paging/order.ts';
import type { ProductSort } from './search.enums.ts';
import type { Condition } from './filter.ts';
import { isWhole, tsqueryOf, type SearchKey } from './search-key.ts';

/** What to look for besides the measured properties. */
export type Scope = {
  /** Category id and its level (1 = root). */
  category?: { id: string; level: number };
  supplierId?: string;
  /** Only offers of these suppliers. */
  supplierIds?: string[];
  merchantId?: string;
  baseProductId?: string;
  /** Text to be found, understood. */
  key?: SearchKey;
  onlyConfirmed?: boolean;
  stockStates?: string[];
};

/** The words of a title, as the index product_search_words has them. */
export const titleWords = "array_to_tsvector(string_to_array(title_key, ' '))";

/** The `where` of a scope; `true` when nothing is asked. */
export function scopeSql(scope: Scope, parameters: Parameters): string {
  const parts: string[] = [];
  if (scope.category)
    parts.push(`category_path[${scope.category.level}] = ${parameters.add(scope.category.id, 'uuid')}`);
  if (scope.supplierId) parts.push(`supplier_id = ${parameters.add(scope.supplierId, 'uuid')}`);
  if (scope.supplierIds) parts.push(`supplier_id = any(${parameters.add(scope.supplierIds, 'uuid[]')})`);
  if (scope.merchantId) parts.push(`merchant_id = ${parameters.add(scope.merchantId, 'uuid')}`);
  if (scope.baseProductId) parts.push(`base_product_id = ${parameters.add(scope.baseProductId, 'uuid')}`);
  const text = scope.key && tsqueryOf(scope.key);
  if (text) parts.push(`${titleWords} @@ ${parameters.add(text, 'tsquery')}`);
  if (scope.onlyConfirmed) parts.push('is_confirmed');
  if (scope.stockStates?.length) parts.push(`stock_state = any(${parameters.add(scope.stockStates, 'text[]')})`);
  return parts.join(' and ') || 'true';
}

/** The same test as the index of words makes, row by row: cheaper where few rows are read. */
export function textSql({ pieces }: SearchKey, parameters: Parameters): string {
  const like = (pattern: string) => `title_key like ${parameters.add(pattern, 'text')}`;
  const wordSql = (word: string) =>
    isWhole(word)
      ? `(' ' || title_key || ' ') like ${parameters.add(`% ${word} %`, 'text')}`
      : `(${like(`${word}%`)} or ${like(`% ${word}%`)})`;
  const wayOf = (words: string[]) => `(${words.map(wordSql).join(' and ')})`;
  return pieces.map((ways) => `(${ways.map(wayOf).join(' or ')})`).join(' and ') || 'true';
}

/** Whether an offer is shown at `now`, a placeholder; `row` is the table's alias with its point. */
export const visibleSql = (now: string, row = '') => `${row}visible_from <= ${now} and ${row}visible_until > ${now}`;

/** One condition as SQL that is true or false, never null. */
export function conditionSql(condition: Condition, includeUnknown: boolean, parameters: Parameters): string {
  const low = `lows[${condition.slot}]`;
  const test = testSql(condition, low, `highs[${condition.slot}]`, parameters);
  return `coalesce(${test}, ${includeUnknown})`;
}

function testSql(condition: Condition, low: string, high: string, parameters: Parameters): string {
  const number = (value: number) => parameters.add(value, 'double precision');
  switch (condition.kind) {
    case 'interval': {
      const ends = [
        condition.low === null ? '' : `${low} >= ${number(condition.low)}`,
        condition.high === null ? '' : `${low} <= ${number(condition.high)}`,
      ];
      return `(${ends.filter(Boolean).join(' and ')})`;
    }
    case 'cover':
      return `(${low} <= ${number(condition.low)} and ${high} >= ${number(condition.high)})`;
    case 'overlap':
      return `(${low} <= ${number(condition.high)} and ${high} >= ${number(condition.low)})`;
    case 'oneOf':
      return `${low} = any(${parameters.add(condition.ordinals, 'double precision[]')})`;
    case 'anyBit':
      return `(${low}::bigint & ${parameters.add(String(condition.mask), 'bigint')}) <> 0`;
  }
}

/**
 * How well an offer fits a text, more is better: first whether its title begins like the text, then how much of the
 * measures it states, then how closely it begins like it. `hits` are the measures as conditions on the read model.
 */
export function fitSql({ phrase, measures }: SearchKey, hits: string[], parameters: Parameters): string {
  const like = (pattern: string) => `title_key like ${parameters.add(pattern, 'text')}`;
  const start = phrase.split(' ')[0] ?? '';
  const begins = `case when ${like(`${phrase} %`)} or title_key = ${parameters.add(phrase, 'text')} then 3
    when ${like(`${phrase}%`)} then 2 when ${like(`${start} %`)} then 1 else 0 end`;
  const inside = `(case when ${like(`% ${phrase} %`)} then 1 else 0 end)`;
  const stated = measures.flatMap(({ words }) => {
    const text = words.join(' ');
    return [`(case when ${like(`% ${text} %`)} or ${like(`% ${text}`)} then 2 else 0 end)`];
  });
  const held = hits.map((hit) => `(case when ${hit} then 1 else 0 end)`);
  const measured = [...stated, ...held].join(' + ') || '0';
  return `((case when ${like(`${start}%`)} then 1000 else 0 end) + (${measured}) * 10 + ${begins} * 2 + ${inside})`;
}

/** What orders speak of. */
export const sortColumns = 'id, relevance, published_at, price_rial, lead_time_days, rating, response_min';

const id = { sql: 'id', kind: 'id' } as const;
const relevance = { sql: 'relevance', kind: 'whole', isDescending: true } as const;
/** Every order ends in the id, so that pages never overlap. */
export const orders: Record<ProductSort, Order> = {
  RELEVANCE: new Order('offers RELEVANCE', [relevance, id]),
  NEWEST: new Order('offers NEWEST', [{ sql: 'published_at', kind: 'instant', isDescending: true }, id]),
  PRICE_ASC: new Order('offers PRICE_ASC', [{ sql: 'price_rial', kind: 'whole', isNullable: true }, id]),
  LEAD_TIME: new Order('offers LEAD_TIME', [{ sql: 'lead_time_days', kind: 'whole' }, id]),
  RATING: new Order('offers RATING', [{ sql: 'rating', kind: 'real', isDescending: true }, id]),
  RESPONSE_TIME: new Order('offers RESPONSE_TIME', [{ sql: 'response_min', kind: 'whole' }, id]),
};
/** Orders that an index has: a page of them begins where the cursor points. The others pass over all that match, once. */
export const indexed: ReadonlySet<ProductSort> = new Set(['RELEVANCE', 'NEWEST', 'PRICE_ASC']);
/** How well they fit a text (fitSql), then as without one. */
export const bestFit = new Order('offers by fit', [{ sql: 'fit', kind: 'whole', isDescending: true }, relevance, id]);
