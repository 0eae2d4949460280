import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { QuoteStatus } from '../sourcing/quotes/quotes.enums.ts';
import type { ConfirmRules } from '../sourcing/requests/standing.ts';
import type { TradeSide } from '../documents/subject.enums.ts';
import type { ApprovalKind, ApprovalStatus } from './approvals.enums.ts';

export type ApprovalAnswerRow = {
  userId: string | null;
  name: string | null;
  isApproved: boolean;
  reason: string | null;
  at: string;
};
export type ApprovalRow = {
  id: string;
  requestId: string;
  kind: ApprovalKind;
  status: ApprovalStatus;
  /** The offer that it is about, where it is about one. */
  quoteId: string | null;
  /** With which seller that one is, and until which day it holds. */
  participationId: string | null;
  quoteValidUntil: string | null;
  /** How many offers the chain of that one had when it was asked. */
  chainRounds: number | null;
  askerId: string | null;
  askerName: string | null;
  amountRial: string;
  needed: number;
  isAboveLimit: boolean;
  contentHash: string;
  askedAt: Date;
  endedAt: Date | null;
  customerId: string;
  /** What the offer offers, where it is about one. */
  quoteTitles: string[] | null;
  /** In the order in which they came. */
  answers: ApprovalAnswerRow[];
};

const nameOf = (
  person: string,
  userId: string,
) => `coalesce(nullif(concat_ws(' ', ${person}.first_name, ${person}.last_name), ''),
  (select m.display_name from customer_members m where m.customer_id = r.buyer_customer_id and m.user_id = ${userId} limit 1))`;
const select = `select a.id, a.request_id as "requestId", a.kind, a.status, a.subject_id as "quoteId",
    a.chain_rounds as "chainRounds", q.participation_id as "participationId", q.valid_until::text as "quoteValidUntil", a.asker_user_id as "askerId",
    ${nameOf('p', 'a.asker_user_id')} as "askerName", a.amount_rial::text as "amountRial", a.needed,
    a.above_limit as "isAboveLimit", a.content_hash as "contentHash", a.asked_at as "askedAt", a.ended_at as "endedAt",
    r.buyer_customer_id as "customerId",
    case when a.subject_id is not null then coalesce((select jsonb_agg(coalesce(l.alternative_title, l.title) order by l.place)
      from quote_lines l where l.quote_id = a.subject_id and l.is_offered), '[]') end as "quoteTitles",
    coalesce((select jsonb_agg(jsonb_build_object('userId', s.user_id, 'name', ${nameOf('sp', 's.user_id')},
      'isApproved', s.is_approved, 'reason', s.reason, 'at', s.at) order by s.place)
      from trade_approval_answers s left join persons sp on sp.user_id = s.user_id where s.approval_id = a.id), '[]') as answers
  from trade_approvals a join trade_requests r on r.id = a.request_id left join persons p on p.user_id = a.asker_user_id
    left join quotes q on q.id = a.subject_id`;

/** What was asked about some requests, the newest first. */
export const readApprovals = (db: Queryable, requestIds: readonly string[]) =>
  db.query<ApprovalRow>(
    `${select} where a.request_id = any($1::uuid[]) order by a.asked_at desc, a.kind, a.id desc`,
    [requestIds],
    'trade_approvals',
  );

/** What a request waits for, of which its holder may say that nobody else changes it. */
export const readPending = (tx: Tx, requestId: string) =>
  tx.query<ApprovalRow>(
    `${select} where a.request_id = $1 and a.status = 'PENDING' order by a.asked_at, a.id`,
    [requestId],
    'trade_approvals_pending',
  );

/** How the offers stand that a request's pending questions are about. */
export const readAskedQuotes = (tx: Tx, requestId: string) =>
  tx.query<{ approvalId: string; status: QuoteStatus; turn: TradeSide | null; rounds: number }>(
    `select a.id as "approvalId", q.status, p.turn, p.rounds from trade_approvals a join quotes q on q.id = a.subject_id
     join trade_participations p on p.id = q.participation_id where a.request_id = $1 and a.status = 'PENDING'`,
    [requestId],
  );

