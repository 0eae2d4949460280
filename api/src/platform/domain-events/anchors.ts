import { recordAudit } from '../audit.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { hashOf } from '../sealing.ts';

/** An aggregate whose events are chained, the table with the ends of its chains, and the audit action of its anchors. */
export type ChainedAggregate = { aggregate: string; table: string; anchorAction: string };

/** Events of transactions that began before it are all written. */
const SETTLED_MS = 10 * 60_000;

/** What an entry of the audit log says of all chains that grew in a time. */
export type Anchor = { from: string; until: string; chains: number; hash: string };

/** All chains that grew in a time: how many, and the hash over each with its length and its end then. */
export async function readGrownChains(db: Queryable, aggregate: string, from: string, until: string) {
  // The first anchors named the id so, and their hashes must still be found.
  const rows = await db.query<{ requestId: string; length: number; head: string }>(
    `select aggregate_id as "requestId", max(seq) as length, (array_agg(hash order by seq desc))[1] as head
     from domain_events where hash is not null and at > $2 and at <= $3 and aggregate_type = $1
     group by aggregate_id order by aggregate_id`,
    [aggregate, from, until],
  );
  return { chains: rows.length, hash: hashOf(rows) };
}

export async function readAnchors(db: Queryable, action: string, most: number | 'all'): Promise<Anchor[]> {
  const rows = await db.query<{ detail: Anchor }>(
    `select detail from audit where action = $1 order by id desc limit ${most}`,
    [action],
  );
  return rows.map(({ detail }) => detail);
}

/** Puts the ends of all chains that grew since the last time into the audit log, which has a chain of its own. */
export const makeAnchoring = (
  { db, clock }: { db: Database; clock: Clock },
  { aggregate, anchorAction: action }: ChainedAggregate,
) => ({
  everyMinutes: 24 * 60,
  async run(): Promise<void> {
    const until = new Date(clock.now().getTime() - SETTLED_MS).toISOString();
    await db.transaction(async (tx) => {
      const [last] = await readAnchors(tx, action, 1);
      const from = last?.until ?? new Date(0).toISOString();
      const { chains, hash } = await readGrownChains(tx, aggregate, from, until);
      if (chains === 0) return;
      const detail: Anchor = { from, until, chains, hash };
      await recordAudit(tx, { address: '', requestId: '', userAgent: '' }, { action, result: 'DONE', detail });
    });
  },
});
