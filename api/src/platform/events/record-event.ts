import type { Tx } from '../database/database.ts';
import { newId } from '../ids.ts';

/** Something that happened to a thing, as its module knows it. */
export type DomainEvent = {
  /** Of its row, where the module keeps a table of events. */
  id?: string;
  /** Upper case, of the module: `AGENT_INVITED`. */
  type: string;
  /** Name of the thing's schema in the contract. */
  objectType: string;
  objectId: string;
  /** Ascends with each event of the thing; taken under the lock of its row, where the row's version may serve. */
  seq: number;
  /** Who is told at once (audience.ts, and of a party what its module says); nothing of what happened goes with it but this. */
  audiences: readonly string[];
};

/** Tells of an event when its transaction commits, and never if it does not. Stands before `recordAudit`, which is last. */
export async function recordEvent(tx: Tx, event: DomainEvent): Promise<void> {
  const { id = newId(), type, objectType, objectId, seq, audiences } = event;
  const told = [...new Set(audiences)];
  if (told.length === 0) return;
  await tx.query(
    `insert into live_events (event_id, kind, object_type, object_id, seq, audience)
     select $1::uuid, $2, $3, $4::uuid, $5::bigint, unnest($6::text[])`,
    [id, type, objectType, objectId, seq, told],
  );
}
