import { canonicalJson } from '../../../platform/canonical-json.ts';
import { sha256 } from '../../../platform/sealing.ts';

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

/** sha256, base64url, of the hash of the event before (empty for the first) and of all that this one says. */
export function hashOfEvent(previousHash: string, event: ChainedEvent): string {
  const { id, requestId, seq, type, at, actorId, onBehalfOf, fromStatus, toStatus, participationId } = event;
  const row = [id, requestId, seq, type, at.toISOString(), actorId, onBehalfOf, fromStatus, toStatus, participationId];
  return hashOf([previousHash, ...row, event.visibility, event.payload]);
}

/** Of a value, whatever the order of its members. */
export const hashOf = (value: object) => sha256(canonicalJson(value));
