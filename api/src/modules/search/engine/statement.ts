import type { Parameters } from '../../../platform/database/parameters.ts';
import { Order } from '../../../platform/paging/order.ts';
import { changedIn, inOrderOfChange } from '../../../platform/sync/changes.ts';
import type { Condition } from '../filter.ts';
import type { ListOrder, Scope, Wanted } from './engine.ts';
import { matchSql } from './match.ts';

/** The `where` of a scope; `true` when nothing is asked. */
export function scopeSql(scope: Scope, parameters: Parameters): string {
  const parts: string[] = [];
  if (scope.category)
    parts.push(`category_path[${scope.category.level}] = ${parameters.add(scope.category.id, 'uuid')}`);
  if (scope.supplierId) parts.push(`supplier_id = ${parameters.add(scope.supplierId, 'uuid')}`);
  if (scope.supplierIds) parts.push(`supplier_id = any(${parameters.add(scope.supplierIds, 'uuid[]')})`);
  if (scope.merchantId) parts.push(soldBySql(scope.merchantId, scope.ownSupplierId, parameters));
  if (scope.baseProductId) parts.push(`base_product_id = ${parameters.add(scope.baseProductId, 'uuid')}`);
  if (scope.onlyConfirmed) parts.push('is_confirmed');
  if (scope.stockStates?.length) parts.push(`stock_state = any(${parameters.add(scope.stockStates, 'text[]')})`);
  if (scope.changed) parts.push(changedIn(parameters, changedAt(), scope.changed));
  return parts.join(' and ') || 'true';
}

/** When what is shown of an offer last changed, or began to be shown; `row` is the table's alias with its point. */
export const changedAt = (row = '') => `greatest(coalesce(${row}changed_at, ${row}published_at), ${row}visible_from)`;
/** The same of the offer of another row, by its id. */
export const changedAtOf = (id: string) =>
  `(select ${changedAt('o.')} from product_search o where o.id = ${id}) as "updatedAt"`;

/** What a merchant sells; a supplier that sells for itself is named by no merchant. */
function soldBySql(merchantId: string, ownSupplierId: string | undefined, parameters: Parameters): string {
  const named = `merchant_id = ${parameters.add(merchantId, 'uuid')}`;
  if (ownSupplierId === undefined) return named;
  return `(${named} or (merchant_id is null and supplier_id = ${parameters.add(ownSupplierId, 'uuid')}))`;
}

/** Whether an offer is shown at `now`, a placeholder; `row` is the table's alias with its point. */
export const visibleSql = (now: string, row = '') => `${row}visible_from <= ${now} and ${row}visible_until > ${now}`;

/** The `where` of all that is wanted but the text. */
const filterSql = ({ now, scope, conditions, includeUnknown }: Wanted, parameters: Parameters): string =>
  [
    scopeSql(scope, parameters),
    visibleSql(parameters.add(now, 'timestamptz')),
    ...conditions.map((condition) => conditionSql(condition, includeUnknown, parameters)),
  ].join(' and ');

/** The whole `where`. */
export const whereSql = (wanted: Wanted, parameters: Parameters): string =>
  `${matchSql(wanted.pieces, wanted.need, parameters)} and ${filterSql(wanted, parameters)}`;

/**
 * The same for passes over all that is wanted. Without a text they are over the index of values, which names the leaves of a
 * category: there the offers of one lie beside each other, and not as far apart as in the table.
 */
export function offersSql(wanted: Wanted, parameters: Parameters): string {
  const { category, ...others } = wanted.scope;
  if (wanted.pieces.length > 0 || !category) return whereSql(wanted, parameters);
  const leaves = `leaf_id = any(${parameters.add(category.leafIds, 'uuid[]')})`;
  return `${leaves} and ${filterSql({ ...wanted, scope: others }, parameters)}`;
}

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

/** What orders speak of. */
export const sortColumns =
  'id, relevance, published_at, price_rial, lead_time_days, rating, response_min, changed_at, visible_from';

const id = { sql: 'id', kind: 'id' } as const;
const relevance = { sql: 'relevance', kind: 'whole', isDescending: true } as const;
/** Every order ends in the id, so that pages never overlap. */
export const orders: Record<ListOrder, Order> = {
  RELEVANCE: new Order('offers RELEVANCE', [relevance, id]),
  NEWEST: new Order('offers NEWEST', [{ sql: 'published_at', kind: 'instant', isDescending: true }, id]),
  PRICE_ASC: new Order('offers PRICE_ASC', [{ sql: 'price_rial', kind: 'whole', isNullable: true }, id]),
  LEAD_TIME: new Order('offers LEAD_TIME', [{ sql: 'lead_time_days', kind: 'whole' }, id]),
  RATING: new Order('offers RATING', [{ sql: 'rating', kind: 'real', isDescending: true }, id]),
  RESPONSE_TIME: new Order('offers RESPONSE_TIME', [{ sql: 'response_min', kind: 'whole' }, id]),
  /** For programs that follow the list. */
  CHANGED: inOrderOfChange('offers', changedAt(), 'id'),
};
/** Orders that an index has: a page of them begins where the cursor points. The others pass over all that match, once. */
export const indexed: ReadonlySet<ListOrder> = new Set(['RELEVANCE', 'NEWEST', 'PRICE_ASC']);
/** How well they fit a text; those that were not ranked follow as without one. */
export const bestFit = new Order('offers by fit', [{ sql: 'fit', kind: 'whole', isDescending: true }, relevance, id]);
