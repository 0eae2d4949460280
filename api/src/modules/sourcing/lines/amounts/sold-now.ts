import { type Decimal, decimal } from '../../../../platform/decimal.ts';
import type { FieldError } from '../../../../platform/field-error.ts';
import { readQuantity } from '../../../../platform/quantity.ts';
import type { UnitTable } from '../../../reference/index.ts';
import { problemOfOrder, saleUnitText } from '../../../listings/index.ts';
import type { LineRow } from '../lines.repository.ts';
import type { OfferedRow } from '../offered-lines.repository.ts';
import { measureOfLine } from '../../quotes/line-units.ts';
import { type MeasuredBy, ratioBetween, sameAmount } from './same-amount.ts';

/** The sale unit of an offer as it is now. */
export const measureOfOffer = (offer: Pick<OfferedRow, 'saleUnitId' | 'conversions'>): MeasuredBy => ({
  unitId: offer.saleUnitId,
  pack: offer,
});

/** A quantity as it is sent: in a unit that is named, else as the line that is there tells it, else in sale units. */
type Typed = { quantity: string; unitId?: string };
type Known = Pick<LineRow, 'unitId' | 'snapshot'>;
type Read = { quantity: string } | { error: FieldError };

/**
 * How much of an offer a line asks for in sale units of now. The seller may sell it by another unit or pack since the line was
 * written: then the amount stays, or the buyer is asked. A text that is no quantity comes back as it is.
 * @param at path of the line
 */
export function inSaleUnitsNow(
  { quantity, unitId }: Typed,
  { offer, known, at }: { offer: OfferedRow; known: Known | undefined; at: string },
  units: UnitTable,
): Read {
  const typed = readQuantity(quantity);
  const to = measureOfOffer(offer);
  if (!typed) return { quantity };
  if (unitId !== undefined) {
    const from = { unitId, pack: offer };
    if (!ratioBetween(from, to, units)) return { error: { field: `${at}.unitId`, code: 'NOT_COMPARABLE' } };
    const { moq, orderStep } = offer;
    const exact = sameAmount(typed, from, to, units);
    if (exact) return { quantity: exact.toFixed() };
    const params = [decimal(moq).toFixed(), decimal(orderStep).toFixed()];
    return { error: { field: `${at}.quantity`, code: 'ORDER_STEP', params } };
  }
  if (!known) return { quantity };
  const now = amountNow(typed, known, offer, units);
  if (now?.eq(typed)) return { quantity };
  if (now && !problemOfOrder(now, offer)) return { quantity: now.toFixed() };
  return { error: { field: `${at}.quantity`, code: 'UNIT_CHANGED', params: [saleUnitText(offer, units)] } };
}

/** So much of a line that was written before, in sale units of now; undefined where that is not known. */
export const amountNow = (
  quantity: Decimal,
  known: Known,
  offer: Pick<OfferedRow, 'saleUnitId' | 'conversions'>,
  units: UnitTable,
): Decimal | undefined => sameAmount(quantity, measureOfLine(known), measureOfOffer(offer), units);
