import type { PublishedOffer } from '../src/modules/suppliers/index.ts';
import { round } from './figures.ts';
import type { Random } from './random.ts';
import type { SaleTerms } from './shape.ts';
import { fa } from './text.ts';

/** The conditions one supplier offers a product under. */
export type Terms = Pick<
  PublishedOffer,
  | 'priceMode'
  | 'priceTiers'
  | 'saleUnitText'
  | 'packSize'
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
    saleUnitText: packSize === 1 ? sale.unit : `${sale.packWords[0]} ${fa(packSize)} ${sale.packWords[1]}`,
    packSize: String(packSize),
    moq: String(moq),
    orderStep: moq >= 50 && moq % 10 === 0 ? '10' : '1',
    stockState,
    leadTimeDays: random.int(days.from, days.to),
    warranty: random.pick(sale.warranties),
    originCountryName: random.pick(sale.origins),
    documents: random.some(sale.documents, random.int(0, sale.documents.length)),
  };
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
