import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Request } from './Quotes.generated.ts';

/** The offers between a buyer and one seller, the newest first. */
export interface Chain {
  id: string;
  /** Of its seller, where there are several. */
  sellerName: string | undefined;
  quotes: readonly Quote[];
  /** Whether the viewer may write the next one, or goes on with a draft. */
  mayOffer: boolean;
}

/** The chains of a request that have offers; the only one of an order, or of a seller, also before. */
export function chainsOf(request: Request, quotes: readonly Quote[]): Chain[] {
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
