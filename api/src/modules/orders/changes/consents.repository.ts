import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { DisputeOutcome } from '../../disputes/disputes.enums.ts';
import type { TradeConsentAsker, TradeConsentKind, TradeConsentStatus } from './consents.enums.ts';
import type { TradeSide } from '../../documents/subject.enums.ts';
import type { TradeRequest } from '../../sourcing/requests/trade.schemas.ts';

type Term = NonNullable<TradeRequest['paymentTerm']>;
export type ConsentRow = {
  id: string;
  requestId: string;
  kind: TradeConsentKind;
  status: TradeConsentStatus;
  side: TradeConsentAsker;
  fromTerm: Term | null;
  toTerm: Term | null;
  reason: string | null;
  askedAt: Date;
  lapsesAt: Date;
  endedAt: Date | null;
  answer: string | null;
  /** Of what staff ask both sides: since when each of them agrees. */
  buyerAgreedAt: Date | null;
  sellerAgreedAt: Date | null;
  /** Of a settlement: how which dispute would end. */
  disputeId: string | null;
  outcome: DisputeOutcome | null;
  buyerBasisPoints: number | null;
};

/** What the sides of some requests asked each other, the first one first. */
export const readConsents = (db: Queryable, requestIds: string[]) =>
  db.query<ConsentRow>(
    `select id, request_id as "requestId", kind, status, side, from_term as "fromTerm", to_term as "toTerm", reason,
       asked_at as "askedAt", lapses_at as "lapsesAt", ended_at as "endedAt", answer,
       buyer_agreed_at as "buyerAgreedAt", seller_agreed_at as "sellerAgreedAt",
       dispute_id as "disputeId", outcome, buyer_basis_points as "buyerBasisPoints"
     from trade_consents where request_id = any($1::uuid[]) order by request_id, asked_at, id`,
    [requestIds],
    'trade_consents',
  );

type NewConsent = Omit<ConsentRow, 'status' | 'endedAt' | 'answer' | 'buyerAgreedAt' | 'sellerAgreedAt'>;

export const insertConsent = (tx: Tx, row: NewConsent) =>
  tx.query(
    `insert into trade_consents (id, request_id, kind, status, side, from_term, to_term, reason, asked_at, lapses_at,
       dispute_id, outcome, buyer_basis_points)
     values ($1, $2, $3, 'ASKED', $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      row.id,
      row.requestId,
      row.kind,
      row.side,
      row.fromTerm,
      row.toTerm,
      row.reason,
      row.askedAt,
      row.lapsesAt,
      row.disputeId,
      row.outcome,
      row.buyerBasisPoints,
    ],
  );

/** A side agrees to what staff ask both. */
export const writeAgreed = (tx: Tx, id: string, side: TradeSide, now: Date) =>
  tx.query(`update trade_consents set ${side === 'BUYER' ? 'buyer' : 'seller'}_agreed_at = $2 where id = $1`, [
    id,
    now,
  ]);

type End = { status: Exclude<TradeConsentStatus, 'ASKED'>; answer?: string | undefined };

export const endConsent = (tx: Tx, id: string, { status, answer }: End, now: Date) =>
  tx.query('update trade_consents set status = $2, answer = $3, ended_at = $4 where id = $1', [
    id,
    status,
    answer ?? null,
    now,
  ]);

/** What is still to come of the lines of a request is agreed to no more, and what is on its way counts no more. */
export async function strikeRest(tx: Tx, requestId: string, rest: readonly { lineId: string; quantity: string }[]) {
  await tx.query(
    `update trade_lines l set struck = l.struck + s.quantity
     from jsonb_to_recordset($2::jsonb) as s ("lineId" uuid, quantity numeric) where l.request_id = $1 and l.id = s."lineId"`,
    [requestId, JSON.stringify(rest)],
  );
  await tx.query(`update shipments set status = 'CANCELLED' where request_id = $1 and status = 'ON_THE_WAY'`, [
    requestId,
  ]);
}

/** What both agreed to, as it was kept. */
export async function readAgreed(tx: Tx, requestId: string): Promise<object> {
  const [row] = await tx.query<{ agreed: object }>('select agreed from trade_requests where id = $1', [requestId]);
  return row!.agreed;
}
