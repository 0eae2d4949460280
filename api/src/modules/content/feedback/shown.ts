import { allowedActions } from '../../../platform/machine.ts';
import { withoutNulls } from '../../../platform/without-nulls.ts';
import type { Files } from '../../files/index.ts';
import { type FeedbackActor, feedbackMachine } from './feedback-machine.ts';
import type { FeedbackRow } from './feedback.repository.ts';
import type { Feedback, StaffFeedback } from './feedback.schemas.ts';

const REOPEN_MS = 30 * 86_400_000;

export const isStaff = (by: FeedbackActor) => by === 'STAFF';
export const isSender = (by: FeedbackActor) => by === 'SENDER';

/** Why it cannot be reopened though its state allows it. */
export function whyNotReopened({ reopenedAt, endedAt }: FeedbackRow, now: Date) {
  if (reopenedAt) return 'FEEDBACK_REOPENED';
  return endedAt && now.getTime() - endedAt.getTime() > REOPEN_MS ? 'FEEDBACK_REOPEN_LATE' : undefined;
}

const isReopenable = (row: FeedbackRow, now: Date) =>
  allowedActions(feedbackMachine, row.status, isSender).includes('REOPEN') && whyNotReopened(row, now) === undefined;

const shownOf = (row: FeedbackRow) => {
  const { id, trackingNo, type, subject, body, pagePath, status, closeReason, answer, reopenText } = row;
  return {
    ...withoutNulls({ id, trackingNo, type, subject, body, pagePath, status, closeReason, answer, reopenText }),
    createdAt: row.createdAt.toISOString(),
    ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
  };
};

/** As who sent it reads it. */
export const toFeedback = (row: FeedbackRow, now: Date): Feedback => ({
  ...shownOf(row),
  isReopenable: isReopenable(row, now),
});

/** As staff read it. */
export function toStaffFeedback(row: FeedbackRow, linkTo: Files['linkTo']): StaffFeedback {
  const { email, phone, screenshotFileId, reopenedAt } = row;
  return {
    ...shownOf(row),
    ...withoutNulls({ email, phone }),
    ...(screenshotFileId && { screenshot: { fileId: screenshotFileId, url: linkTo(screenshotFileId) } }),
    isOfUser: row.userId !== null,
    ...(reopenedAt && { reopenedAt: reopenedAt.toISOString() }),
    allowedActions: allowedActions(feedbackMachine, row.status, isStaff),
    version: row.version,
  };
}
