import { columnNames, run, shown, shownSql } from '../../../platform/database/builder.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Waiting } from '../../../platform/modules/staff-queue.ts';
import { newestFirst, Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../../platform/paging/read-page.ts';
import { foldedSql } from '../../../platform/search-words.ts';
import { tables } from '../../../tables.ts';
import type { FeedbackCloseReason, FeedbackStatus, FeedbackType } from './feedback.enums.ts';

export type FeedbackRow = {
  id: string;
  trackingNo: string;
  codeHash: string;
  userId: string | null;
  type: FeedbackType;
  subject: string;
  body: string;
  email: string | null;
  phone: string | null;
  pagePath: string | null;
  screenshotFileId: string | null;
  status: FeedbackStatus;
  closeReason: FeedbackCloseReason | null;
  answer: string | null;
  reopenText: string | null;
  reopenedAt: Date | null;
  endedAt: Date | null;
  version: number;
  createdAt: Date;
};

const names = columnNames(
  'id tracking_no code_hash user_id type subject body email phone page_path screenshot_file_id status close_reason',
  'answer reopen_text reopened_at ended_at version created_at',
);
const columns = shownSql(names);
const waits = "status in ('NEW', 'IN_WORK')";

export async function insertFeedback(tx: Tx, row: FeedbackRow): Promise<void> {
  const statement = tables.insertInto('feedbacks').values({
    id: row.id,
    tracking_no: row.trackingNo,
    code_hash: row.codeHash,
    user_id: row.userId,
    type: row.type,
    subject: row.subject,
    body: row.body,
    email: row.email,
    phone: row.phone,
    page_path: row.pagePath,
    screenshot_file_id: row.screenshotFileId,
    status: row.status,
    created_at: row.createdAt,
    updated_at: row.createdAt,
  });
  await run(tx, statement);
}

/** What staff or the sender make of it. */
export type FeedbackChange = Pick<
  FeedbackRow,
  'status' | 'closeReason' | 'answer' | 'reopenText' | 'reopenedAt' | 'endedAt'
>;

export async function updateFeedback(tx: Tx, id: string, change: FeedbackChange, at: Date): Promise<FeedbackRow> {
  const statement = tables
    .updateTable('feedbacks')
    .set((eb) => ({
      status: change.status,
      close_reason: change.closeReason,
      answer: change.answer,
      reopen_text: change.reopenText,
      reopened_at: change.reopenedAt,
      ended_at: change.endedAt,
      updated_at: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning(shown(names));
  const [row] = await run(tx, statement);
  return row as FeedbackRow;
}

/** One of them, held until the transaction ends. */
export async function lockFeedback(tx: Tx, id: string): Promise<FeedbackRow | undefined> {
  const [row] = await tx.query<FeedbackRow>(`select ${columns} from feedbacks where id = $1 for update`, [id]);
  return row;
}

export async function readByTrackingNo(db: Queryable, trackingNo: string): Promise<FeedbackRow | undefined> {
  const [row] = await db.query<FeedbackRow>(`select ${columns} from feedbacks where tracking_no = $1`, [trackingNo]);
  return row;
}

const newest = new Order('feedbacks', newestFirst('created_at'));

/** One page of a person's own ones, the newest first. */
export function readOwnFeedbacks(db: Queryable, userId: string, wanted: Paging) {
  const where = new Conditions();
  onlyOf(where, wanted, 'id').and(`user_id = ${where.add(userId, 'uuid')}`);
  return readCountedPage<FeedbackRow>(db, { columns, from: 'feedbacks', where, order: newest }, wanted);
}

const queue = new Order('feedbacks of staff', [
  { sql: `(${waits})`, kind: 'flag', isDescending: true },
  { sql: `case when ${waits} then created_at end`, kind: 'instant', isNullable: true },
  ...newestFirst('created_at'),
]);

type Wanted = {
  status?: FeedbackStatus | undefined;
  type?: FeedbackType | undefined;
  isWaiting?: boolean | undefined;
  words: string[];
  /** Kinds that who asks may not see. */
  without: readonly FeedbackType[];
};

const searched = foldedSql(`concat_ws(' ', tracking_no, subject, body)`);

/** One page of all of them: those that wait first, the oldest of them on top; then the newest. */
export function readQueue(db: Queryable, { status, type, isWaiting, words, without }: Wanted, wanted: Paging) {
  const where = new Conditions();
  onlyOf(where, wanted, 'id');
  if (status) where.and(`status = ${where.add(status)}`);
  if (isWaiting !== undefined) where.and(`(${waits}) = ${where.add(isWaiting, 'boolean')}`);
  if (type) where.and(`type = ${where.add(type)}`);
  if (without.length > 0) where.and(`type <> all(${where.add(without, 'text[]')})`);
  for (const word of words) where.and(`${searched} like ${where.add(`%${word}%`)}`);
  return readCountedPage<FeedbackRow>(db, { columns, from: 'feedbacks', where, order: queue }, wanted);
}

/** How many wait for staff, and since when the first of them does. */
export async function readWaiting(db: Queryable): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    `select count(*)::int as count, min(created_at) as oldest from feedbacks where ${waits}`,
  );
  return row!;
}

/** Of whom the feedbacks are, whose pictures somebody wants to see. */
export const readOwners = (db: Queryable, ids: string[]) =>
  db.query<Pick<FeedbackRow, 'userId' | 'type'>>(
    'select user_id as "userId", type from feedbacks where id = any($1::uuid[])',
    [ids],
  );

/** Marks a challenge as used. @returns false where it was before */
export async function useChallenge(tx: Tx, tokenHash: string, at: Date): Promise<boolean> {
  const text = `insert into feedback_used_challenges (token_hash, used_at) values ($1, $2)
    on conflict do nothing returning token_hash`;
  return (await tx.query(text, [tokenHash, at])).length === 1;
}

export type Act = 'SEND' | 'SEND_PLAIN' | 'LOOK_UP';

/** How often an address did one of these things since a time, and when it did first. */
export async function countActs(db: Queryable, address: string, acts: readonly Act[], since: Date) {
  const [row] = await db.query<{ count: number; first: Date | null }>(
    `select count(*)::int as count, min(at) as first from feedback_acts
     where address = $1 and act = any($2::text[]) and at > $3`,
    [address, acts, since],
  );
  return row!;
}

export const insertAct = (db: Queryable, address: string, act: Act, at: Date) =>
  db.query('insert into feedback_acts (id, address, act, at) values ($1, $2, $3, $4)', [newId(), address, act, at]);

/** Forgets who did what, and used challenges, of before a time. */
export async function forgetActs(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from feedback_acts where at <= $1', [before]);
  await db.query('delete from feedback_used_challenges where used_at <= $1', [before]);
}

/** Takes contact data and pictures out of what ended before a time. @returns the pictures that are let go */
export const forgetContacts = (tx: Tx, before: Date, most: number) =>
  tx.query<{ id: string; screenshotFileId: string | null }>(
    `with old as (
       select id, screenshot_file_id from feedbacks where ended_at <= $1
         and (email is not null or phone is not null or screenshot_file_id is not null)
       order by ended_at limit $2 for update)
     update feedbacks f set email = null, phone = null, screenshot_file_id = null from old where old.id = f.id
     returning f.id, old.screenshot_file_id as "screenshotFileId"`,
    [before, most],
  );

export const readAllOf = (db: Queryable, userId: string) =>
  db.query<FeedbackRow>(`select ${columns} from feedbacks where user_id = $1 order by created_at, id`, [userId]);

/** Takes a person out of own feedbacks. @returns the pictures that are let go */
export const forgetSender = (tx: Tx, userId: string) =>
  tx.query<{ id: string; screenshotFileId: string | null }>(
    `with mine as (select id, screenshot_file_id from feedbacks where user_id = $1 for update)
     update feedbacks f set user_id = null, email = null, phone = null, screenshot_file_id = null
     from mine where mine.id = f.id returning f.id, mine.screenshot_file_id as "screenshotFileId"`,
    [userId],
  );

/** The address of a person who has shown to read its mails. */
export async function readVerifiedMail(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db.query<{ email: string }>(
    'select email from persons where user_id = $1 and email is not null and email_verified_at is not null',
    [userId],
  );
  return row?.email;
}
