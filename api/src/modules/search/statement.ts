import type { Condition } from './filter.ts';
import type { ProductSort } from './search.schemas.ts';

/** Collects parameters while SQL text is put together; values never enter the text. */
export class Parameters {
  readonly values: unknown[] = [];
  /** @returns the placeholder, with a cast where PostgreSQL cannot infer the type. */
  add(value: unknown, cast = ''): string {
    this.values.push(value);
    return `$${this.values.length}${cast && `::${cast}`}`;
  }
}

/** What to look for besides the measured properties. */
export type Scope = {
  /** Category id and its level (1 = root). */
  category?: { id: string; level: number };
  supplierId?: string;
  baseProductId?: string;
  /** Words, already folded. */
  words?: string[];
  onlyConfirmed?: boolean;
  stockStates?: string[];
};

/** The `where` of a scope; `true` when nothing is asked. */
export function scopeSql(scope: Scope, parameters: Parameters): string {
  const parts: string[] = [];
  if (scope.category)
    parts.push(`category_path[${scope.category.level}] = ${parameters.add(scope.category.id, 'uuid')}`);
  if (scope.supplierId) parts.push(`supplier_id = ${parameters.add(scope.supplierId, 'uuid')}`);
  if (scope.baseProductId) parts.push(`base_product_id = ${parameters.add(scope.baseProductId, 'uuid')}`);
  for (const word of scope.words ?? []) parts.push(`title_key like ${parameters.add(`%${word}%`, 'text')}`);
  if (scope.onlyConfirmed) parts.push('is_confirmed');
  if (scope.stockStates?.length) parts.push(`stock_state = any(${parameters.add(scope.stockStates, 'text[]')})`);
  return parts.join(' and ') || 'true';
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

/** What orderSql speaks of. */
export const sortColumns = 'id, relevance, published_at, price_rial, lead_time_days, rating, response_min';

/** Every order ends in the id, so that pages never overlap. */
export const orderSql: Record<ProductSort, string> = {
  RELEVANCE: 'relevance desc, id',
  NEWEST: 'published_at desc, id',
  PRICE_ASC: 'price_rial asc nulls last, id',
  LEAD_TIME: 'lead_time_days, id',
  RATING: 'rating desc, id',
  RESPONSE_TIME: 'response_min, id',
};
