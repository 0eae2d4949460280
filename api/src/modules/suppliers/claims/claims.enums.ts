import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const SupplierAction = namedEnum('SupplierAction', 'What can be done with a supplier that a company runs.', {
  EDIT: { en: 'Change what its page says.', fa: 'ویرایش صفحه' },
  EDIT_NAMES: { en: 'Change names and numbers; of a confirmed one staff decide.', fa: 'تغییر نام و شناسه' },
  CANCEL_CHANGE: { en: 'Take back a change that waits for staff.', fa: 'پس گرفتن تغییر' },
  SUBMIT: { en: 'Hand it in for confirmation.', fa: 'ارسال برای بررسی' },
  WITHDRAW: { en: 'Take it back before staff decide.', fa: 'پس گرفتن' },
  REMOVE: { en: 'Remove a draft for good.', fa: 'حذف پیش‌نویس' },
  CONFIRM: { en: 'Staff: let people see it.', fa: 'تأیید' },
  REJECT: { en: 'Staff: turn it down.', fa: 'رد' },
  CONFIRM_CHANGE: { en: 'Staff: let the change of names and numbers be.', fa: 'تأیید تغییر' },
  DECLINE_CHANGE: { en: 'Staff: leave names and numbers as they are.', fa: 'رد تغییر' },
  SUSPEND: { en: 'Staff: take it and its offers out of public view.', fa: 'تعلیق' },
  RESTORE: { en: 'Staff: end a suspension.', fa: 'رفع تعلیق' },
});
export type SupplierAction = Static<typeof SupplierAction>;

export const SupplierDecision = namedEnum('SupplierDecision', 'What staff decide of a supplier.', {
  CONFIRM: { en: 'People see it.', fa: 'تأیید' },
  REJECT: { en: 'Not as it is.', fa: 'رد' },
  CONFIRM_CHANGE: { en: 'The change of names and numbers holds.', fa: 'تأیید تغییر' },
  DECLINE_CHANGE: { en: 'Names and numbers stay.', fa: 'رد تغییر' },
  SUSPEND: { en: 'It and its offers leave public view.', fa: 'تعلیق' },
  RESTORE: { en: 'A suspension ends.', fa: 'رفع تعلیق' },
});
export type SupplierDecision = Static<typeof SupplierDecision>;

export const SupplierGap = namedEnum('SupplierGap', 'What a supplier still lacks before it can be handed in.', {
  IDENTITY: { en: 'The identity of its company is not confirmed.', fa: 'هویت شرکت هنوز تأیید نشده است' },
  ABOUT: { en: 'It says less than 100 characters of itself.', fa: 'معرفی باید دست‌کم ۱۰۰ نویسه باشد' },
  TYPES: { en: 'It works in no part of the market.', fa: 'زمینهٔ کار انتخاب نشده است' },
  EVIDENCE: { en: 'No evidence was handed in.', fa: 'هنوز مدرکی فرستاده نشده است' },
});
export type SupplierGap = Static<typeof SupplierGap>;

export const ClaimStatus = namedEnum('ClaimStatus', 'How far staff are with a claim on a supplier.', {
  PENDING: { en: 'Staff decide.', fa: 'در انتظار بررسی', tone: 'warning' },
  OBJECTION: { en: 'The company that has the supplier is asked.', fa: 'در انتظار پاسخ مالک کنونی', tone: 'warning' },
  NEEDS_EVIDENCE: { en: 'Staff want to see more.', fa: 'نیازمند مدرک', tone: 'question' },
  ACCEPTED: { en: 'The supplier is the claimant’s.', fa: 'پذیرفته شده', tone: 'success' },
  REJECTED: { en: 'Staff said no.', fa: 'رد شده', tone: 'error' },
  LAPSED: { en: 'What staff wanted to see did not come in time.', fa: 'مهلت گذشته', tone: 'error' },
  WITHDRAWN: { en: 'Taken back by the claimant.', fa: 'پس گرفته شده', tone: 'info' },
});
export type ClaimStatus = Static<typeof ClaimStatus>;

