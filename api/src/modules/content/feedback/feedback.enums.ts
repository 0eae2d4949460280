import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const FeedbackType = namedEnum('FeedbackType', 'Kind of a feedback, by what its sender wants.', {
  BUG: { en: 'Something does not work.', fa: 'گزارش خطا' },
  IDEA: { en: 'Something could be better.', fa: 'پیشنهاد' },
  COMPLAINT: { en: 'Somebody was treated badly.', fa: 'شکایت', tone: 'warning' },
  PRAISE: { en: 'Something is good.', fa: 'قدردانی' },
});
export type FeedbackType = Static<typeof FeedbackType>;

export const FeedbackStatus = namedEnum('FeedbackStatus', 'How far staff are with a feedback.', {
  NEW: { en: 'Received; staff have not started.', fa: 'تازه', tone: 'info' },
  IN_WORK: { en: 'Somebody looks into it.', fa: 'در حال بررسی', tone: 'question' },
  ANSWERED: { en: 'Staff answered.', fa: 'پاسخ داده شد', tone: 'success' },
  CLOSED: { en: 'Over without an answer.', fa: 'بسته شد', tone: 'info' },
});
export type FeedbackStatus = Static<typeof FeedbackStatus>;

export const FeedbackCloseReason = namedEnum('FeedbackCloseReason', 'Why a feedback was closed without an answer.', {
  SPAM: { en: 'Advertising, or nonsense.', fa: 'نامربوط' },
  DUPLICATE: { en: 'Another feedback says the same.', fa: 'تکراری' },
  NOT_REPRODUCED: { en: 'The fault did not show again.', fa: 'خطا دوباره دیده نشد' },
  DONE: { en: 'What was wanted is done.', fa: 'انجام شد' },
  OTHER: { en: 'For another reason.', fa: 'دلیل دیگر' },
});
export type FeedbackCloseReason = Static<typeof FeedbackCloseReason>;

export const FeedbackAction = namedEnum('FeedbackAction', 'What can be done with a feedback.', {
  TAKE: { en: 'Begin to look into it.', fa: 'شروع بررسی' },
  ANSWER: { en: 'Answer who sent it.', fa: 'پاسخ' },
  CLOSE: { en: 'Close it without an answer.', fa: 'بستن' },
  REOPEN: { en: 'Have it looked into once more.', fa: 'باز کردن دوباره' },
});
export type FeedbackAction = Static<typeof FeedbackAction>;

export const FeedbackDecision = namedEnum('FeedbackDecision', 'What staff decide about a feedback.', {
  TAKE: { en: 'Begin to look into it.', fa: 'شروع بررسی' },
  ANSWER: { en: 'Answer who sent it.', fa: 'پاسخ' },
  CLOSE: { en: 'Close it without an answer.', fa: 'بستن' },
});
export type FeedbackDecision = Static<typeof FeedbackDecision>;
