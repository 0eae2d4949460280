import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { transitionOf } from '../../../platform/machine.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { searchWords } from '../../../platform/search-words.ts';
import { versionConflict } from '../../../platform/version.ts';
import type { Files } from '../../files/index.ts';
import { can } from '../../identity/index.ts';
import { feedbackMachine } from './feedback-machine.ts';
import * as repository from './feedback.repository.ts';
import type { FeedbackRow } from './feedback.repository.ts';
import type { FeedbackVerdict, StaffFeedback, StaffFeedbackPage, StaffFeedbacksQuery } from './feedback.schemas.ts';
import { actionFor, ANSWER_MAIL, COMPLAINTS, tellOfFeedback } from './notices.ts';
import { isStaff, toStaffFeedback } from './shown.ts';

/** What nobody waits for may wait a day for a provider. */
const TRIED_SECONDS = 24 * 3_600;

type Parts = {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  publicOrigin: string;
  files: Pick<Files, 'linkTo'>;
};
export type StaffFeedbacks = ReturnType<typeof makeStaffFeedbacks>;

/** Feedbacks as staff answer them. */
export function makeStaffFeedbacks({ db, clock, outbox, publicOrigin, files }: Parts) {
  const shown = (row: FeedbackRow) => toStaffFeedback(row, files.linkTo);

  /** Only to an address that the person is known to read. */
  async function mailAnswer(tx: Tx, { userId, trackingNo, subject, answer }: FeedbackRow): Promise<void> {
    const recipient = userId && (await repository.readVerifiedMail(tx, userId));
    if (!userId || !recipient) return;
    const values = [trackingNo, subject, answer ?? '', `${publicOrigin}/feedback`];
    const mail = { channel: 'MAIL', recipient, template: ANSWER_MAIL, values } as const;
    await outbox.put(tx, { ...mail, to: { userId } }, TRIED_SECONDS);
  }

  return {
    /** Without complaints for who may not answer them. */
    async queue(
      { roles }: Actor,
      { status, type, isWaiting, searchKey, ...query }: StaffFeedbacksQuery,
    ): Promise<StaffFeedbackPage> {
      const without = can(roles, COMPLAINTS) ? [] : (['COMPLAINT'] as const);
      const wanted = { status, type, isWaiting, words: searchWords(searchKey), without };
      const { rows, totalCount, page } = await repository.readQueue(db, wanted, paging(query));
      return { items: rows.map(shown), totalCount, ...page };
    },

    /** @throws Problem 404, also for a complaint that is not for who asks; 409 */
    decide(actor: Actor, id: string, verdict: FeedbackVerdict, sender: Sender): Promise<StaffFeedback> {
      const { version, decision, closeReason, answer } = verdict;
      const now = clock.now();
      return db.transaction(async (tx) => {
        const row = await repository.lockFeedback(tx, id);
        if (!row || !can(actor.roles, actionFor(row))) return notFound('FEEDBACK_NOT_FOUND');
        const { event, to } = transitionOf(feedbackMachine, row.status, decision, isStaff);
        if (row.version !== version) versionConflict(row.version);
        const change = {
          ...row,
          status: to!,
          answer: decision === 'TAKE' ? row.answer : (answer ?? row.answer),
          closeReason: decision === 'CLOSE' ? closeReason! : null,
          endedAt: decision === 'TAKE' ? null : now,
        };
        const changed = await repository.updateFeedback(tx, id, change, now);
        if (decision === 'ANSWER') await mailAnswer(tx, changed);
        await tellOfFeedback(tx, { type: event, row: changed, actorId: actor.userId, at: now });
        const what = { action: event, objectType: 'Feedback', objectId: id, detail: { closeReason } };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return shown(changed);
      });
    },
  };
}
