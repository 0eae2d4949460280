import { type Decimal, decimal, parseTyped } from './decimal.ts';
import type { FieldError } from './field-error.ts';

/** As the database has quantities: numeric(18, 6). */
const QUANTITY = /^\d{1,12}(\.\d{1,6})?$/;
const LEAST = '0.000001';
const MOST = '999999999999.999999';
const DECIMALS = '6';

/** A quantity as people type it; undefined where it is none. */
export function readQuantity(typed: string): Decimal | undefined {
  const value = parseTyped(typed);
  return value?.gt(0) && QUANTITY.test(value.toFixed()) ? value : undefined;
}

/** What is wrong with a quantity that is typed; nothing where it is one. */
export function problemOfQuantity(field: string, typed: string): FieldError | undefined {
  if (readQuantity(typed)) return undefined;
  const value = parseTyped(typed);
  if (!value) return { field, code: 'NUMERIC' };
  if (value.lte(0)) return { field, code: 'MIN_VALUE', params: [LEAST] };
  return value.gte(decimal(MOST).plus(LEAST))
    ? { field, code: 'MAX_VALUE', params: [MOST] }
    : { field, code: 'DECIMAL_PLACES', params: [DECIMALS] };
}
