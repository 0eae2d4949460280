import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { newId } from '../../platform/ids.ts';
import { paging } from '../../platform/paging/paging.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { withoutNulls } from '../../platform/without-nulls.ts';
import type { Files } from '../files/index.ts';
import type { Access } from './access.ts';
import type { Message } from './conversations.schemas.ts';
import * as messages from './messages.repository.ts';
import { names } from './messages.ts';
import * as repository from './reports.repository.ts';
import type { ReportRow } from './reports.repository.ts';
import type { MessageReport, MessageReporting, MessageReportPage, MessageReportsQuery } from './reports.schemas.ts';
import { toMessage } from './shown.ts';

type Parts = { db: Database; clock: Clock; access: Access; files: Pick<Files, 'linkTo'> };
export type Reports = ReturnType<typeof makeReports>;

/** What somebody of the other side found wrong with messages, for staff to read. */
export function makeReports({ db, clock, access, files }: Parts) {
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
          const report = { id: newId(), messageId, userId: actor.userId, reason, explanation: explanation ?? null };
          if (!(await repository.insertReport(tx, report, now))) refuse('MESSAGE_REPORTED');
          await recordEvent(tx, {
            type: 'MESSAGE_REPORTED',
            objectType: 'MessageReport',
            objectId: report.id,
            seq: 1,
            audiences: [audience.staff('REPORTS_READ')],
          });
        }
        return found.map((message) => toMessage({ ...message, isReported: true }, row, viewer));
      });
    },

    /** For staff, the newest first. */
    async list(query: MessageReportsQuery): Promise<MessageReportPage> {
      const { rows, totalCount, page } = await repository.readReports(db, paging(query));
      const versions = await messages.readVersions(
        db,
        rows.map(({ messageId }) => messageId),
      );
      const versionsOf = Map.groupBy(versions, ({ messageId }) => messageId);
      const items = rows.map((row) => ({
        ...shown(row, versionsOf.get(row.messageId) ?? []),
        files: row.files.map((file) => ({ ...file, url: files.linkTo(file.fileId) })),
      }));
      return { items, totalCount, ...page };
    },
  };
}

function refuse(code: 'OWN_MESSAGE' | 'MESSAGE_REPORTED'): never {
  throw new Problem(409, code, [{ field: 'messageIds', code }]);
}

function shown(
  { createdAt, sentAt, editedAt, deletedAt, body, buyerName, files: _files, ...row }: ReportRow,
  versions: messages.VersionRow[],
): Omit<MessageReport, 'files'> {
  return {
    ...withoutNulls(row),
    buyerName: buyerName ?? names.buyer,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt.toISOString(),
    ...(editedAt && { editedAt: editedAt.toISOString() }),
    isDeleted: deletedAt !== null,
    ...(deletedAt === null && body !== '' && { body }),
    versions: versions.map((version) => ({ body: version.body, replacedAt: version.replacedAt.toISOString() })),
  };
}
