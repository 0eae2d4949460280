import type { Decimal } from '../../../platform/graph/scalars.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { numberInField, readDecimal } from '../../../platform/text/digits.ts';
import type { ConvertQuantityQuery, ConvertQuantityQueryVariables } from './ConvertQuantity.generated.ts';

/** From which unit, offer and line a quantity moves to which; what is empty is not sent. */
export type Conversion = Partial<
  Record<'unitId' | 'supplierProductId' | 'toUnitId' | 'toSupplierProductId' | 'lineId', string>
>;

/** What the api is asked for a figure as it was typed; undefined where nothing is typed. */
export function conversionOf(typed: string, conversion: Conversion): ConvertQuantityQueryVariables | undefined {
  const quantity = readDecimal(typed);
  if (quantity === undefined) return undefined;
  const named = Object.fromEntries(Object.entries(conversion).filter(([, value]) => value !== ''));
  return { quantity: quantity as Decimal, ...named };
}

/** The converted figure as it stands in a field; empty where it has to be stated again. */
export function convertedIn({ viewer }: ConvertQuantityQuery): string {
  const quantity = viewer?.convertedQuantity?.quantity;
  return quantity ? numberInField(formatDecimal(quantity).replaceAll('\u066c', '')) : '';
}
