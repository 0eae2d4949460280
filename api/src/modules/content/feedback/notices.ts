import type { Tx } from '../../../platform/database/database.ts';
import { audience } from '../../../platform/events/audience.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { NoticeTypes } from '../../../platform/notices/notice-type.ts';
import type { MailTemplates } from '../../../platform/outbox/smtp.ts';
import type { FeedbackRow } from './feedback.repository.ts';
import { feedbackWords as words } from './messages.ts';

export const ANSWER_MAIL = 'feedback-answer';

/** What people are told of feedbacks that they sent. */
export const feedbackNotices: NoticeTypes = {
  FEEDBACK_ENDED: {
    events: ['FEEDBACK_ANSWERED', 'FEEDBACK_CLOSED'],
    isPersonal: true,
    // The answer itself goes out by mail.
    byMail: false,
    targetPath: () => '/feedback',
    words: ({ event, facts: { number = '' } }) => ({
      title: event === 'FEEDBACK_ANSWERED' ? words.answered(number) : words.closed(number),
    }),
    many: words.many,
  },
};

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

export const feedbackMails: MailTemplates = {
  [ANSWER_MAIL]: ([number = '', subject = '', answer = '', link = '']) => ({
    subject: words.subject(number),
    text: `${words.lead(subject)}\n\n${answer}\n\n${words.note}\n${link}\n`,
    html: [
      '<!doctype html><html lang="fa" dir="rtl"><body>',
      `<p>${escaped(words.lead(subject))}</p><p>${escaped(answer).replaceAll('\n', '<br>')}</p>`,
      `<p>${words.note}</p><p dir="ltr"><a href="${escaped(link)}">${escaped(link)}</a></p></body></html>`,
    ].join(''),
  }),
};

/** Complaints name people: they are for who sees users. */
export const COMPLAINTS = 'USERS_READ';
/** Which staff hear of a feedback: complaints are for those alone who may answer them. */
export const actionFor = ({ type }: Pick<FeedbackRow, 'type'>) =>
  type === 'COMPLAINT' ? COMPLAINTS : 'FEEDBACK_ANSWER';

type Told = {
  type: string;
  row: FeedbackRow;
  /** Staff who did it; undefined for its sender. */ actorId?: string;
  at: Date;
};

/** Its sender, where it is somebody who was logged in, and staff see it anew; the sender is told of its end. */
export const tellOfFeedback = (tx: Tx, { type, row, actorId, at }: Told) => {
  const sender = row.userId ? [audience.user(row.userId)] : [];
  const isEnd = row.status === 'ANSWERED' || row.status === 'CLOSED';
  return recordEvent(tx, {
    type,
    objectType: 'Feedback',
    objectId: row.id,
    seq: row.version,
    audiences: [...sender, audience.staff(actionFor(row))],
    ...(isEnd &&
      sender.length > 0 && { notice: { actorId: actorId ?? null, at, to: sender, facts: { number: row.trackingNo } } }),
  });
};
