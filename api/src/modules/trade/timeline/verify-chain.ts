import type { Database } from '../../../platform/database/database.ts';
import { readAnchors, readMovedChains } from './anchors.ts';
import { type ChainedEvent, hashOfEvent } from '../../sourcing/requests/event-chain.ts';

const AT_ONCE = 5_000;

/**
 * What does not hold: SEQUENCE a number is missing or twice; PREVIOUS an event does not follow the one before; HASH it does not say
 * what it said; END the request knows another last event; ANCHOR the audit log knows other chains.
 */
export type ChainFault = {
  code: 'SEQUENCE' | 'PREVIOUS' | 'HASH' | 'END' | 'ANCHOR';
  requestId?: string;
  seq?: number;
};
type StoredEvent = ChainedEvent & { previousHash: string; hash: string };
type Place = { requestId: string; seq: number };

const readBlock = (db: Database, after: Place | undefined) =>
  db.query<StoredEvent>(
    `select id, request_id as "requestId", seq, type, at, actor_user_id as "actorId", on_behalf_of as "onBehalfOf",
       from_status as "fromStatus", to_status as "toStatus", participation_id as "participationId", visibility, payload,
       prev_hash as "previousHash", hash
     from trade_events where $1::uuid is null or (request_id, seq) > ($1, $2) order by request_id, seq limit $3`,
    [after?.requestId ?? null, after?.seq ?? null, AT_ONCE],
  );

type End = { eventSeq: number; eventHead: string };
async function readEnds(db: Database): Promise<Map<string, End>> {
  const rows = await db.query<End & { id: string }>(
    'select id, event_seq as "eventSeq", event_head as "eventHead" from trade_requests',
  );
  return new Map(rows.map(({ id, ...end }) => [id, end]));
}

/** Whether nobody changed what happened to any request: each event, each chain's end, and what the audit log says of all. */
export async function verifyTrade(db: Database): Promise<{ requests: number; events: number; faults: ChainFault[] }> {
  const ends = await readEnds(db);
  const faults: ChainFault[] = [];
  const seen = new Set<string>();
  let events = 0;
  let last: StoredEvent | undefined;

  function endChain(): void {
    if (!last) return;
    const { requestId, seq, hash, type } = last;
    const end = ends.get(requestId);
    // Of a draft that was thrown away only the events are left.
    const isWhole = end ? end.eventSeq === seq && end.eventHead === hash : type === 'REMOVED';
    if (!isWhole) faults.push({ code: 'END', requestId, seq });
  }

  function follow(event: StoredEvent): void {
    const { requestId, seq } = event;
    const before = last?.requestId === requestId ? last : undefined;
    if (!before) endChain();
    if (seq !== (before?.seq ?? 0) + 1) faults.push({ code: 'SEQUENCE', requestId, seq });
    if (event.previousHash !== (before?.hash ?? '')) faults.push({ code: 'PREVIOUS', requestId, seq });
    if (event.hash !== hashOfEvent(event.previousHash, event)) faults.push({ code: 'HASH', requestId, seq });
    seen.add(requestId);
    last = event;
    events += 1;
  }

  for (;;) {
    const block = await readBlock(db, last);
    for (const event of block) follow(event);
    if (block.length < AT_ONCE) break;
  }
  endChain();
  for (const [requestId, { eventSeq }] of ends)
    if (eventSeq > 0 && !seen.has(requestId)) faults.push({ code: 'END', requestId, seq: 0 });
  for (const { from, until, chains, hash } of await readAnchors(db, 'all')) {
    const found = await readMovedChains(db, from, until);
    if (found.chains !== chains || found.hash !== hash) faults.push({ code: 'ANCHOR' });
  }
  return { requests: seen.size, events, faults };
}
