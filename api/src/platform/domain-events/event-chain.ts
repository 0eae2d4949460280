import { hashOf } from '../sealing.ts';
import type { EventActor, NewEvent } from './define-events.ts';

/** What an event says, as its hash covers it. */
export type ChainedEvent = {
  id: string;
  aggregate: string;
  aggregateId: string;
  rootId: string;
  seq: number;
  type: string;
  version: number;
  at: Date;
  actorId: string | null;
  onBehalfOf: string | null;
  fromState: string | null;
  toState: string | null;
  /** Of what it is a part, where only that part's people read it. */
  scopeId: string | null;
  visibility: string | null;
  audiences: readonly string[];
  payload: object;
};

/** 1: events of trade as they were before they had an envelope; 2: the whole envelope. */
export type HashVersion = 1 | 2;
const CURRENT: HashVersion = 2;

/** sha256, base64url, of the hash of the event before (empty for the first) and of all that this one says. */
export function hashOfEvent(hashVersion: HashVersion, previousHash: string, event: ChainedEvent): string {
  const { id, aggregate, aggregateId, rootId, seq, type, version, actorId, onBehalfOf, payload } = event;
  const { fromState, toState, scopeId, visibility } = event;
  const at = event.at.toISOString();
  const states = [fromState, toState, scopeId, visibility, payload];
  if (hashVersion === 1) return hashOf([previousHash, id, aggregateId, seq, type, at, actorId, onBehalfOf, ...states]);
  const envelope = [id, aggregate, aggregateId, rootId, seq, type, version, at, actorId, onBehalfOf];
  return hashOf([previousHash, hashVersion, ...envelope, event.audiences, ...states]);
}

/** The last event of an aggregate's chain, as its own row keeps it: number 0 and an empty hash before the first. */
export type ChainEnd = { eventSeq: number; eventHead: string };

type Envelope = Pick<ChainedEvent, 'id' | 'fromState' | 'toState' | 'scopeId' | 'visibility'>;

/** The next event of an aggregate whose row is locked, and the new end of its chain, which the caller writes into that row. */
export function chainEvent(
  { definition, aggregateId, rootId = aggregateId, payload, audiences = [] }: NewEvent,
  { eventSeq, eventHead }: ChainEnd,
  envelope: Envelope,
  by: EventActor,
): { event: NewEvent; end: ChainEnd } {
  const { type, aggregate, version } = definition;
  const { id, fromState, toState, scopeId, visibility } = envelope;
  const { at, actorId, onBehalfOf } = by;
  const seq = eventSeq + 1;
  const hash = hashOfEvent(CURRENT, eventHead, {
    id,
    aggregate,
    aggregateId,
    rootId,
    seq,
    type,
    version,
    at,
    actorId,
    onBehalfOf,
    fromState,
    toState,
    scopeId,
    visibility,
    audiences,
    payload,
  });
  const chained = { ...envelope, seq, hashVersion: CURRENT, previousHash: eventHead, hash };
  return {
    event: { definition, aggregateId, rootId, payload, audiences, by, chained },
    end: { eventSeq: seq, eventHead: hash },
  };
}
