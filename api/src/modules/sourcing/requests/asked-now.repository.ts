import type { Queryable } from '../../../platform/database/database.ts';
import type { TradeSide, TradeStatus } from '../../documents/subject.enums.ts';

/** What of a request may wait for somebody. */
export type AskedNow = {
  status: TradeStatus;
  buyerCustomerId: string;
  hasQuestion: boolean;
  chains: {
    sellerCustomerId: string;
    status: string;
    isOver: boolean;
    turn: TradeSide | null;
    offerEndsAt: string | null;
    rounds: number;
  }[];
  /** Amounts that colleagues are asked about. */
  amounts: { askerId: string | null; answeredBy: string[] }[];
  /** What was handed over and not answered: shipments and milestones. */
  deliveries: number;
  /** Sides that have still to answer a question of the other or of staff, once for each. */
  consents: TradeSide[];
  /** Of the dispute that goes on: whose it is, and whether the other side has still to answer. */
  dispute: { side: TradeSide; isAnswerDue: boolean } | null;
};

export async function readAskedNow(db: Queryable, requestId: string): Promise<AskedNow | undefined> {
  const [row] = await db.query<AskedNow>(
    `select r.status, r.buyer_customer_id as "buyerCustomerId",
       r.status = 'NEEDS_INFO' or exists (
         select from trade_questions q where q.request_id = r.id and q.answered_at is null) as "hasQuestion",
       coalesce((select jsonb_agg(jsonb_build_object('sellerCustomerId', p.seller_customer_id, 'status', p.status,
           'isOver', p.ended_as is not null, 'turn', p.turn, 'offerEndsAt', p.offer_ends_at, 'rounds', p.rounds))
         from trade_participations p where p.request_id = r.id), '[]') as chains,
       coalesce((select jsonb_agg(jsonb_build_object('askerId', a.asker_user_id, 'answeredBy', coalesce(
           (select jsonb_agg(s.user_id) from trade_approval_answers s where s.approval_id = a.id and s.user_id is not null), '[]')))
         from trade_approvals a where a.request_id = r.id and a.status = 'PENDING' and a.kind <> 'PUBLISH'), '[]') as amounts,
       ((select count(*) from shipments s where s.request_id = r.id and s.status = 'DELIVERED')
         + (select count(*) from milestones m where m.request_id = r.id and m.status = 'SUBMITTED'))::int as deliveries,
       coalesce((select jsonb_agg(asked.side) from trade_consents k, unnest(array['BUYER', 'SELLER']) as asked (side)
         where k.request_id = r.id and k.status = 'ASKED' and k.side <> asked.side
           and case asked.side when 'BUYER' then k.buyer_agreed_at else k.seller_agreed_at end is null), '[]') as consents,
       (select jsonb_build_object('side', d.side, 'isAnswerDue', d.status = 'ANSWER_DUE')
        from disputes d where d.request_id = r.id and d.ended_at is null limit 1) as dispute
     from trade_requests r where r.id = $1`,
    [requestId],
    'trade_asked_now',
  );
  return row;
}
