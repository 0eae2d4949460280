import type { PublishedOffer } from '../src/modules/listings/index.ts';
import { round } from './figures.ts';
import type { Random } from './random.ts';
import type { SaleTerms } from './shape.ts';
import { unitIdOf } from './tree.ts';

/** What is one piece by another name. */
const SINGLE_PIECES: ReadonlySet<string> = new Set(['{device}', '{strand}', '{copy}']);

/** The conditions one supplier offers a product under. */
export type Terms = Pick<
  PublishedOffer,
  | 'priceMode'
  | 'priceTiers'
  | 'saleUnitId'
  | 'conversions'
  | 'moq'
  | 'orderStep'
  | 'stockState'
  | 'leadTimeDays'
  | 'warranty'
  | 'originCountryName'
  | 'documents'
>;

/** Draws terms around `priceRial`, the price of one unit of sale. */
export function offerTerms(sale: SaleTerms, priceRial: number, random: Random): Terms {
  const packSize = random.pick(sale.packSizes);
  const moq = Math.max(1, Math.ceil(random.pick(sale.moq) / packSize));
  const priceMode = random.pick(sale.priceModes);
  const stockState = random.pick(sale.stock);
  const days = stockState === 'IN_STOCK' ? sale.leadDays.stock : sale.leadDays.order;
  return {
    priceMode,
    priceTiers: priceTiers(priceMode, moq, priceRial * packSize * (0.92 + random.next() * 0.18), random),
    ...soldBy(sale, packSize),
    moq: String(moq),
    orderStep: moq >= 50 && moq % 10 === 0 ? '10' : '1',
    stockState,
    leadTimeDays: random.int(days.from, days.to),
    warranty: random.pick(sale.warranties),
    originCountryName: random.pick(sale.origins),
    documents: random.some(sale.documents, random.int(0, sale.documents.length)),
  };
}

/** By the unit itself, or by a pack of some. */
function soldBy({ unit, pack }: SaleTerms, packSize: number): Pick<Terms, 'saleUnitId' | 'conversions'> {
  if (packSize > 1)
    return { saleUnitId: unitIdOf(pack), conversions: [{ unitId: unitIdOf(unit), quantity: String(packSize) }] };
  const onePiece = SINGLE_PIECES.has(unit) ? [{ unitId: unitIdOf('{piece}'), quantity: '1' }] : [];
  return { saleUnitId: unitIdOf(unit), conversions: onePiece };
}

function priceTiers(mode: Terms['priceMode'], moq: number, unitPrice: number, random: Random): Terms['priceTiers'] {
  if (mode === 'ON_REQUEST') return [];
  const first = { minQty: String(moq), unitPriceRial: roundRial(unitPrice) };
  if (mode === 'FIXED') return [first];
  const tier = (times: number, discountPercent: number) => ({
    minQty: String(moq * times),
    unitPriceRial: roundRial(unitPrice * (1 - discountPercent / 100)),
  });
  return [first, tier(5, random.int(3, 6)), tier(20, random.int(8, 14))];
}

/** Three significant digits, as price lists have them; at least a thousand rials. */
function roundRial(value: number): string {
  const step = 10 ** Math.max(3, Math.floor(Math.log10(value)) - 2);
  return String(Math.max(1000, round(value / step) * step));
}
