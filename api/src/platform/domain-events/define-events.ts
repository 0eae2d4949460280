import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { alarm } from '../metrics.ts';

/**
 * The table of an aggregate. Who writes an event holds its row, or the row of another table that `by` points at. The row of a chained
 * one keeps number and hash of its last event (`event_seq`, `event_head`).
 */
export type Held = { table: string; by?: { table: string; column: string }; isChained?: true };

/** Who did it, and in whose name; nulls for the clock. */
export type EventActor = { at: Date; actorId: string | null; onBehalfOf: string | null };

/** One type of event: what it tells, and what its payload holds. */
export type EventDefinition = {
  type: string;
  /** What it is about: a name in the contract. */
  aggregate: string;
  held: Held;
  /** Of the payload's shape. */
  version: number;
  about: string;
  payload: TObject;
  isPayload: (value: unknown) => boolean;
};

/** An event that is to be written. */
export type NewEvent = {
  definition: EventDefinition;
  aggregateId: string;
  /** What a page about it is about; the aggregate itself unless said. */
  rootId?: string;
  /** Ids, amounts, codes: no personal data. */
  payload: object;
  /** Whose inboxes are told of it (audience.ts); nobody's unless said. */
  audiences?: readonly string[];
  /** Where not all events of a step are of the same actor. */
  by?: EventActor;
  /** Of a chained aggregate, made by `chainEvent`. */
  chained?: {
    id: string;
    seq: number;
    fromState: string | null;
    toState: string | null;
    scopeId: string | null;
    visibility: string | null;
    hashVersion: number;
    previousHash: string;
    hash: string;
  };
};

/** What an event means, and what its payload has beside nothing. */
type Said = string | { about: string; payload: TProperties; version?: number };
/** Of what is decided with a reason in words: staff, or the other side. */
export const reason = Type.Optional(Type.String());
export const because = (about: string) => ({ about, payload: { reason } });

type PayloadOf<S> = S extends { payload: infer P extends TProperties } ? Static<TObject<P>> : Record<string, never>;

/** An event of this type was never defined, or its payload is another one: a fault of ours. */
export class EventFault extends Error {
  override name = 'EventFault';
}

const definitions = new Map<string, EventDefinition>();
const keyOf = (aggregate: string, type: string) => `${aggregate} ${type}`;

/** In production a fault of an event is an alarm, and what happened is written all the same. */
export const isStrict = process.env.NODE_ENV !== 'production';

/** @throws Error EventFault outside production, for a type that was never defined of the aggregate */
export const definitionOf = (aggregate: string, type: string): EventDefinition =>
  definitions.get(keyOf(aggregate, type)) ?? undefinedEvent(aggregate, type);

function undefinedEvent(aggregate: string, type: string): EventDefinition {
  const fault = `no event ${type} is defined of ${aggregate}`;
  if (isStrict) throw new EventFault(fault);
  alarm('event-type', fault);
  const payload = Type.Object({});
  return { type, aggregate, held: { table: '' }, version: 1, about: '', payload, isPayload: () => true };
}

/**
 * Some events of one aggregate: each type once, in the module whose steps write it. Manifests name them (`events`); `docs/events.md` is printed of them.
 * @throws Error EventFault for a type that was defined before; of `of` for a type that is not among them
 */
export function defineEvents<const D extends Readonly<Record<string, Said>>>(
  { aggregate, ...held }: { aggregate: string } & Held,
  events: D,
) {
  const own = new Map(
    Object.entries(events).map(([type, said]) => {
      const { about, payload: properties = {}, version = 1 } = typeof said === 'string' ? { about: said } : said;
      const payload = Type.Object(properties as TProperties, { additionalProperties: false });
      const checked = Compile(payload);
      const isPayload = (value: unknown) => checked.Check(value);
      return [type, { type, aggregate, held, version, about, payload, isPayload } satisfies EventDefinition];
    }),
  );
  for (const [type, definition] of own) {
    if (definitions.has(keyOf(aggregate, type))) throw new EventFault(`${type} of ${aggregate} is defined twice`);
    definitions.set(keyOf(aggregate, type), definition);
  }
  return {
    definitions: [...own.values()] as readonly EventDefinition[],
    of<T extends keyof D & string>(type: T, aggregateId: string, payload: PayloadOf<D[T]>): NewEvent {
      const definition = own.get(type) ?? undefinedEvent(aggregate, type);
      return { definition, aggregateId, payload };
    },
  };
}

/** The events of one aggregate, where a state table says which of them it is. */
export type AnyEvents = {
  definitions: readonly EventDefinition[];
  of: (type: never, aggregateId: string, payload: never) => NewEvent;
};

/** An event whose type a state table names: its payload is checked when it is written. @throws EventFault for another type */
export const eventOf = (events: AnyEvents, type: string, aggregateId: string, payload: object): NewEvent =>
  events.of(type as never, aggregateId, payload as never);
