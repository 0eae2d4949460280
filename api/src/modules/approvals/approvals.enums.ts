import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const ApprovalKind = namedEnum('ApprovalKind', 'What a company is asked to agree to.', {
  PUBLISH: { en: 'That a request goes to its seller.', fa: 'ارسال به فروشنده' },
  LIST_ORDER: { en: 'The amount of an order at list price.', fa: 'مبلغ سفارش' },
  ACCEPT: { en: 'That an offer is accepted, with its amount.', fa: 'پذیرش پیشنهاد' },
  COUNTER: { en: 'That a counter-offer is sent, with its amount.', fa: 'ارسال پیشنهاد متقابل' },
});
export type ApprovalKind = Static<typeof ApprovalKind>;

export const ApprovalStatus = namedEnum('ApprovalStatus', 'Where what a company was asked stands.', {
  PENDING: { en: 'Waits for somebody to agree.', fa: 'منتظر موافقت', tone: 'warning' },
  APPROVED: { en: 'As many agreed as must.', fa: 'موافقت‌شده', tone: 'success' },
  REJECTED: { en: 'Somebody said no.', fa: 'ردشده', tone: 'error' },
  WITHDRAWN: { en: 'Who asked took it back.', fa: 'پس‌گرفته', tone: 'info' },
  LAPSED: { en: 'There is nothing to agree to any more.', fa: 'پایان‌یافته', tone: 'info' },
});
export type ApprovalStatus = Static<typeof ApprovalStatus>;

export const ApprovalAction = namedEnum('ApprovalAction', 'What can be done with what a company was asked.', {
  APPROVE: { en: 'Agree.', fa: 'موافقم' },
  REJECT: { en: 'Say no, with a reason.', fa: 'مخالفم' },
  WITHDRAW: { en: 'Take the question back.', fa: 'پس گرفتن' },
});
export type ApprovalAction = Static<typeof ApprovalAction>;
