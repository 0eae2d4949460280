import type { Tx } from '../../../platform/database/database.ts';
import type { ChainedEvent } from './event-chain.ts';

/** The buyer; both sides; the buyer and all sellers; staff. */
export type EventVisibility = 'BUYER' | 'CHAIN' | 'ALL' | 'STAFF';

export async function insertEvent(
  tx: Tx,
  event: ChainedEvent,
  { previousHash, hash }: Record<'previousHash' | 'hash', string>,
) {
  await tx.query(
    `insert into trade_events (id, request_id, seq, type, at, actor_user_id, on_behalf_of, from_status, to_status, participation_id,
       visibility, payload, prev_hash, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      event.id,
      event.requestId,
      event.seq,
      event.type,
      event.at,
      event.actorId,
      event.onBehalfOf,
      event.fromStatus,
      event.toStatus,
      event.participationId,
      event.visibility,
      JSON.stringify(event.payload),
      previousHash,
      hash,
    ],
    'trade_event_appended',
  );
}
