import type { Tx } from '../../platform/database/database.ts';
import { type Decimal, decimal, parseTyped } from '../../platform/decimal.ts';
import type { FieldError } from '../../platform/field-error.ts';
import { invalidAll } from '../../platform/problem.ts';
import { allocate, part, type Rials, rials } from '../../platform/money.ts';
import type { AgreedTerms } from '../orders/agreement/agreement.ts';
import { readAgreed } from '../orders/changes/consents.repository.ts';
import { readProgress } from '../orders/fulfilment/shipments.repository.ts';
import { readLines } from '../sourcing/lines/lines.repository.ts';
import type { DisputeOutcome } from './disputes.enums.ts';
import type { DisputedAmount } from './disputes.repository.ts';

const HALF_UP = 1;
const WHOLE = 10_000;

/** What is left of an amount where only so much of a quantity is still agreed to. */
const kept = (amount: string, left: string, quantity: string): Rials =>
  rials(decimal(amount).times(left).div(quantity).round(0, HALF_UP).toFixed());
const sum = (all: readonly bigint[]): bigint => all.reduce((total, each) => total + each, 0n);

/** What some lines come to as they were agreed to, less what both struck: net, tax, and their share of the freight by the net. */
export async function amountOf(tx: Tx, requestId: string, lineIds: readonly string[]): Promise<DisputedAmount> {
  const agreed = (await readAgreed(tx, requestId)) as Partial<AgreedTerms>;
  const asked = await readLines(tx, [requestId]);
  const parts = (await readProgress(tx, [requestId])).map(({ lineId, agreed: left }) => {
    const { quantity, snapshot } = [...(agreed.lines ?? []), ...asked].find(({ id }) => id === lineId)!;
    return {
      lineId,
      net: kept(snapshot.netRial, left, quantity),
      vat: kept(snapshot.vatRial, left, quantity),
    };
  });
  const { amountRial, vatRial } = agreed.freight ?? {};
  const freight = rials(BigInt(amountRial ?? 0) + BigInt(vatRial ?? 0));
  // Goods for nothing bear the same share each.
  const weights = parts.some(({ net }) => net > 0n) ? parts.map(({ net }) => net) : parts.map(() => 1n);
  const shares = allocate(freight, weights);
  const disputed = parts.map((each, index) => ({ ...each, freight: shares[index]! }));
  const own = disputed.filter(({ lineId }) => lineIds.includes(lineId));
  return {
    netRial: String(sum(own.map(({ net }) => net))),
    vatRial: String(sum(own.map(({ vat }) => vat))),
    freightRial: String(sum(own.map((each) => each.freight))),
  };
}

export const totalOf = ({ netRial, vatRial, freightRial }: DisputedAmount): bigint =>
  BigInt(netRial) + BigInt(vatRial) + BigInt(freightRial);

/** Both sides' shares of an amount: each part of it half up for the buyer, and the rest for the seller. */
export function sharesOf(amount: DisputedAmount, buyerBasisPoints: number) {
  const { netRial, vatRial, freightRial } = amount;
  const buyer = sum([netRial, vatRial, freightRial].map((each) => part(rials(each), buyerBasisPoints)));
  return { buyerRial: String(buyer), sellerRial: String(totalOf(amount) - buyer) };
}

/** The buyer's share by how a dispute ends; none where the goods come again. */
const basisPointsOf = (outcome: DisputeOutcome, percent: Decimal | undefined): number | null =>
  ({ RELEASE: 0, REFUND: WHOLE, SPLIT: percent ? Number(percent.times(100).toFixed()) : null, REDO: null })[outcome];

/** The buyer's share of what somebody typed. @throws Problem 400 for one that does not fit how it ends */
export function typedShareOf(outcome: DisputeOutcome, typed: string | undefined): number | null {
  const problem = problemOfShare(outcome, typed);
  if (problem) invalidAll([problem]);
  return basisPointsOf(outcome, parseTyped(typed ?? ''));
}

/** A share that is typed: more than nothing and less than all, to a hundredth of a percent. */
function problemOfShare(outcome: DisputeOutcome, typed: string | undefined): FieldError | undefined {
  const field = 'buyerPercent';
  if (outcome !== 'SPLIT') return typed === undefined ? undefined : { field, code: 'SHARE_NOT_WANTED' };
  if (typed === undefined) return { field, code: 'REQUIRED' };
  const value = parseTyped(typed);
  if (!value) return { field, code: 'NUMERIC' };
  if (value.lt('0.01')) return { field, code: 'MIN_VALUE', params: ['0.01'] };
  if (value.gt('99.99')) return { field, code: 'MAX_VALUE', params: ['99.99'] };
  return value.times(100).round(0, 0).eq(value.times(100))
    ? undefined
    : { field, code: 'DECIMAL_PLACES', params: ['2'] };
}
