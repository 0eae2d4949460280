import type { FieldError } from '../../../platform/field-error.ts';
import { invalidAll } from '../../../platform/problem.ts';

/**
 * Refuses a list that names an entry twice.
 * @param placeOf where an item stands in the body: '' or `items[3].`
 * @throws Problem 400 DUPLICATE at each repetition
 */
export function refuseDuplicates(ids: readonly string[], placeOf: (index: number) => string): void {
  invalidAll(
    ids.flatMap((id, index): FieldError[] =>
      ids.indexOf(id) < index ? [{ field: `${placeOf(index)}supplierProductId`, code: 'DUPLICATE' }] : [],
    ),
  );
}
