import { recordAudit } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { hashOf } from '../../sourcing/requests/event-chain.ts';

const ANCHORED = 'TRADE_CHAINS_ANCHORED';
/** Events of transactions that began before it are all written. */
const SETTLED_MS = 10 * 60_000;

/** What a line of the audit log says of all chains that moved in a time. */
export type Anchor = { from: string; until: string; chains: number; hash: string };

/** Of all chains that moved in a time: how many, and the hash over each with its length and its end then. */
export async function readMovedChains(db: Queryable, from: string, until: string) {
  const rows = await db.query<{ requestId: string; length: number; head: string }>(
    `select request_id as "requestId", max(seq) as length, (array_agg(hash order by seq desc))[1] as head
     from trade_events where at > $1 and at <= $2 group by request_id order by request_id`,
    [from, until],
  );
  return { chains: rows.length, hash: hashOf(rows) };
}

export async function readAnchors(db: Queryable, most: number | 'all'): Promise<Anchor[]> {
  const rows = await db.query<{ detail: Anchor }>(
    `select detail from audit where action = $1 order by id desc limit ${most}`,
    [ANCHORED],
  );
  return rows.map(({ detail }) => detail);
}

/** Puts the ends of all chains that moved since the last time into the audit log, which has a chain of its own. */
export const makeAnchoring = ({ db, clock }: { db: Database; clock: Clock }) => ({
  everyMinutes: 24 * 60,
  async run(): Promise<void> {
    const until = new Date(clock.now().getTime() - SETTLED_MS).toISOString();
    await db.transaction(async (tx) => {
      const [last] = await readAnchors(tx, 1);
      const from = last?.until ?? new Date(0).toISOString();
      const { chains, hash } = await readMovedChains(tx, from, until);
      if (chains === 0) return;
      const detail: Anchor = { from, until, chains, hash };
      await recordAudit(
        tx,
        { address: '', requestId: '', userAgent: '' },
        { action: ANCHORED, result: 'DONE', detail },
      );
    });
  },
});
