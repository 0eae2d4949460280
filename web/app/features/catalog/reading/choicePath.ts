import { searchableKey } from '../../../platform/text/searchKey.ts';
import { productListPath } from '../../../paths.ts';

interface Choice {
  value?: string | null;
  maxValue?: string | null;
  unit?: { code: string } | null;
  enumValue?: { code: string } | null;
  property?: { code: string } | null;
  category?: { id: string; slug: string } | null;
}

/**
 * The list of the choice's category with its filter, written as lists write filters, and the rest of the text.
 * Undefined when its category or property is no longer there.
 */
export function choicePath({ category, property, value, maxValue, unit, enumValue }: Choice, rest: string) {
  if (!category || !property) return undefined;
  const query = new URLSearchParams();
  const key = searchableKey(rest);
  if (key) query.set('key', key);
  if (enumValue) query.set(property.code, enumValue.code);
  if (value) query.set(`${property.code}.value`, value);
  if (maxValue) query.set(`${property.code}.maxValue`, maxValue);
  if (unit && (value || maxValue)) query.set(`${property.code}.unit`, unit.code);
  query.sort();
  return `${productListPath(category)}?${query}`;
}
