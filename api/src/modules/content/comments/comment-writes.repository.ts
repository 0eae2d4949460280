import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { CommentObject, CommentReportReason, CommentState } from './comments.enums.ts';
import { type CommentRow, type NextText, readByIds } from './comments.repository.ts';

/** A comment that nobody else changes until the transaction ends. */
export async function holdComment(tx: Tx, id: string): Promise<CommentRow | undefined> {
  await tx.query('select 1 from comments where id = $1 for update', [id]);
  return (await readByIds(tx, [id]))[0];
}

export type Insert = Pick<
  CommentRow,
  | 'id'
  | 'objectType'
  | 'objectId'
  | 'rootId'
  | 'answersId'
  | 'customerId'
  | 'customerName'
  | 'state'
  | 'body'
  | 'rating'
  | 'pros'
  | 'cons'
  | 'isAnonymous'
  | 'isVerifiedBuyer'
> & { authorUserId: string; at: Date };

/** @returns false where the author has rated the thing, or the company has answered the root before */
export async function insertComment(tx: Tx, row: Insert): Promise<boolean> {
  const made = await tx.query(
    `insert into comments (id, object_type, object_id, root_id, answers_id, author_user_id, customer_id, customer_name, state, body,
       rating, pros, cons, is_anonymous, is_verified_buyer, published_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, case when $9 = 'PUBLISHED' then $16::timestamptz end,
       $16, $16) on conflict do nothing returning 1`,
    [
      row.id,
      row.objectType,
      row.objectId,
      row.rootId,
      row.answersId,
      row.authorUserId,
      row.customerId,
      row.customerName,
      row.state,
      row.body,
      row.rating,
      row.pros,
      row.cons,
      row.isAnonymous,
      row.isVerifiedBuyer,
      row.at,
    ],
  );
  return made.length > 0;
}

/** The next state of a comment that is held. What is left out stays. */
export type Move = {
  state: CommentState;
  at: Date;
  /** The text that stands from now on. */
  text?: NextText;
  /** An edit that waits from now on; null: none does any more. */
  next?: NextText | null;
  /** Why staff refused it. Null takes an earlier refusal away. */
  rejection?: { code: string | null; text: string | null } | null;
  isDecided?: boolean;
  isEdited?: boolean;
  isAppealed?: boolean;
};
export const moveComment = (tx: Tx, id: string, move: Move) =>
  tx.query(
    `update comments set state = $2, updated_at = $3, version = version + 1,
       body = coalesce($4, body), pros = coalesce($5, pros), cons = coalesce($6, cons),
       next = case when $7 then $8::jsonb else next end,
       rejection_code = case when $9 then $10 else rejection_code end,
       rejection_text = case when $9 then $11 else rejection_text end,
       decided_at = case when $12 then $3 else decided_at end, edited_at = case when $13 then $3 else edited_at end,
       appealed_at = case when $14 then $3 else appealed_at end,
       published_at = case when $2 = 'PUBLISHED' then coalesce(published_at, $3) else published_at end
     where id = $1`,
    [id, move.state, move.at, ...textsOf(move), ...refusalOf(move), ...marksOf(move)],
  );

const textsOf = ({ text, next }: Move) => [
  text?.body ?? null,
  text?.pros ?? null,
  text?.cons ?? null,
  next !== undefined,
  next ? JSON.stringify(next) : null,
];
const refusalOf = ({ rejection }: Move) => [rejection !== undefined, rejection?.code ?? null, rejection?.text ?? null];
const marksOf = ({ isDecided = false, isEdited = false, isAppealed = false }: Move) => [
  isDecided,
  isEdited,
  isAppealed,
];

/** How much somebody wrote lately. */
export async function countSince(tx: Tx, userId: string, soon: Date, day: Date) {
  const [row] = await tx.query<{ soon: number; day: number; oldestSoon: Date | null; oldestDay: Date | null }>(
    `select (count(*) filter (where created_at > $2))::int as soon, count(*)::int as day,
       min(created_at) filter (where created_at > $2) as "oldestSoon", min(created_at) as "oldestDay"
     from comments where author_user_id = $1 and created_at > $3`,
    [userId, soon, day],
  );
  return row!;
}

/** What somebody wrote before, the newest of it. */
export const readEarlierTexts = (tx: Tx, userId: string, exceptId: string) =>
  tx.query<{ body: string }>(
    'select body from comments where author_user_id = $1 and id <> $2 order by created_at desc, id desc limit 20',
    [userId, exceptId],
  );

