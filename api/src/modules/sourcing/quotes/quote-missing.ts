import type { Fault } from '../../../platform/lacks.ts';
import type { Colleague } from '../../approvals/agreement.ts';
import { askedWhenActing } from '../../approvals/approvers.ts';
import type { LineRow } from '../lines/lines.repository.ts';
import type { ChainedRow } from '../requests/requests.repository.ts';
import type { WholeQuote } from './difference.ts';
import { hashOfRequest, hashOfTerms, lacksOf } from './quote-content.ts';
import type { QuoteAction } from './quotes.enums.ts';
import type { QuoteMissing } from './quotes.schemas.ts';

/** Whether another offer has to differ from it: what was withdrawn may be sent again. */
export const isStanding = ({ quote }: WholeQuote) => quote.status === 'SENT' || quote.status === 'EXPIRED';

/** Lines that the seller's last offer of a chain left out. @param earlier the offers before, the newest first */
export function notOfferedBySeller(earlier: readonly WholeQuote[]): ReadonlySet<string> {
  const last = earlier.find(({ quote }) => quote.side === 'SELLER');
  return new Set((last?.lines ?? []).filter(({ isOffered }) => !isOffered).map(({ lineId }) => lineId));
}

/** An own draft as it would be sent now: what is in the way, and what it comes to where nothing is. */
export type SendingNow = { faults: readonly Fault[]; totalRial?: string };
type Judging = {
  row: ChainedRow;
  asked: readonly LineRow[];
  allowed: readonly QuoteAction[];
  /** Of a buyer who may bind its company: all who act for it. */
  colleagues: readonly Colleague[];
  userId: string;
  /** Of a draft that the viewer may send. */
  sending: SendingNow | undefined;
};

const binds = (action: QuoteAction) => action === 'SEND' || action === 'ACCEPT';

/** How many colleagues are asked before an offer that the viewer sends or accepts takes effect; undefined where that is not asked. */
export const approvalsNeededFor = (
  { totalRial }: WholeQuote['quote'],
  { row, allowed, colleagues, userId }: Pick<Judging, 'row' | 'allowed' | 'colleagues' | 'userId'>,
): number | undefined =>
  allowed.some(binds) ? askedWhenActing(BigInt(totalRial), userId, { row, colleagues })?.needed : undefined;

/** What a draft needs before it can be sent, and an offer before it can be accepted, with the codes of the refusals. @param earlier the offers before, the newest first */
export function missingOfQuote(
  draft: WholeQuote,
  earlier: readonly WholeQuote[],
  { row, asked, allowed, colleagues, userId, sending = { faults: [] } }: Judging,
): QuoteMissing[] {
  const { quote, lines } = draft;
  // With whom may not sell now nothing is agreed to.
  if (quote.status === 'SENT' && !row.isSellerConfirmed) return [{ code: 'MERCHANT_UNAVAILABLE', actions: [] }];
  const binding = allowed.filter(binds);
  const others = askedWhenActing(BigInt(quote.totalRial), userId, { row, colleagues });
  const missing: QuoteMissing[] = [];
  if (others?.isShort && binding.length > 0) missing.push({ code: 'NO_APPROVER', actions: binding });
  // Nobody is asked about an offer that only holds longer: who may agree to it alone extends it.
  if (others && others.needed > 0 && allowed.includes('EXTEND'))
    missing.push({ code: 'ABOVE_LIMIT', actions: ['EXTEND'] });
  if (!allowed.includes('SEND')) return missing;
  const lack = (code: string, field?: string) =>
    missing.push({ code, ...(field !== undefined && { field }), actions: ['SEND'] });
  // What was asked then is not judged any longer.
  if (hashOfRequest(row, asked) !== quote.requestHash) lack('REQUEST_CHANGED');
  else for (const { field, code } of sending.faults) lack(code, field);
  const { side } = quote;
  for (const field of lacksOf({ fields: quote, lines }, { side, notOffered: notOfferedBySeller(earlier) }))
    lack('REQUIRED', field);
  const [last] = earlier;
  if (last && isStanding(last) && hashOfTerms(last.quote, last.lines) === hashOfTerms(quote, lines))
    lack('NOTHING_CHANGED');
  if (sending.totalRial !== undefined && BigInt(sending.totalRial) === 0n) lack('ZERO_OFFER', 'confirmsZero');
  return missing;
}
