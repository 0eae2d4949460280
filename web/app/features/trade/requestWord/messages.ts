import type { TradeRequestKind, TradeStatus } from '../../../platform/graph/types.generated.ts';

/** What a request is called, and who gets it. What may be both is «درخواست» in texts of both. */
const requestWords = {
  order: { what: 'سفارش', whom: 'فروشنده' },
  inquiry: { what: 'استعلام', whom: 'فروشندگان' },
} as const;
export type RequestWords = (typeof requestWords)[keyof typeof requestWords];
type Called = { kind: TradeRequestKind; status: TradeStatus };

const agreed: readonly TradeStatus[] = ['AGREED', 'IN_FULFILMENT', 'DELIVERED', 'DISPUTED', 'COMPLETED'];

/** One to several sellers is an inquiry until an offer of it is taken: from then on it is an order as any other. */
const nameOf = ({ kind, status }: Called) => (kind === 'OPEN_RFQ' && !agreed.includes(status) ? 'inquiry' : 'order');

/** The texts of a request, of a table that is written for both words. */
export function wordedFor<Texts>(write: (words: RequestWords) => Texts): (request: Called) => Texts {
  const written = { order: write(requestWords.order), inquiry: write(requestWords.inquiry) };
  return (request) => written[nameOf(request)];
}
