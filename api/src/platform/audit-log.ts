import { auditHash, type AuditWords } from './audit.ts';
import { Conditions } from './database/conditions.ts';
import type { Queryable } from './database/database.ts';
import { Order } from './paging/order.ts';
import type { Paging, Slice } from './paging/paging.ts';
import { readPage } from './paging/read-page.ts';

export type AuditScope = {
  /** Numbers of lines. */
  ids?: readonly string[];
  actorId?: string;
  /** Any of these. */
  actorIds?: readonly string[];
  action?: string;
  objectType?: string;
  objectId?: string;
  /** Instants, the first included and the last not. */
  from?: string;
  to?: string;
};
export type AuditRow = AuditWords & {
  id: string;
  /** It says what was written, and follows the line that was before it then. */
  isIntact: boolean;
};
type Stored = Omit<AuditRow, 'at' | 'isIntact'> & { at: Date; previous: string; hash: string; before: string | null };

const columns = `a.id, a.at, a.actor_id as "actorId", a.on_behalf_of as "onBehalfOf", a.action, a.object_type as "objectType",
  a.object_id as "objectId", a.result, a.detail, a.address, a.request_id as "requestId",
  a.previous_hash as previous, a.hash, b.hash as before`;
const tables = 'audit a left join audit b on b.id = a.id - 1';

const newest = new Order('audit', [{ sql: 'a.id', kind: 'whole', isDescending: true }]);

/** Lines of the audit log, the newest first, each proved against the one before it. */
export async function readAudit(db: Queryable, scope: AuditScope, wanted: Paging): Promise<Slice<AuditRow>> {
  const source = { columns, from: tables, where: conditionsOf(scope), order: newest };
  const { rows, page } = await readPage<Stored>(db, source, wanted);
  return { rows: rows.map(proved), page };
}

export async function countAudit(db: Queryable, scope: AuditScope): Promise<number> {
  const conditions = conditionsOf(scope);
  // Numbers of lines have no gaps, so the last one tells how many there are.
  const count = conditions.values.length === 0 ? 'coalesce(max(a.id), 0)' : 'count(*)';
  const text = `select ${count}::int as count from audit a where ${conditions.sql}`;
  const [row] = await db.query<{ count: number }>(text, conditions.values);
  return row!.count;
}

const AT_ONCE = 1_000;

/** The number of the first line that is not as it was written, or whose place in the row is not; undefined: all are sound. */
export async function firstBrokenLine(db: Queryable): Promise<string | undefined> {
  for (let after = '0'; ;) {
    const rows = await db.query<Stored>(
      `select ${columns} from ${tables} where a.id > $1::bigint order by a.id limit ${AT_ONCE}`,
      [after],
    );
    const broken = rows.map(proved).find((line) => !line.isIntact);
    if (broken || rows.length === 0) return broken?.id;
    after = rows.at(-1)!.id;
  }
}

function proved({ previous, hash, before, ...row }: Stored): AuditRow {
  const line = { ...row, at: row.at.toISOString() };
  const follows = row.id === '1' ? previous === '' : before === previous;
  return { ...line, isIntact: follows && auditHash(previous, line) === hash };
}

function conditionsOf({ ids, actorId, actorIds, action, objectType, objectId, from, to }: AuditScope) {
  const conditions = new Conditions();
  if (ids) conditions.and(`a.id = any(${conditions.add(ids, 'bigint[]')})`);
  if (actorId) conditions.and(`a.actor_id = ${conditions.add(actorId, 'uuid')}`);
  if (actorIds) conditions.and(`a.actor_id = any(${conditions.add(actorIds, 'uuid[]')})`);
  if (action) conditions.and(`a.action = ${conditions.add(action)}`);
  if (objectType) conditions.and(`a.object_type = ${conditions.add(objectType)}`);
  if (objectId) conditions.and(`a.object_id = ${conditions.add(objectId)}`);
  if (from) conditions.and(`a.at >= ${conditions.add(from, 'timestamptz')}`);
  if (to) conditions.and(`a.at < ${conditions.add(to, 'timestamptz')}`);
  return conditions;
}
