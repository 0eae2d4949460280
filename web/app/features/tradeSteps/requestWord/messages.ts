import type { TradeRequestKind, TradeSide } from '../../../platform/graph/types.generated.ts';

/** What a request is called, and who gets it. What may be both is «درخواست» in texts of both. */
const requestWords = {
  order: { what: 'سفارش', whom: 'فروشنده', answerText: 'با پاسخ شما سفارش دوباره به دست فروشنده می‌رسد.' },
  inquiry: {
    what: 'استعلام',
    whom: 'فروشندگان',
    answerText: 'همهٔ فروشندگان این استعلام پاسخ شما را می‌خوانند و کار پیشنهادها ادامه دارد.',
  },
} as const;
export type RequestWords = (typeof requestWords)[keyof typeof requestWords];
type Called = { kind: TradeRequestKind; agreedHash: string | null };

/** One to several sellers is an inquiry until an offer of it is taken: from then on it is an order as any other, however it ends. */
export const isInquiry = ({ kind, agreedHash }: Called) => kind === 'OPEN_RFQ' && !agreedHash;

/** The texts of a request, of a table that is written for both words. */
export function wordedFor<Texts>(write: (words: RequestWords) => Texts): (request: Called) => Texts {
  const written = { order: write(requestWords.order), inquiry: write(requestWords.inquiry) };
  return (request) => written[isInquiry(request) ? 'inquiry' : 'order'];
}

/** What stands beside the seller of a request: while a buyer still asks several, their number is named there. */
export const sellerLabelOf = (request: Called & { side: TradeSide }) =>
  request.side === 'BUYER' && isInquiry(request) ? 'گیرندگان' : 'فروشنده';
