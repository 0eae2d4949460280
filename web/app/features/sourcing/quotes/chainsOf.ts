import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Request } from './Quotes.generated.ts';

/** The last offer of a chain with those before it, or a draft. */
export type ChainQuote = Quote & Pick<NonNullable<Request['quotes']>['nodes'][number], 'earlier'>;

/** The offers between a buyer and one seller. */
export interface Chain {
  id: string;
  /** Of its seller, where there are several. */
  sellerName: string | undefined;
  /** A draft and the last offer, as far as they are there. */
  quotes: readonly ChainQuote[];
  /** Whether the viewer may write the next one, or goes on with a draft. */
  mayOffer: boolean;
}

/** The chains of a request that have offers; the only one of an order, or of a seller, also before. */
export function chainsOf(request: Request): Chain[] {
  const quotes = (request.quotes?.nodes ?? []).map((each) => ({ ...readFragment<Quote>(each), earlier: each.earlier }));
  const mayOffer = request.allowedActions.includes('SEND_QUOTE');
  if (request.kind !== 'OPEN_RFQ' || request.side !== 'BUYER')
    return [{ id: request.id, sellerName: undefined, quotes, mayOffer }];
  return request.participations.flatMap(({ id, merchantName, turn }) => {
    const own = quotes.filter(({ participationId }) => participationId === id);
    return own.length === 0
      ? []
      : [{ id, sellerName: merchantName, quotes: own, mayOffer: mayOffer && turn === 'BUYER' }];
  });
}
