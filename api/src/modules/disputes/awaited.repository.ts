import type { TradeSide } from '../documents/subject.enums.ts';

/** Whether a dispute waits for a side, as `turnInDispute` says it, of a request in dispute. @param request its id */
export const awaitedInDispute = (side: TradeSide, request: string) =>
  `(exists (select from disputes d where d.request_id = ${request} and ((d.status = 'ANSWER_DUE' and d.side <> '${side}')
      or (d.status = 'EVIDENCE' and d.${side === 'BUYER' ? 'buyer_done_at' : 'seller_done_at'} is null)))
    or exists (select from trade_consents k where k.request_id = ${request} and k.kind = 'SETTLEMENT' and k.status = 'ASKED'
      and k.side <> '${side}' and k.${side === 'BUYER' ? 'buyer' : 'seller'}_agreed_at is null))`;
