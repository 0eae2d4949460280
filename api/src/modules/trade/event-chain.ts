import { createHash } from 'node:crypto';

/** What an event says, as its hash holds it. */
export type ChainedEvent = {
  id: string;
  requestId: string;
  seq: number;
  type: string;
  at: Date;
  actorId: string | null;
  onBehalfOf: string | null;
  fromStatus: string | null;
  toStatus: string;
  participationId: string | null;
  visibility: string;
  payload: object;
};

/** JSON with the members of every object in the order of their names: the database keeps them in another. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}

/** sha256, base64url, of the hash of the event before (empty for the first) and of all that this one says. */
export function hashOfEvent(previousHash: string, event: ChainedEvent): string {
  const { id, requestId, seq, type, at, actorId, onBehalfOf, fromStatus, toStatus, participationId } = event;
  const row = [id, requestId, seq, type, at.toISOString(), actorId, onBehalfOf, fromStatus, toStatus, participationId];
  const text = canonicalJson([previousHash, ...row, event.visibility, event.payload]);
  return createHash('sha256').update(text).digest('base64url');
}

export const hashOf = (value: object) => createHash('sha256').update(canonicalJson(value)).digest('base64url');
