import { recordAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Sender } from '../../platform/route.ts';
import { revokeSessions, type SessionScope } from './session.repository.ts';

/** Who ends a session, why in our words, and why in those of staff. */
export type Ending = { actorId?: string; reason: string; note?: string };

/** A session ends once. */
const ENDED = { type: 'SESSION_ENDED', objectType: 'Session', seq: 1 };

/** Ends a session, all of a person, all but one, or one of a person, with an audit line each. @returns how many lived until now */
export async function endSessions(tx: Tx, sender: Sender, by: Ending, where: SessionScope) {
  const { actorId, reason, note } = by;
  const ended = await revokeSessions(tx, where, reason);
  const detail = { reason, ...(note && { note }) };
  // By name: the open streams of a session that has ended are closed at once.
  for (const { id: objectId, userId } of ended)
    await recordEvent(tx, { ...ENDED, objectId, audiences: [audience.user(userId)] });
  for (const { id: objectId } of ended) {
    const what = { action: 'SESSION_REVOKED', objectType: 'Session', objectId, detail };
    await recordAudit(tx, sender, { ...(actorId && { actorId }), result: 'DONE', ...what });
  }
  return ended.length;
}
