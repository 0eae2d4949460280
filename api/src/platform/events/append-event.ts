import type { Tx } from '../database/database.ts';
import { newId } from '../ids.ts';

/** A row of a module's table of events. */
export type AppendedEvent = {
  aggregateType: string;
  aggregateId: string;
  /** Upper case, of the module. */
  type: string;
  at: Date;
  /** Null for the clock. */
  actorId: string | null;
  /** The company in whose name it was done; null for staff and the clock. */
  onBehalfOf: string | null;
  /** No phone, no national id, no file. */
  payload: object;
};

/**
 * Appends to a module's table of events. The row of the thing is held, so its numbers have no gap.
 * @returns the event's id, and its number among those of the thing, from 1
 */
export async function appendEvent(tx: Tx, table: `${string}_events`, event: AppendedEvent) {
  const { aggregateType, aggregateId, type, at, actorId, onBehalfOf, payload } = event;
  const id = newId();
  const [row] = await tx.query<{ seq: number }>(
    `insert into ${table} (id, aggregate_type, aggregate_id, seq, type, at, actor_user_id, on_behalf_of, payload)
     select $1, $2, $3, coalesce(max(seq), 0) + 1, $4, $5, $6, $7, $8 from ${table} where aggregate_id = $3
     returning seq`,
    [id, aggregateType, aggregateId, type, at, actorId, onBehalfOf, JSON.stringify(payload)],
  );
  return { id, seq: row!.seq };
}