export const ClaimAction = namedEnum('ClaimAction', 'What can be done with a claim on a supplier.', {
  ADD_EVIDENCE: { en: 'Hand in an evidence for it.', fa: 'افزودن مدرک' },
  WITHDRAW: { en: 'Take it back.', fa: 'پس گرفتن' },
  OBJECT: { en: 'Of who has the supplier now: say why it is not the claimant’s.', fa: 'اعتراض' },
  AGREE: { en: 'Of who has the supplier now: let it go.', fa: 'موافقت' },
  ASK: { en: 'Staff: want to see more.', fa: 'خواستن مدرک' },
  APPROVE: { en: 'Staff: say yes first, where somebody would lose the supplier.', fa: 'تأیید نخست' },
  ACCEPT: { en: 'Staff: the supplier is the claimant’s.', fa: 'پذیرش' },
  REJECT: { en: 'Staff: it is not.', fa: 'رد' },
  NOT_ANSWER: { en: 'The clock: who has the supplier did not answer.', fa: 'پایان مهلت پاسخ' },
  REMIND: { en: 'The clock: half of the time for evidence is over.', fa: 'یادآوری' },
  LAPSE: { en: 'The clock: no evidence came.', fa: 'پایان مهلت مدرک' },
  ASK_HOLDER: { en: 'The supplier went to another company, which is asked.', fa: 'پرسش از مالک تازه' },
});
export type ClaimAction = Static<typeof ClaimAction>;

export const ClaimDecision = namedEnum('ClaimDecision', 'What staff decide of a claim.', {
  ACCEPT: { en: 'The supplier is the claimant’s; two say so where somebody loses it.', fa: 'پذیرش' },
  REJECT: { en: 'It is not.', fa: 'رد' },
  ASK: { en: 'The claimant is to show more.', fa: 'خواستن مدرک' },
});
export type ClaimDecision = Static<typeof ClaimDecision>;

export const ClaimAnswer = namedEnum('ClaimAnswer', 'What the company that has a supplier says of a claim on it.', {
  OBJECTED: { en: 'It is its own.', fa: 'اعتراض', tone: 'error' },
  AGREED: { en: 'It lets it go.', fa: 'موافقت', tone: 'success' },
  NOT_ANSWERED: { en: 'Nothing in time.', fa: 'بی‌پاسخ', tone: 'warning' },
});
export type ClaimAnswer = Static<typeof ClaimAnswer>;

export const EvidenceLevel = namedEnum('EvidenceLevel', 'What an evidence lets buyers trust.', {
  PHONE: { en: 'The phone number.', fa: 'تلفن' },
  IDENTITY: { en: 'Who is behind it.', fa: 'هویت' },
  BUSINESS: { en: 'The registered business.', fa: 'مجوز کسب' },
  SITE: { en: 'The place of work.', fa: 'محل کار' },
});
export type EvidenceLevel = Static<typeof EvidenceLevel>;

export const EvidenceStatus = namedEnum('EvidenceStatus', 'How far staff are with a paper that proves something.', {
  WAITING: { en: 'Staff decide.', fa: 'در انتظار بررسی', tone: 'warning' },
  ACCEPTED: { en: 'It counts, from its first to its last day.', fa: 'پذیرفته شده', tone: 'success' },
  EXPIRED: { en: 'It was accepted and is over.', fa: 'پایان‌یافته', tone: 'info' },
  REFUSED: { en: 'Staff said no.', fa: 'رد شده', tone: 'error' },
  REVOKED: { en: 'It was accepted, and staff took that back.', fa: 'باطل شده', tone: 'error' },
});
export type EvidenceStatus = Static<typeof EvidenceStatus>;
/** EXPIRED follows from the clock. */
export type StoredEvidenceStatus = Exclude<EvidenceStatus, 'EXPIRED'>;

export const EvidenceAction = namedEnum('EvidenceAction', 'What can be done with an evidence.', {
  WITHDRAW: { en: 'Take it back before staff decide.', fa: 'پس گرفتن' },
  ACCEPT: { en: 'Staff: let it count until a day.', fa: 'پذیرش' },
  REFUSE: { en: 'Staff: turn it down.', fa: 'رد' },
  REVOKE: { en: 'Staff: let it count no more.', fa: 'ابطال' },
});
export type EvidenceAction = Static<typeof EvidenceAction>;

export const EvidenceDecision = namedEnum('EvidenceDecision', 'What staff decide of an evidence.', {
  ACCEPT: { en: 'It counts until a day.', fa: 'پذیرش' },
  REFUSE: { en: 'It does not count.', fa: 'رد' },
  REVOKE: { en: 'It counts no more.', fa: 'ابطال' },
});
export type EvidenceDecision = Static<typeof EvidenceDecision>;
