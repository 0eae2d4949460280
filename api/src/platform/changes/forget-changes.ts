import type { Queryable } from '../database/database.ts';
import { inBlocks } from '../database/in-blocks.ts';

const AT_ONCE = 5_000;

/**
 * Removes what changed more than an hour ago, and what was planned for then: whoever was away for longer holds nothing that it
 * could mend.
 */
export async function forgetChanges(db: Queryable, now: Date): Promise<void> {
  await db.query("delete from planned_changes where at < $1::timestamptz - interval '1 hour'", [now]);
  await inBlocks(AT_ONCE, async (most) => {
    const rows = await db.query(
      `delete from changes where (transaction_id, tag) in (
         select transaction_id, tag from changes where recorded_at < now() - interval '1 hour'
         order by recorded_at limit $1) returning tag`,
      [most],
    );
    return rows.length;
  });
}
