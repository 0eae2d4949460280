import { decimal, type Decimal } from '../../../../platform/decimal.ts';
import { readQuantity } from '../../../../platform/quantity.ts';
import type { UnitTable } from '../../../reference/index.ts';
import { inSaleUnits, problemOfOrder, saleUnitText } from '../../../listings/index.ts';
import type { OfferedRow } from '../offered-lines.repository.ts';
import type { LineDoubt } from './import.enums.ts';
import type { CellDoubt, ParsedOffer } from './pasted.schemas.ts';
import type { TypedLine } from './read-pasted.ts';

type Amount = { quantity?: string; doubts: CellDoubt[] };

/** An offer as what a line means, with what would be in doubt then. */
export function proposal(line: TypedLine, offer: OfferedRow, units: UnitTable, isOtherSellers: boolean): ParsedOffer {
  const { supplierProductId, title, sku, supplierName, merchantId, merchantName, moq, orderStep, priceTiers } = offer;
  const cell = Math.max(0, line.at.goods);
  const isPriced = offer.priceMode !== 'ON_REQUEST' && priceTiers.length > 0;
  const { quantity, doubts } = amountOf(line, offer, units);
  return {
    supplierProductId,
    title,
    sku,
    supplierName,
    saleUnitId: offer.saleUnitId,
    saleUnitText: saleUnitText(offer, units),
    ...(merchantId !== null && { merchantId }),
    ...(merchantName !== null && { merchantName }),
    moq: decimal(moq).toFixed(),
    orderStep: decimal(orderStep).toFixed(),
    ...(quantity !== undefined && { quantity }),
    ...(isPriced && { unitPriceRial: priceTiers[0]!.unitPriceRial }),
    doubts: [
      ...(isOtherSellers
        ? [{ cell, code: 'GOODS_OTHER_SELLER' as const, values: merchantName ? [merchantName] : [] }]
        : []),
      ...(isPriced ? [] : [{ cell, code: 'GOODS_ON_REQUEST' as const, values: [] }]),
      ...doubts,
    ],
  };
}

/** How much of an offer a line asks for, in sale units. */
function amountOf({ quantity, unitIds, at, doubts: typed }: TypedLine, offer: OfferedRow, units: UnitTable): Amount {
  if (quantity === undefined) return { doubts: [] };
  const doubt = (place: number, code: LineDoubt, ...values: string[]) => ({ cell: Math.max(0, place), code, values });
  const saleUnit = saleUnitText(offer, units);
  const asked = decimal(quantity);
  if (unitIds.length === 0) {
    // A unit that nobody knows is not taken for another one.
    if (typed.some(({ code }) => code === 'UNIT_UNKNOWN')) return { doubts: [] };
    const { doubts, ...amount } = inSteps(asked, offer, at.quantity);
    // What is sold by the piece is counted.
    const isCounted = offer.saleUnitId === units.piece?.id;
    return { ...amount, doubts: [...(isCounted ? [] : [doubt(at.unit, 'UNIT_ASSUMED', saleUnit)]), ...doubts] };
  }
  const converted = unitIds.flatMap((id) => inSaleUnits(asked, id, offer, units) ?? []);
  // A name of several units means the one by which the offer can be sold.
  if (converted.length === 1) return inSteps(converted[0]!, offer, at.quantity);
  if (converted.length > 1) return { doubts: [] };
  const names = unitIds.flatMap((id) => units.byId.get(id)?.displayText ?? []);
  return { doubts: [doubt(at.unit, 'UNIT_NOT_COMPARABLE', names.join(' / '), saleUnit)] };
}

function inSteps(asked: Decimal, offer: OfferedRow, cell: number): Amount {
  const moq = decimal(offer.moq).toFixed();
  const step = decimal(offer.orderStep).toFixed();
  const offStep = { cell, code: 'QUANTITY_OFF_STEP' as const, values: [moq, step] };
  // A pack that is not whole has no quantity to be ordered.
  const quantity = readQuantity(asked.toFixed())?.toFixed();
  if (quantity === undefined) return { doubts: [offStep] };
  const problem = problemOfOrder(asked, offer);
  if (problem?.code === 'MIN_VALUE') return { quantity, doubts: [{ cell, code: 'QUANTITY_TOO_SMALL', values: [moq] }] };
  return { quantity, doubts: problem ? [offStep] : [] };
}
