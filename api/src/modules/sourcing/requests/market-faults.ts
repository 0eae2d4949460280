import { type Fault, faultsBy } from '../../../platform/lacks.ts';
import { problemsOfNeededBy } from '../lines/line-rules.ts';
import type { LineRow } from '../lines/lines.repository.ts';
import { requireListPrice } from './list-price.ts';
import type { Market } from './market.ts';
import type { NeedsGround } from './ground.ts';
import { judgeNeeded, neededInputOf } from '../lines/needs/needed-lines.ts';
import { problemsOfQuoteDeadline } from '../rfq/quote-deadline.ts';
import { problemsOfSellers } from '../rfq/sellers.ts';
import { inputOf, judgeOrder } from './order-content.ts';
import type { TradeRequestRow } from './requests.repository.ts';

/** What the market and the rules of now say of a request. */
export type Judging = { lines: readonly LineRow[]; market: Market; rules: NeedsGround };
/** A request that is not published yet: what is in the way, else its lines at the prices of now. */
export type DraftNow = { faults: Fault[]; lines?: readonly Omit<LineRow, 'requestId'>[] };

/** A request that is not published yet, judged as its publication judges it. */
export function draftRequestNow(row: TradeRequestRow, judging: Judging): DraftNow {
  return row.kind === 'OPEN_RFQ' ? openNow(row, judging) : orderNow(row, judging);
}

function orderNow(row: TradeRequestRow, { lines, market, rules }: Judging): DraftNow {
  let found: DraftNow['lines'];
  const { buyerCustomerId: customerId, address } = row;
  const order = inputOf(row, lines);
  const judge = () => {
    const of = { customerId, ground: rules, offers: market.offers, address: address ?? undefined, known: lines };
    found = judgeOrder(order, of).lines;
  };
  const faults = faultsBy(judge, 'lines');
  // Its seller stopped the messages of the buyer, or the buyer those of its seller.
  const isBlocked = market.sellersOf(row).get(row.merchantId ?? '')?.isBlocked ?? false;
  if (faults.length === 0 && isBlocked) faults.push({ field: 'lines', code: 'CONVERSATION_BLOCKED' });
  return { faults, ...(faults.length === 0 && found && { lines: found }) };
}

function openNow(row: TradeRequestRow, { lines, market, rules }: Judging): DraftNow {
  const judged = judgeNeeded(neededInputOf(lines), {
    ...market,
    ground: rules,
    known: lines,
    categoryType: row.categoryType,
  });
  const merchantIds = row.chains.map(({ merchantId }) => merchantId);
  const faults: Fault[] = [
    ...judged.errors,
    ...problemsOfNeededBy(row.neededBy ?? undefined, rules.now),
    ...problemsOfQuoteDeadline(row.quoteDeadlineAt ?? undefined, rules.now),
    ...problemsOfSellers(market.sellersOf(row), merchantIds, row.buyerCustomerId),
  ];
  return { faults, ...(faults.length === 0 && { lines: judged.lines }) };
}

/** Why a published order cannot be taken at the prices of its list now. */
export const faultsOfListPrice = ({ lines, market, rules }: Judging): Fault[] =>
  faultsBy(() => requireListPrice(lines, market.offers, rules));
