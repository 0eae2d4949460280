import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Waiting } from '../../../platform/modules/staff-queue.ts';
import { Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readPage } from '../../../platform/paging/read-page.ts';
import { entryColumns, type EntryRow, joinedEntries } from './entries.repository.ts';
import { ownWords, productWords, soughtWord } from './own-list.repository.ts';

/** Since when a change of an entry waits. */
const ASKED = `(select min(c.asked_at) from product_changes c where c.entry_id = p.id and c.status = 'PENDING')`;

/** What waits of such an entry is a change, never the entry. */
const REVIEWED = `p.status in ('PUBLISHED', 'HIDDEN')`;

const queue = new Order('admin entries', [
  { sql: '"waitsSince"', kind: 'instant' },
  { sql: 'id', kind: 'id' },
]);

/** A state, and words that title, code, part number or the name of the seller have. */
type QueueScope = { status: EntryRow['status']; words: readonly string[] };

/** Entries of everybody in a state, the longest wait first; of those that wait also published ones of which a change does. */
export async function readQueue(db: Queryable, { status, words }: QueueScope, now: Date, wanted: Paging) {
  const found = new Conditions([now]);
  onlyOf(found, wanted, 'p.id');
  for (const word of words) {
    const text = found.add(word);
    const sought = soughtWord(word, found);
    found.and(`(${ownWords(sought)} or ${productWords(sought)} or strpos(m.search_key, ${text}) > 0)`);
  }
  const state = `p.status = ${found.add(status)}`;
  const waits = `(${state} and not p.waits_for_product or ${ASKED} is not null)`;
  found.and('m.owner_customer_id is not null').and(status === 'PENDING' ? waits : state);
  const [counted] = await db.query<{ count: number }>(
    `select count(*)::int as count from ${joinedEntries} where ${found.sql} and $1::timestamptz is not null`,
    found.values,
  );
  const rows = `(select ${entryColumns}, least(case when ${REVIEWED} then null else coalesce(p.submitted_at, 'epoch') end,
      coalesce(${ASKED}, case when ${REVIEWED} then 'epoch'::timestamptz end)) as "waitsSince" from ${joinedEntries} where ${found.sql}) e`;
  const source = { columns: 'e.*', from: rows, where: new Conditions(found.values), order: queue };
  return { ...(await readPage<EntryRow>(db, source, wanted)), totalCount: counted!.count };
}

/** How many entries of people who sell wait for staff, and since when the first of them does. */
export async function readWaiting(db: Queryable, now: Date): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    `select count(*)::int as count, min("waitsSince") as oldest from (
       select least(case when p.status = 'PENDING' and not p.waits_for_product then p.submitted_at end, ${ASKED}) as "waitsSince" from ${joinedEntries}
       where m.owner_customer_id is not null and (p.status = 'PENDING' and not p.waits_for_product or p.id in (
         select entry_id from product_changes where status = 'PENDING')) and $1::timestamptz is not null) w`,
    [now],
  );
  return row!;
}
