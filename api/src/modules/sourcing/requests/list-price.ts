import { decimal } from '../../../platform/decimal.ts';
import { Problem } from '../../../platform/problem.ts';
import { saleUnitText } from '../../listings/index.ts';
import { amountNow } from '../lines/amounts/sold-now.ts';
import { hashOf } from '../../../platform/sealing.ts';
import { linesOf, pricedLines, totalsOf } from '../lines/line-prices.ts';
import { type LineRow, offerLines } from '../lines/lines.repository.ts';
import type { Offers } from './market.ts';
import type { OrderGround } from './ground.ts';

type PricedLine = Omit<LineRow, 'requestId'>;

/**
 * Lines of a published order as their offers are now, whoever may still sell them: an agency that has ended since starts nothing
 * new, and what is open lives on. @throws Problem 409 SUPPLIER_PRODUCT_NOT_FOUND, MERCHANT_UNAVAILABLE, UNIT_CHANGED
 */
function linesNow(lines: readonly LineRow[], offers: Offers, ground: OrderGround): PricedLine[] {
  const offered = offerLines(lines).map((line) => {
    const { supplierProductId, alternativesAllowed } = line;
    const offer = offers.get(supplierProductId);
    if (!offer || offer.priceTiers.length === 0) throw new Problem(409, 'SUPPLIER_PRODUCT_NOT_FOUND');
    if (!offer.isMerchantConfirmed) throw new Problem(409, 'MERCHANT_UNAVAILABLE');
    const now = amountNow(decimal(line.quantity), line, offer, ground.units);
    if (!now) {
      const params = [saleUnitText(offer, ground.units)];
      throw new Problem(409, 'UNIT_CHANGED', [{ field: '', code: 'UNIT_CHANGED', params }]);
    }
    return { line: { supplierProductId, quantity: now.toFixed(), alternativesAllowed }, offer };
  });
  return linesOf(offered, ground, lines);
}

const stocksOf = (lines: readonly PricedLine[]) => lines.map(({ snapshot }) => snapshot.stockState).join();

/**
 * A published order can be taken at the prices that its buyer saw, with what there was of it. @returns its totals
 * @throws Problem 409 PRICE_CHANGED with the total of now, and as its lines
 */
export function requireListPrice(lines: readonly LineRow[], offers: Offers, ground: OrderGround) {
  const current = linesNow(lines, offers, ground);
  const totals = totalsOf(current);
  const isSame = hashOf(pricedLines(current)) === hashOf(pricedLines(lines)) && stocksOf(current) === stocksOf(lines);
  if (isSame) return totals;
  const params = [String(totals.totalRial)];
  throw new Problem(409, 'PRICE_CHANGED', [{ field: '', code: 'PRICE_CHANGED', params }]);
}
