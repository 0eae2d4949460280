import type { Actor } from '../../platform/actor.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { CaseDecision, CaseKind, CaseSubject } from '../../platform/modules/case-kind.ts';
import { notFound } from '../../platform/problem.ts';
import type { Customers } from '../customers/index.ts';
import type { Files } from '../files/index.ts';
import { MESSAGE_TYPE, releaseFiles } from './message-files.ts';
import { names } from './messages.ts';
import * as messages from './messages.repository.ts';
import * as repository from './reports.repository.ts';
import type { ReportRow } from './reports.repository.ts';
import type { ReportedMessage } from './reports.schemas.ts';

type Parts = { customers: Pick<Customers, 'customersOfMany'>; files: Pick<Files, 'linkTo' | 'release'> };

/** Messages that their other side reported, as moderators read and decide them. Nothing of it is told to who wrote them. */
export function makeMessageCases({ customers, files }: Parts): CaseKind {
  async function subjects(on: Queryable, actor: Actor, ids: readonly string[]) {
    const rows = await repository.readReportsOfMessages(on, ids);
    const versions = await messages.readVersions(on, [...ids]);
    const versionsOf = Map.groupBy(versions, ({ messageId }) => messageId);
    const own = new Set((await customers.customersOfMany(on, [actor.userId])).get(actor.userId));
    return new Map(
      rows.map((row) => {
        const isOwn = own.has(row.buyerCustomerId) || own.has(row.sellerCustomerId);
        return [row.messageId, subjectOf(row, versionsOf.get(row.messageId) ?? [], { isOwn, linkTo: files.linkTo })];
      }),
    );
  }

  /** What was taken back stayed for the decision, and goes with it. */
  async function decide(tx: Tx, { objectId, at }: CaseDecision): Promise<void> {
    const [message] = await messages.readMessagesByIds(tx, [objectId]);
    if (!message) return notFound('MESSAGE_NOT_FOUND');
    await repository.settleReport(tx, objectId, at);
    if (message.deletedAt !== null) await releaseFiles(tx, files, message);
  }

  return {
    reads: 'REPORTS_READ',
    decides: 'REPORTS_READ',
    decisions: ['DISMISS', 'UPHOLD'],
    hold: messages.holdMessage,
    subjects,
    prepare: () => Promise.resolve(decide),
  };
}
export const MESSAGE_CASE = MESSAGE_TYPE;

type Seen = { isOwn: boolean; linkTo: (fileId: string) => string };

function subjectOf(row: ReportRow, versions: readonly messages.VersionRow[], { isOwn, linkTo }: Seen): CaseSubject {
  const { reason, seq, side, authorName, body, deletedAt, editedAt, sentAt, decidedAt } = row;
  const { conversationId, subjectType, subjectId, subjectTitle, sellerName } = row;
  const buyerName = row.buyerName ?? names.buyer;
  const message: ReportedMessage = {
    reason,
    seq,
    side,
    isDeleted: deletedAt !== null,
    files: row.files.map((file) => ({ ...file, url: linkTo(file.fileId) })),
    versions: versions.map((version) => ({ body: version.body, replacedAt: version.replacedAt.toISOString() })),
    ...(editedAt && { editedAt: editedAt.toISOString() }),
    conversationId,
    subjectType,
    subjectId,
    subjectTitle,
    buyerName,
    sellerName,
  };
  return {
    heading: subjectTitle,
    ...(deletedAt === null && body !== '' && { text: body }),
    pros: [],
    cons: [],
    authorName,
    isAnonymous: false,
    companyName: side === 'BUYER' ? buyerName : sellerName,
    message,
    writtenAt: sentAt,
    status: decidedAt === null ? 'OPEN' : 'DECIDED',
    isOwn,
    decisions: decidedAt === null ? ['DISMISS', 'UPHOLD'] : [],
  };
}
