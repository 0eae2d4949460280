import type { Asked, NoticeType } from '../../../platform/notices/notice-type.ts';
import { type AskedNow, readAskedNow } from './asked-now.repository.ts';
import type { TradeSide } from '../../documents/subject.enums.ts';

type Reader = { userId: string; side: TradeSide; customerId: string };
type Waiting = (now: AskedNow, reader: Reader, at: Date) => number;

/** What tells of a request and asks for something of it, as long as that waits. @param only events of the kind that ask; others are news */
export const asksWhile = (waiting: Waiting, only?: readonly string[]): NonNullable<NoticeType['asks']> => ({
  of: 'TradeRequest',
  waiting: async (query, { objectId, event, readers, at }: Asked) => {
    const isNews = only !== undefined && !only.includes(event);
    const now = isNews ? undefined : await readAskedNow(query, objectId);
    const countOf = (userId: string, customerId: string | null) => {
      if (isNews) return 1;
      if (!now || customerId === null) return 0;
      return waiting(now, { userId, customerId, side: customerId === now.buyerCustomerId ? 'BUYER' : 'SELLER' }, at);
    };
    return new Map(readers.map(({ userId, partyId }) => [userId, countOf(userId, partyId)]));
  },
});

const open: readonly string[] = ['PUBLISHED', 'NEEDS_INFO', 'NEGOTIATING'];
const chainsOf = ({ chains }: AskedNow, { side, customerId }: Reader) =>
  chains.filter((chain) => !chain.isOver && (side === 'BUYER' || chain.sellerCustomerId === customerId));

export const waitsForConfirmation: Waiting = ({ status }) => Number(status === 'AWAITING_CONFIRMATION');
export const waitsForAgreement: Waiting = ({ amounts }, { userId }) =>
  amounts.filter(({ askerId, answeredBy }) => askerId !== userId && !answeredBy.includes(userId)).length;
export const waitsForDraft: Waiting = ({ status }) => Number(status === 'DRAFT');
/** A seller who has sent no offer. */
export const waitsForOffer: Waiting = (now, reader) =>
  open.includes(now.status)
    ? chainsOf(now, reader).filter(({ rounds, status }) => rounds === 0 && status !== 'SELECTED').length
    : 0;
export const waitsForInfo: Waiting = ({ hasQuestion }) => Number(hasQuestion);
/** Offers of the other side that stand. */
export const waitsForAnswer: Waiting = (now, reader, at) =>
  open.includes(now.status)
    ? chainsOf(now, reader).filter(
        ({ turn, offerEndsAt }) => turn === reader.side && offerEndsAt !== null && new Date(offerEndsAt) > at,
      ).length
    : 0;
/** That one of them is about to end. */
export const waitsForSoonAnswer: Waiting = (now, reader, at) => Math.min(1, waitsForAnswer(now, reader, at));
export const waitsForReview: Waiting = ({ deliveries }) => deliveries;
export const waitsForDelivery: Waiting = ({ status }) => Number(['AGREED', 'IN_FULFILMENT'].includes(status));
export const waitsForPayment: Waiting = ({ status }) => Number(status === 'AGREED');
export const waitsForConsent: Waiting = ({ consents }, { side }) => consents.filter((each) => each === side).length;
/** Whose dispute it is waits for its end. */
export const waitsInDispute: Waiting = ({ dispute }, { side }) =>
  Number(dispute !== null && (dispute.isAnswerDue || dispute.side === side));
