import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Waiting } from '../../platform/modules/staff-queue.ts';
import { newestFirst, Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { onlyOf, readPage } from '../../platform/paging/read-page.ts';
import { status } from './delegations.repository.ts';
import { columns, joined, type OwnDelegationRow } from './own-delegations.repository.ts';

/** For staff: without anybody who answers for the supplier, or with a paper that nobody saw. */
const FOR_STAFF = `((d.status = 'PENDING_SUPPLIER' and s.owner_customer_id is null)
  or (d.status = 'ACTIVE' and d.document_file_id is not null and d.verified_level <> 'DOCUMENT_CHECKED' and d.ends_at > $1::timestamptz))`;
const SINCE = `coalesce(case when d.status = 'ACTIVE' then d.decided_at else d.submitted_at end, d.created_at)`;
const queue = new Order('admin delegations', [
  { sql: '"waits"', kind: 'flag', isDescending: true },
  { sql: '"waitsSince"', kind: 'instant' },
  ...newestFirst('"createdAt"'),
]);

export type QueueScope = { status?: string | undefined; isWaiting?: boolean | undefined; words: string[] };

export async function readDelegationQueue(db: Queryable, scope: QueueScope, now: Date, wanted: Paging) {
  const found = new Conditions([now]);
  onlyOf(found, wanted, 'd.id');
  if (scope.status) found.and(`${status} = ${found.add(scope.status)}`);
  if (scope.isWaiting !== undefined) found.and(`${FOR_STAFF} = ${found.add(scope.isWaiting, 'boolean')}`);
  for (const word of scope.words) found.and(`d.search_key like ${found.add(`%${word}%`)}`);
  const [counted] = await db.query<{ count: number }>(
    `select count(*)::int as count from ${joined} where ${found.sql} and $1::timestamptz is not null`,
    found.values,
  );
  const rows = `(select ${columns}, ${FOR_STAFF} as waits,
    case when ${FOR_STAFF} then ${SINCE} else 'epoch' end as "waitsSince" from ${joined} where ${found.sql}) d`;
  const source = { columns: 'd.*', from: rows, where: new Conditions(found.values), order: queue };
  return { ...(await readPage<OwnDelegationRow>(db, source, wanted)), totalCount: counted!.count };
}

/** How many wait for staff, and since when the first of them does. */
export async function readWaitingDelegations(db: Queryable, now: Date): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    `select count(*)::int as count, min(${SINCE}) as oldest from ${joined} where ${FOR_STAFF}`,
    [now],
  );
  return row!;
}
