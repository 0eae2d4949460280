import type { Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import { alarm } from '../metrics.ts';
import { type EventActor, EventFault, isStrict, type NewEvent } from './define-events.ts';

/** An event that was written: its number among those of its aggregate, from 1. */
export type WrittenEvent = { id: string; seq: number };

/**
 * Writes what happened to aggregates whose rows are held, in one statement, and has it handled by the subscribers that do so in the
 * same transaction. Events of a chained aggregate come from `chainEvent`, in the
 * order of their numbers.
 * @returns for each event its id and its number, in their order
 * @throws Error EventFault outside production: a payload of another shape, an aggregate whose row this transaction does not hold
 */
export async function emit(tx: Tx, events: readonly NewEvent[], by: EventActor): Promise<WrittenEvent[]> {
  if (events.length === 0) return [];
  const rows = events.map((event) => rowOf(event, event.by ?? by));
  const text = JSON.stringify(rows);
  checkPayloads(events, JSON.parse(text) as { payload: object }[]);
  const written = await tx.query<WrittenEvent>(INSERT, [text], 'domain_events_emitted');
  if (isStrict) for (const event of events) await requireHeld(tx, event);
  await tx.emitted?.(events);
  const seqs = new Map(written.map(({ id, seq }) => [id, seq]));
  return rows.map(({ id }) => ({ id, seq: seqs.get(id)! }));
}

/** A row as JSON; without a number where the table counts them. */
const rowOf = (
  { definition, aggregateId, rootId = aggregateId, payload, audiences = [], chained }: NewEvent,
  { at, actorId, onBehalfOf }: EventActor,
) => ({
  id: chained?.id ?? newId(),
  aggregate_type: definition.aggregate,
  aggregate_id: aggregateId,
  root_id: rootId,
  seq: chained?.seq,
  type: definition.type,
  schema_version: definition.version,
  at,
  actor_user_id: actorId,
  on_behalf_of: onBehalfOf,
  from_state: chained?.fromState,
  to_state: chained?.toState,
  scope_id: chained?.scopeId,
  visibility: chained?.visibility,
  audiences,
  payload,
  hash_version: chained?.hashVersion,
  prev_hash: chained?.previousHash,
  hash: chained?.hash,
});

const INSERT = `insert into domain_events (id, aggregate_type, aggregate_id, root_id, seq, type, schema_version, at, actor_user_id,
    on_behalf_of, from_state, to_state, scope_id, visibility, audiences, payload, hash_version, prev_hash, hash)
  select e.id, e.aggregate_type, e.aggregate_id, e.root_id,
    coalesce(e.seq, coalesce((select max(seq) from domain_events d where d.aggregate_id = e.aggregate_id), 0) + e.place),
    e.type, e.schema_version, e.at, e.actor_user_id, e.on_behalf_of, e.from_state, e.to_state, e.scope_id, e.visibility, e.audiences, e.payload,
    e.hash_version, e.prev_hash, e.hash
  from (
    select it.*, row_number() over (partition by it.aggregate_id order by given.place) as place, given.place as line
    from jsonb_array_elements($1::jsonb) with ordinality as given (event, place),
      jsonb_to_record(given.event) as it (id uuid, aggregate_type text, aggregate_id uuid, root_id uuid, seq int, type text,
        schema_version int, at timestamptz, actor_user_id uuid, on_behalf_of uuid, from_state text, to_state text, scope_id uuid,
        visibility text, audiences text[], payload jsonb, hash_version smallint, prev_hash text, hash text)
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
