import type { Database } from '../database/database.ts';
import { type ChainedAggregate, readAnchors, readGrownChains } from './anchors.ts';
import { type ChainedEvent, hashOfEvent, type HashVersion } from './event-chain.ts';

const AT_ONCE = 5_000;

/**
 * What is wrong. SEQUENCE: a number is missing or twice; PREVIOUS: an event does not follow the one before; HASH: it does not say what
 * it said; END: the aggregate's row has another last event; ANCHOR: the audit log has other chains.
 */
export type ChainFault = {
  code: 'SEQUENCE' | 'PREVIOUS' | 'HASH' | 'END' | 'ANCHOR';
  aggregateId?: string;
  seq?: number;
};
type StoredEvent = ChainedEvent & { hashVersion: HashVersion; previousHash: string; hash: string };
type Place = { aggregateId: string; seq: number };

const readBlock = (db: Database, aggregate: string, after: Place | undefined) =>
  db.query<StoredEvent>(
    `select id, aggregate_type as aggregate, aggregate_id as "aggregateId", root_id as "rootId", seq, type, schema_version as version, at,
       actor_user_id as "actorId", on_behalf_of as "onBehalfOf", from_state as "fromState", to_state as "toState",
       scope_id as "scopeId", visibility, audiences, payload, hash_version as "hashVersion", prev_hash as "previousHash", hash
     from domain_events where aggregate_type = $1 and ($2::uuid is null or (aggregate_id, seq) > ($2, $3))
     order by aggregate_id, seq limit $4`,
    [aggregate, after?.aggregateId ?? null, after?.seq ?? null, AT_ONCE],
  );

type End = { eventSeq: number; eventHead: string };
async function readEnds(db: Database, table: string): Promise<Map<string, End>> {
  const rows = await db.query<End & { id: string }>(
    `select id, event_seq as "eventSeq", event_head as "eventHead" from ${table}`,
  );
  return new Map(rows.map(({ id, ...end }) => [id, end]));
}

/** Whether nobody changed what happened to any aggregate of a type: each event, each chain's end, and the anchors of all chains. */
export async function verifyChains(
  db: Database,
  { aggregate, table, anchorAction }: ChainedAggregate,
): Promise<{ aggregates: number; events: number; faults: ChainFault[] }> {
  const ends = await readEnds(db, table);
  const faults: ChainFault[] = [];
  const seen = new Set<string>();
  let events = 0;
  let last: StoredEvent | undefined;

  function endChain(): void {
    if (!last) return;
    const { aggregateId, seq, hash, type } = last;
    const end = ends.get(aggregateId);
    // Of an aggregate that was deleted, as a draft may be, only the events are left.
    const isWhole = end ? end.eventSeq === seq && end.eventHead === hash : type === 'REMOVED';
    if (!isWhole) faults.push({ code: 'END', aggregateId, seq });
  }

  function follow(event: StoredEvent): void {
    const { aggregateId, seq } = event;
    const before = last?.aggregateId === aggregateId ? last : undefined;
    if (!before) endChain();
    if (seq !== (before?.seq ?? 0) + 1) faults.push({ code: 'SEQUENCE', aggregateId, seq });
    if (event.previousHash !== (before?.hash ?? '')) faults.push({ code: 'PREVIOUS', aggregateId, seq });
    if (event.hash !== hashOfEvent(event.hashVersion, event.previousHash, event))
      faults.push({ code: 'HASH', aggregateId, seq });
    seen.add(aggregateId);
    last = event;
    events += 1;
  }

  for (;;) {
    const block = await readBlock(db, aggregate, last);
    for (const event of block) follow(event);
    if (block.length < AT_ONCE) break;
  }
  endChain();
  for (const [aggregateId, { eventSeq }] of ends)
    if (eventSeq > 0 && !seen.has(aggregateId)) faults.push({ code: 'END', aggregateId, seq: 0 });
  for (const { from, until, chains, hash } of await readAnchors(db, anchorAction, 'all')) {
    const found = await readGrownChains(db, aggregate, from, until);
    if (found.chains !== chains || found.hash !== hash) faults.push({ code: 'ANCHOR' });
  }
  return { aggregates: seen.size, events, faults };
}

/** Aggregates of all types whose events have a number missing, and how many events there are. */
export async function verifyNumbers(db: Database): Promise<{ events: number; faults: ChainFault[] }> {
  const [all] = await db.query<{ count: number }>('select count(*)::int as count from domain_events');
  const gaps = await db.query<Place>(
    `select aggregate_id as "aggregateId", max(seq) as seq from domain_events
     group by aggregate_id having max(seq) <> count(*) or min(seq) <> 1 order by aggregate_id`,
  );
  return { events: all!.count, faults: gaps.map((gap) => ({ code: 'SEQUENCE', ...gap })) };
}
