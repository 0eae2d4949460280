import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { Waiting } from '../../../platform/modules/staff-queue.ts';
import type { DecidedElsewhere, NewCase } from '../../../platform/modules/case-kind.ts';
import { newestFirst, Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../../platform/paging/read-page.ts';
import type {
  ModerationDecision,
  ModerationHit,
  ModerationKind,
  ModerationOutcome,
  ModerationRule,
  ModerationState,
} from './moderation.enums.ts';

export type CaseRow = {
  id: string;
  kind: ModerationKind;
  objectType: string;
  objectId: string;
  reason: string | null;
  hits: ModerationHit[];
  state: ModerationState;
  claimedBy: string | null;
  claimedByName: string | null;
  claimedUntil: Date | null;
  dueAt: Date;
  decision: ModerationOutcome | null;
  decisionCode: ModerationRule | null;
  decisionText: string | null;
  decidedBy: string | null;
  decidedByName: string | null;
  decidedAt: Date | null;
  /** Who took the decision that an appeal is against. */
  appealedAgainst: string | null;
  version: number;
  createdAt: Date;
};

const nameOf = (person: string) => `nullif(concat_ws(' ', ${person}.first_name, ${person}.last_name), '')`;
const columns = `c.id, c.kind, c.object_type as "objectType", c.object_id as "objectId", c.reason, c.hits, c.state,
  c.claimed_by as "claimedBy", ${nameOf('cp')} as "claimedByName", c.claimed_until as "claimedUntil", c.due_at as "dueAt", c.decision,
  c.decision_code as "decisionCode", c.decision_text as "decisionText", c.decided_by as "decidedBy",
  ${nameOf('dp')} as "decidedByName", c.decided_at as "decidedAt", a.decided_by as "appealedAgainst", c.version,
  c.created_at as "createdAt"`;
const described = `moderation_cases c left join moderation_cases a on a.id = c.appeal_of
  left join persons cp on cp.user_id = c.claimed_by left join persons dp on dp.user_id = c.decided_by`;

const dueFirst = new Order('moderation cases', [
  { sql: 'c.due_at', kind: 'instant' },
  { sql: 'c.id', kind: 'id' },
]);
const latestDecided = new Order('decided moderation cases', newestFirst('c.decided_at', 'c.id'));

/** Only cases of things of these types; of all without it, which is the quicker way. */
type Types = readonly string[] | undefined;

export function readCases(
  db: Queryable,
  { state, kind, types }: { state: ModerationState; kind: ModerationKind | undefined; types: Types },
  wanted: Paging,
) {
  const where = new Conditions();
  // Cases that are named by their ids are read in whatever state they are.
  if (!wanted.ids) where.and(`c.state = '${state}'`);
  if (kind) where.and(`c.kind = ${where.add(kind)}`);
  if (types) where.and(`c.object_type = any(${where.add(types, 'text[]')})`);
  onlyOf(where, wanted, 'c.id');
  const order = state === 'OPEN' || wanted.ids ? dueFirst : latestDecided;
  return readCountedPage<CaseRow>(db, { columns, from: described, where, order }, wanted, 'moderation_cases c');
}

export async function readCase(db: Queryable, id: string): Promise<CaseRow | undefined> {
  const [row] = await db.query<CaseRow>(`select ${columns} from ${described} where c.id = $1`, [id]);
  return row;
}

/** Nobody else claims or decides it until the transaction ends. */
export const holdCase = (tx: Tx, id: string) =>
  tx.query('select 1 from moderation_cases where id = $1 for update', [id]);

/** A thing has one open case: where there is one, it becomes the later matter, and waits no longer for that. */
export async function openCase(
  tx: Tx,
  id: string,
  opened: NewCase,
  dueAt: Date,
): Promise<{ id: string; version: number }> {
  const { kind, objectType, objectId, openedBy, reason = null, hits = [], at } = opened;
  const [row] = await tx.query<{ id: string; version: number }>(
    `insert into moderation_cases (id, kind, object_type, object_id, opened_by, reason, hits, state, due_at, created_at, appeal_of)
     values ($1, $2, $3, $4, $5, $6, $7, 'OPEN', $8, $9, case when $2 = 'APPEAL' then (
       select id from moderation_cases where object_type = $3 and object_id = $4 and decision in ('PUBLISH', 'REJECT')
       order by decided_at desc, id desc limit 1) end)
     on conflict (object_type, object_id) where state = 'OPEN' do update set kind = excluded.kind,
       reason = coalesce(excluded.reason, moderation_cases.reason), appeal_of = excluded.appeal_of,
       hits = (select coalesce(array_agg(distinct hit), '{}') from unnest(moderation_cases.hits || excluded.hits) as hit),
       claimed_by = null, claimed_until = null, version = moderation_cases.version + 1
     returning id, version`,
    [id, kind, objectType, objectId, openedBy, reason, hits, dueAt, at],
  );
  return row!;
}

/** Ends the open case of a thing: without a decision, or with one that was taken elsewhere. */
export async function settleCase(tx: Tx, objectType: string, objectId: string, at: Date, decided?: DecidedElsewhere) {
  const { decision = 'WITHDRAWN', text = null, userId = null } = decided ?? {};
  const [row] = await tx.query<{ id: string; version: number }>(
    `update moderation_cases set state = 'DECIDED', decision = $4, decision_text = $5, decided_by = $6, decided_at = $3,
       claimed_by = null, claimed_until = null, version = version + 1
     where object_type = $1 and object_id = $2 and state = 'OPEN' returning id, version`,
    [objectType, objectId, at, decision, text, userId],
  );
  return row;
}

export const claimCase = (tx: Tx, id: string, userId: string, until: Date) =>
  tx.query('update moderation_cases set claimed_by = $2, claimed_until = $3 where id = $1', [id, userId, until]);

type Decided = { decision: ModerationDecision; code: string | null; text: string | null; userId: string; at: Date };
export const decideCase = (tx: Tx, id: string, { decision, code, text, userId, at }: Decided) =>
  tx.query(
    `update moderation_cases set state = 'DECIDED', decision = $2, decision_code = $3, decision_text = $4, decided_by = $5,
       decided_at = $6, claimed_by = null, claimed_until = null, version = version + 1 where id = $1`,
    [id, decision, code, text, userId, at],
  );

type Count = { kind: ModerationKind; count: number; overdueCount: number; oldest: Date };
export const countOpen = (db: Queryable, types: Types, now: Date) =>
  db.query<Count>(
    `select kind, count(*)::int as count, (count(*) filter (where due_at < $1))::int as "overdueCount", min(created_at) as oldest
     from moderation_cases where state = 'OPEN' and ($2::text[] is null or object_type = any($2)) group by kind order by kind`,
    [now, types ?? null],
  );

export async function readWaiting(db: Queryable, types: Types): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    `select count(*)::int as count, min(created_at) as oldest from moderation_cases
     where state = 'OPEN' and ($1::text[] is null or object_type = any($1))`,
    [types ?? null],
  );
  return row!;
}

/** What somebody decided stays, without who it was. */
export async function forgetModerator(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    `update moderation_cases set opened_by = nullif(opened_by, $1), claimed_by = nullif(claimed_by, $1),
       decided_by = nullif(decided_by, $1) where $1 in (opened_by, claimed_by, decided_by)`,
    [userId],
  );
}

/** Cases that a person opened or decided, for the export of an account. */
export const readCasesOf = (db: Queryable, userId: string) =>
  db.query<{ kind: ModerationKind; decision: string | null; createdAt: Date; decidedAt: Date | null }>(
    `select kind, decision, created_at as "createdAt", decided_at as "decidedAt" from moderation_cases
     where $1 in (opened_by, decided_by) order by created_at, id`,
    [userId],
  );
