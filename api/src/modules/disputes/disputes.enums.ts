import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const DisputeStatus = namedEnum('DisputeStatus', 'Where a dispute stands.', {
  ANSWER_DUE: { en: 'The other side is to answer.', fa: 'منتظر پاسخ طرف دیگر', tone: 'warning' },
  EVIDENCE: { en: 'Both sides show what they have.', fa: 'ارائهٔ مدارک', tone: 'info' },
  DECISION: { en: 'Waits for a decision of staff.', fa: 'منتظر رأی', tone: 'warning' },
  APPROVAL: { en: 'Staff: another one is to agree.', fa: 'منتظر تأیید رأی', tone: 'warning' },
  DECIDED: { en: 'Was decided.', fa: 'رأی داده‌شده', tone: 'success' },
  SETTLED: { en: 'Both sides settled it.', fa: 'سازش‌شده', tone: 'success' },
  WITHDRAWN: { en: 'Who opened it took it back.', fa: 'پس‌گرفته‌شده', tone: 'info' },
});
export type DisputeStatus = Static<typeof DisputeStatus>;

export const DisputeOutcome = namedEnum('DisputeOutcome', 'How a dispute ends, or is to end.', {
  RELEASE: { en: 'The seller gets the amount of the lines.', fa: 'پرداخت کامل به فروشنده' },
  REFUND: { en: 'The buyer gets it back.', fa: 'بازگشت کامل به خریدار' },
  SPLIT: { en: 'Each side gets a share of it.', fa: 'تقسیم مبلغ' },
  REDO: { en: 'The seller delivers again.', fa: 'تحویل دوباره' },
});
export type DisputeOutcome = Static<typeof DisputeOutcome>;

export const DisputeReason = namedEnum('DisputeReason', 'What a dispute is about.', {
  NOT_DELIVERED: { en: 'Buyer: it did not come.', fa: 'نرسیدن کالا یا انجام نشدن خدمت' },
  LATE: { en: 'Buyer: it came too late.', fa: 'دیرکرد' },
  DAMAGED: { en: 'Buyer: it is damaged.', fa: 'آسیب‌دیدگی' },
  SPEC: { en: 'Buyer: it is not what was agreed to.', fa: 'ناهمخوانی با مشخصات توافق‌شده' },
  QUANTITY: { en: 'Buyer: it is less or more.', fa: 'کم یا زیاد بودن مقدار' },
  NOT_TAKEN: { en: 'Seller: the buyer does not take it.', fa: 'تحویل نگرفتن خریدار' },
  REFUSED_UNFAIRLY: { en: 'Seller: it was refused without a reason.', fa: 'رد نابجای کالا' },
  NOT_PAID: { en: 'Seller: it is not paid.', fa: 'پرداخت نشدن' },
  OTHER: { en: 'Something else.', fa: 'دلیل دیگر' },
  REFUSED_UNANSWERED: { en: 'The seller did nothing about what was refused.', fa: 'بی‌پاسخ ماندن کالای پذیرفته‌نشده' },
});
export type DisputeReason = Static<typeof DisputeReason>;

export const DisputeStatementKind = namedEnum('DisputeStatementKind', 'What is said in a dispute.', {
  OPENING: { en: 'What it is opened with.', fa: 'شرح اختلاف' },
  ANSWER: { en: 'The other side’s answer.', fa: 'پاسخ' },
  EVIDENCE: { en: 'What a side adds.', fa: 'توضیح تکمیلی' },
});
export type DisputeStatementKind = Static<typeof DisputeStatementKind>;

export const DisputeAction = namedEnum('DisputeAction', 'What staff can do with a dispute.', {
  PROPOSE: { en: 'Propose how it ends.', fa: 'ثبت رأی' },
  ASK_SETTLEMENT: { en: 'Propose a settlement to both sides.', fa: 'پیشنهاد سازش' },
  WITHDRAW_SETTLEMENT: { en: 'Take the proposed settlement back.', fa: 'پس گرفتن پیشنهاد سازش' },
  APPROVE: { en: 'Agree to what another one proposed.', fa: 'تأیید رأی' },
  REFUSE: { en: 'Send it back for another decision.', fa: 'برگرداندن برای رأی دوباره' },
});
export type DisputeAction = Static<typeof DisputeAction>;