export async function readHistory(tx: Tx, userId: string, since: Date) {
  const [row] = await tx.query<{ published: number; rejected: number }>(
    `select (count(*) filter (where state in ('PUBLISHED', 'EDIT_PENDING')))::int as published,
       (count(*) filter (where rejection_code is not null and decided_at > $2))::int as rejected
     from comments where author_user_id = $1 and coalesce(published_at, decided_at, created_at) > $2`,
    [userId, since],
  );
  return row!;
}

/** @returns whether it changed anything */
export async function like(tx: Tx, commentId: string, userId: string, at: Date): Promise<boolean> {
  const made = await tx.query(
    'insert into comment_likes (comment_id, user_id, created_at) values ($1, $2, $3) on conflict do nothing returning 1',
    [commentId, userId, at],
  );
  return made.length > 0;
}

/** @returns whether it changed anything */
export async function unlike(tx: Tx, commentId: string, userId: string): Promise<boolean> {
  const gone = await tx.query('delete from comment_likes where comment_id = $1 and user_id = $2 returning 1', [
    commentId,
    userId,
  ]);
  return gone.length > 0;
}

export async function addLikes(tx: Tx, commentId: string, count: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'update comments set like_count = like_count + $2 where id = $1 returning like_count as count',
    [commentId, count],
  );
  return row!.count;
}

export async function isLikedBy(tx: Tx, commentId: string, userId: string): Promise<boolean> {
  const found = await tx.query('select 1 from comment_likes where comment_id = $1 and user_id = $2', [
    commentId,
    userId,
  ]);
  return found.length > 0;
}

type NewReport = {
  id: string;
  commentId: string;
  userId: string;
  reason: CommentReportReason;
  explanation: string | null;
  at: Date;
};
/** @returns false where that person reported it before */
export async function insertReport(
  tx: Tx,
  { id, commentId, userId, reason, explanation, at }: NewReport,
): Promise<boolean> {
  const made = await tx.query(
    `insert into comment_reports (id, comment_id, reporter_user_id, reason, explanation, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (comment_id, reporter_user_id) do nothing returning 1`,
    [id, commentId, userId, reason, explanation, at],
  );
  return made.length > 0;
}

/** Who reported a comment since it was judged last, of those who have an account long enough. */
export const readReporters = (tx: Tx, commentId: string, bornBefore: Date) =>
  tx.query<{ userId: string; reason: CommentReportReason; explanation: string | null }>(
    `select r.reporter_user_id as "userId", r.reason, r.explanation from comment_reports r join users u on u.id = r.reporter_user_id
     where r.comment_id = $1 and r.settled_at is null and u.created_at <= $2 order by r.created_at, r.id`,
    [commentId, bornBefore],
  );

export const settleReports = (tx: Tx, commentId: string, at: Date) =>
  tx.query('update comment_reports set settled_at = $2 where comment_id = $1 and settled_at is null', [commentId, at]);

/** All that somebody wrote, liked and reported, for the export of an account. */
export const readAllOf = (db: Queryable, userId: string) =>
  db.query<{
    objectType: CommentObject;
    objectId: string;
    body: string;
    rating: number | null;
    state: string;
    createdAt: Date;
  }>(
    `select object_type as "objectType", object_id as "objectId", body, pros, cons, rating, is_anonymous as "isAnonymous", state,
       created_at as "createdAt" from comments where author_user_id = $1 order by created_at, id`,
    [userId],
  );
export const readLikesOf = (db: Queryable, userId: string) =>
  db.query<{ commentId: string; createdAt: Date }>(
    'select comment_id as "commentId", created_at as "createdAt" from comment_likes where user_id = $1 order by created_at',
    [userId],
  );
export const readReportsOf = (db: Queryable, userId: string) =>
  db.query<{ commentId: string; reason: CommentReportReason; explanation: string | null; createdAt: Date }>(
    `select comment_id as "commentId", reason, explanation, created_at as "createdAt" from comment_reports
     where reporter_user_id = $1 order by created_at, id`,
    [userId],
  );

/** What somebody said stays, without who it was; likes go. */
export async function forgetAuthor(tx: Tx, userId: string): Promise<void> {
  await tx.query('update comments set author_user_id = null where author_user_id = $1', [userId]);
  await tx.query('update comment_reports set reporter_user_id = null where reporter_user_id = $1', [userId]);
  await tx.query(
    `with gone as (delete from comment_likes where user_id = $1 returning comment_id)
     update comments set like_count = like_count - 1 where id in (select comment_id from gone)`,
    [userId],
  );
}