/** What is asked of a company about a request, and what of that request says who may answer. */
export type PendingRow = Pick<ApprovalRow, 'requestId' | 'customerId' | 'kind' | 'quoteId' | 'askerId' | 'amountRial'> &
  ConfirmRules & { answers: Pick<ApprovalAnswerRow, 'userId'>[] };

/** All that is asked of the companies that somebody is a member of. Their open requests are found in an index alone, and only those with a question read. */
export const readPendingOf = (db: Queryable, userId: string) =>
  db.query<PendingRow>(
    `select r.id as "requestId", r.buyer_customer_id as "customerId", r.requester_user_id as "requesterId",
       a.kind, a.subject_id as "quoteId", a.asker_user_id as "askerId", a.amount_rial::text as "amountRial",
       a.self_confirm as "selfConfirm", a.publish_needs as "publishNeeds",
       coalesce((select jsonb_agg(jsonb_build_object('userId', s.user_id)) from trade_approval_answers s
         where s.approval_id = a.id), '[]') as answers
     from trade_requests own join trade_approvals a on a.request_id = own.id and a.status = 'PENDING'
       join trade_requests r on r.id = own.id
     where own.status in ('AWAITING_CONFIRMATION', 'NEGOTIATING')
       and own.buyer_customer_id in (select m.customer_id from customer_members m where m.user_id = $1)`,
    [userId],
    'trade_approvals_of_member',
  );

/** Amounts that wait for somebody to agree to them. */
export const readWaitingForAmounts = (db: Queryable) =>
  db.query<{ requestId: string }>(
    `select distinct request_id as "requestId" from trade_approvals where status = 'PENDING' and kind <> 'PUBLISH' order by request_id`,
  );

type NewApproval = Pick<
  ApprovalRow,
  | 'id'
  | 'requestId'
  | 'kind'
  | 'quoteId'
  | 'chainRounds'
  | 'askerId'
  | 'amountRial'
  | 'needed'
  | 'isAboveLimit'
  | 'contentHash'
> & { selfConfirm: boolean; publishNeeds: string };

export const insertApproval = (tx: Tx, row: NewApproval, now: Date) =>
  tx.query(
    `insert into trade_approvals (id, request_id, kind, status, asker_user_id, amount_rial, needed, above_limit, self_confirm,
       publish_needs, content_hash, asked_at, subject_id, chain_rounds)
     values ($1, $2, $3, 'PENDING', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      row.id,
      row.requestId,
      row.kind,
      row.askerId,
      row.amountRial,
      row.needed,
      row.isAboveLimit,
      row.selfConfirm,
      row.publishNeeds,
      row.contentHash,
      now,
      row.quoteId,
      row.chainRounds,
    ],
    'trade_approval_asked',
  );

type NewAnswer = { userId: string; isApproved: boolean; reason?: string | undefined };

export const insertAnswer = (
  tx: Tx,
  approvalId: string,
  { userId, isApproved, reason = undefined }: NewAnswer,
  now: Date,
) =>
  tx.query(
    `insert into trade_approval_answers (approval_id, place, user_id, is_approved, reason, at)
     select $1, (select count(*) + 1 from trade_approval_answers where approval_id = $1), $2, $3, $4, $5`,
    [approvalId, userId, isApproved, reason ?? null, now],
  );

export const endApproval = (tx: Tx, id: string, status: ApprovalStatus, now: Date) =>
  tx.query(
    'update trade_approvals set status = $2, ended_at = $3 where id = $1',
    [id, status, now],
    'trade_approval_ended',
  );

/** What people asked and answered stays for their companies, without the person. */
export async function forgetApprovers(tx: Tx, userId: string): Promise<void> {
  await tx.query('update trade_approvals set asker_user_id = null where asker_user_id = $1', [userId]);
  await tx.query('update trade_approval_answers set user_id = null where user_id = $1', [userId]);
}

/** What a person said to colleagues who asked, for the export of an account. */
export const readAnswersBy = (db: Queryable, userId: string) =>
  db.query<{ number: string; isApproved: boolean; reason: string | null; at: Date }>(
    `select r.number, s.is_approved as "isApproved", s.reason, s.at from trade_approval_answers s
     join trade_approvals a on a.id = s.approval_id join trade_requests r on r.id = a.request_id
     where s.user_id = $1 order by s.at, a.id`,
    [userId],
  );
