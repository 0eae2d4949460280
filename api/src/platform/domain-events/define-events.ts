import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** The table of an aggregate. Who writes an event holds its row, or the row of another table that `by` points at. */
export type Held = { table: string; by?: { table: string; column: string } };

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

/**
 * The events of one aggregate. Manifests name them (`events`); `docs/events.md` is printed of them.
 * @throws Error EventFault of `of` for a type that is not among them
 */
export function defineEvents<const D extends Readonly<Record<string, Said>>>(
  { aggregate, ...held }: { aggregate: string } & Held,
  events: D,
) {
  const definitions = new Map(
    Object.entries(events).map(([type, said]) => {
      const { about, payload: properties = {}, version = 1 } = typeof said === 'string' ? { about: said } : said;
      const payload = Type.Object(properties as TProperties, { additionalProperties: false });
      const checked = Compile(payload);
      const isPayload = (value: unknown) => checked.Check(value);
      return [type, { type, aggregate, held, version, about, payload, isPayload } satisfies EventDefinition];
    }),
  );
  return {
    definitions: [...definitions.values()] as readonly EventDefinition[],
    of<T extends keyof D & string>(type: T, aggregateId: string, payload: PayloadOf<D[T]>): NewEvent {
      const definition = definitions.get(type);
      if (!definition) throw new EventFault(`no event ${type} is defined of ${aggregate}`);
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
