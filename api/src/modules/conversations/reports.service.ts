import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Cases } from '../../platform/modules/case-kind.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Access } from './access.ts';
import type { Message } from './conversations.schemas.ts';
import { MESSAGE_CASE } from './message-cases.ts';
import * as messages from './messages.repository.ts';
import * as repository from './reports.repository.ts';
import type { MessageReporting } from './reports.schemas.ts';
import { toMessage } from './shown.ts';

type Parts = { db: Database; clock: Clock; access: Access; cases: Cases };
export type Reports = ReturnType<typeof makeReports>;

/** What somebody of the other side found wrong with messages: a case of each for staff to decide. */
export function makeReports({ db, clock, access, cases }: Parts) {
  const personal: PersonalPart = {
    read: (userId) => repository.readReportsOf(db, userId),
    forget: repository.forgetReporter,
  };

  return {
    personal,

    /** Of all of them or of none. @throws Problem 403, 404, 409 naming the field */
    async report(actor: Actor, id: string, input: MessageReporting): Promise<Message[]> {
      const { messageIds, reason, explanation } = input;
      const reader = await access.readerOf(actor);
      return db.transaction(async (tx) => {
        const { row, viewer } = await access.ownById(tx, reader, id);
        const found = await messages.readMessagesOf(tx, id, messageIds);
        if (found.length < messageIds.length) return notFound('MESSAGE_NOT_FOUND');
        if (found.some(({ side }) => side === viewer.side)) refuse('OWN_MESSAGE');
        const now = clock.now();
        // In the order of the thread: whoever reports the same at once waits, and is refused.
        for (const { id: messageId } of found) {
          await messages.holdMessage(tx, messageId);
          const report = { id: newId(), messageId, userId: actor.userId, reason, explanation: explanation ?? null };
          if (!(await repository.insertReport(tx, report, now))) refuse('MESSAGE_REPORTED');
          const about = { kind: 'MESSAGE', objectType: MESSAGE_CASE, objectId: messageId };
          await cases.open(tx, {
            ...about,
            openedBy: actor.userId,
            ...(explanation && { reason: explanation }),
            at: now,
          });
        }
        return found.map((message) => toMessage({ ...message, isReported: true }, row, viewer));
      });
    },
  };
}

function refuse(code: 'OWN_MESSAGE' | 'MESSAGE_REPORTED'): never {
  throw new Problem(409, code, [{ field: 'messageIds', code }]);
}
