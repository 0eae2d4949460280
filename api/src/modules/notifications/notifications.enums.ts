import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const NotificationType = namedEnum('NotificationType', 'What a notice tells of.', {
  MERCHANT_DECIDED: { en: 'Staff decided on a selling account.', fa: 'تصمیم دربارهٔ حساب فروش' },
  MERCHANT_SUSPENDED: { en: 'A selling account was suspended.', fa: 'تعلیق حساب فروش' },
  SUPPLIER_DECIDED: { en: 'Staff decided on a supplier.', fa: 'تصمیم دربارهٔ تأمین‌کننده' },
  CLAIM_DECIDED: { en: 'A claim on a supplier was decided.', fa: 'نتیجهٔ درخواست مالکیت' },
  CLAIM_OBJECTION: { en: 'A company claims what one’s own has.', fa: 'درخواست مالکیت شرکت دیگر' },
  CLAIM_NEEDS_EVIDENCE: { en: 'A claim needs more evidence.', fa: 'نیاز به مدرک' },
  EVIDENCE_DECIDED: { en: 'Staff decided on an evidence.', fa: 'تصمیم دربارهٔ مدرک' },
  EVIDENCE_ENDS: { en: 'An evidence ends soon.', fa: 'پایان اعتبار مدرک' },
  CATEGORY_REPLACED: { en: 'Another category took the place of one with own entries.', fa: 'جابه‌جایی دستهٔ کالا' },
  BASE_PRODUCT_DECIDED: { en: 'Staff decided on a proposed product.', fa: 'تصمیم دربارهٔ کالای پیشنهادی' },
  ENTRY_DECIDED: { en: 'Staff decided on an entry of the catalogue.', fa: 'تصمیم دربارهٔ کالا' },
  CHANGE_DECIDED: { en: 'Staff decided on a change of a published entry.', fa: 'تصمیم دربارهٔ تغییر کالا' },
  DELEGATION_ASKED: { en: 'A merchant asks for a delegation.', fa: 'درخواست نمایندگی' },
  DELEGATION_ANSWERED: { en: 'A request for a delegation was answered, or ran out.', fa: 'پاسخ به درخواست نمایندگی' },
  DELEGATION_SUSPENDED: { en: 'A delegation was stopped for now.', fa: 'تعلیق نمایندگی' },
  DELEGATION_RESUMED: { en: 'A delegation holds again.', fa: 'رفع تعلیق نمایندگی' },
  DELEGATION_NOTICE: { en: 'Notice of a delegation was given, or taken back.', fa: 'اعلام لغو نمایندگی' },
  DELEGATION_ENDS: { en: 'A delegation ends soon.', fa: 'پایان نزدیک نمایندگی' },
  DELEGATION_ENDED: { en: 'A delegation is over.', fa: 'پایان نمایندگی' },
  IDENTITY_DECIDED: { en: 'Staff decided on an identity.', fa: 'نتیجهٔ بررسی هویت' },
  MEMBER_INVITED: { en: 'A company invites to act for it.', fa: 'دعوت به همکاری' },
  MESSAGE: { en: 'A message in a conversation.', fa: 'پیام تازه' },
  NOTE_DUE: { en: 'A note wants to be looked at again.', fa: 'یادآوری یادداشت' },
  NEW_DEVICE: { en: 'Somebody logged in by a browser not seen before.', fa: 'ورود از دستگاه تازه' },
  MEMBER_ANSWERED: { en: 'Somebody answered an invitation.', fa: 'پاسخ به دعوت' },
});
export type NotificationType = Static<typeof NotificationType>;
