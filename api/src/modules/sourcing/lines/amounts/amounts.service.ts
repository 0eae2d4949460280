import type { Actor } from '../../../../platform/actor.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { notFound, invalid } from '../../../../platform/problem.ts';
import { readQuantity } from '../../../../platform/quantity.ts';
import type { Reference } from '../../../reference/index.ts';
import { readLine } from '../lines.repository.ts';
import { type OfferedRow, readOffered } from '../offered-lines.repository.ts';
import { packOfLine } from '../../quotes/line-units.ts';
import type { TradeSteps } from '../../requests/steps.ts';
import type { ConvertedQuantity, QuantityToConvert } from './amounts.schemas.ts';
import { type MeasuredBy, type Pack, sameAmount } from './same-amount.ts';

type Parts = {
  db: Queryable;
  clock: Clock;
  reference: Pick<Reference, 'unitTable'>;
  steps: Pick<TradeSteps, 'find'>;
};
export type Amounts = ReturnType<typeof makeAmounts>;

/** Quantities that move to another unit, offer or pack while somebody fills in a form. */
export function makeAmounts({ db, clock, reference, steps }: Parts) {
  /** What a line asks for. @throws Problem 404 for one that the actor may not see */
  async function packOf(actor: Actor, lineId: string): Promise<Pack> {
    const line = await readLine(db, lineId);
    if (!line) return notFound('TRADE_REQUEST_NOT_FOUND');
    await steps.find(actor, line.requestId);
    return packOfLine(line);
  }

  return {
    /** @throws Problem 400 for an offer that is not there, 404 for a line of a request that the actor may not see */
    async convert(actor: Actor, asked: QuantityToConvert): Promise<ConvertedQuantity> {
      const { supplierProductId, toSupplierProductId, lineId } = asked;
      const ids = [supplierProductId, toSupplierProductId].flatMap((id) => id ?? []);
      const found = ids.length > 0 ? await readOffered(db, [...new Set(ids)], clock.now()) : [];
      const offers = new Map(found.filter(({ isShown }) => isShown).map((each) => [each.supplierProductId, each]));
      const ofLine = lineId === undefined ? undefined : await packOf(actor, lineId);
      const from = measureOf('', asked.unitId, supplierProductId, { offers, ofLine });
      const to = measureOf('to', asked.toUnitId, toSupplierProductId, { offers, ofLine });
      const typed = readQuantity(asked.quantity);
      const quantity = typed && sameAmount(typed, from, to, await reference.unitTable());
      return quantity ? { quantity: quantity.toFixed() } : {};
    },
  };
}

type Packs = { offers: ReadonlyMap<string, OfferedRow>; ofLine: Pack | undefined };

/** One side of a conversion. @param prefix of its fields */
function measureOf(
  prefix: '' | 'to',
  unitId: string | undefined,
  offerId: string | undefined,
  { offers, ofLine }: Packs,
): MeasuredBy {
  const field = (name: string) => (prefix ? `${prefix}${name[0]!.toUpperCase()}${name.slice(1)}` : name);
  const offer = offerId === undefined ? undefined : offers.get(offerId);
  if (offerId !== undefined && !offer) return invalid(field('supplierProductId'), 'SUPPLIER_PRODUCT_NOT_FOUND');
  const pack = offer ?? ofLine;
  const unit = unitId ?? pack?.saleUnitId;
  return unit === undefined ? invalid(field('unitId'), 'REQUIRED') : { unitId: unit, pack };
}
