import type { Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import { alarm } from '../metrics.ts';
import { EventFault, type NewEvent } from './define-events.ts';

/** Who did it, and in whose name; nulls for the clock. */
export type EventActor = { at: Date; actorId: string | null; onBehalfOf: string | null };

/** An event that was written: its number among those of its aggregate, from 1. */
export type WrittenEvent = { id: string; seq: number };

/** In production a fault of an event is an alarm, and what happened is written all the same. */
const isStrict = process.env.NODE_ENV !== 'production';

/**
 * Writes what happened to aggregates whose rows are held, in one statement.
 * @returns for each event its id and its number, in their order
 * @throws Error EventFault outside production: a payload of another shape, an aggregate whose row this transaction does not hold
 */
export async function emit(tx: Tx, events: readonly NewEvent[], by: EventActor): Promise<WrittenEvent[]> {
  if (events.length === 0) return [];
  const rows = events.map(({ definition, aggregateId, rootId = aggregateId, payload }) => ({
    id: newId(),
    aggregate: definition.aggregate,
    aggregateId,
    rootId,
    type: definition.type,
    version: definition.version,
    payload,
  }));
  const text = JSON.stringify(rows);
  checkPayloads(events, JSON.parse(text) as { payload: object }[]);
  const values = [text, by.at, by.actorId, by.onBehalfOf];
  const written = await tx.query<WrittenEvent>(INSERT, values, 'domain_events_emitted');
  if (isStrict) for (const event of events) await requireHeld(tx, event);
  const seqs = new Map(written.map(({ id, seq }) => [id, seq]));
  return rows.map(({ id }) => ({ id, seq: seqs.get(id)! }));
}

const INSERT = `insert into domain_events (id, aggregate_type, aggregate_id, root_id, seq, type, schema_version, at, actor_user_id, on_behalf_of, payload)
  select e.id, e.aggregate, e."aggregateId", e."rootId",
    coalesce((select max(seq) from domain_events d where d.aggregate_id = e."aggregateId"), 0) + e.place, e.type, e.version,
    $2, $3, $4, e.payload
  from (
    select it.*, row_number() over (partition by it."aggregateId" order by given.place) as place, given.place as line
    from jsonb_array_elements($1::jsonb) with ordinality as given (event, place),
      jsonb_to_record(given.event) as it (id uuid, aggregate text, "aggregateId" uuid, "rootId" uuid, type text, version int, payload jsonb)
  ) e order by e.line
  returning id, seq`;

/** @param stored the events as they are written: without what is undefined */
function checkPayloads(events: readonly NewEvent[], stored: readonly { payload: object }[]): void {
  for (const [place, { definition, aggregateId, payload }] of events.entries()) {
    if (definition.isPayload(stored[place]!.payload)) continue;
    const fault = `${definition.type} of ${definition.aggregate} ${aggregateId} has another payload: ${Object.keys(payload).join()}`;
    if (isStrict) throw new EventFault(fault);
    alarm('event-payload', fault);
  }
}

async function requireHeld(tx: Tx, { definition, aggregateId }: NewEvent): Promise<void> {
  const { table, by } = definition.held;
  const row = by ? `'${by.table}', (select ${by.column} from ${table} where id = $1)` : `'${table}', $1`;
  const [found] = await tx.query<{ isHeld: boolean | null }>(`select is_row_held(${row}) as "isHeld"`, [aggregateId]);
  if (found?.isHeld === false)
    throw new EventFault(`${definition.type}: the row of ${by?.table ?? table} for ${aggregateId} is not held`);
}
