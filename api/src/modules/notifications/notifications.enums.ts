import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const NotificationType = namedEnum('NotificationType', 'What a notice tells of.', {
  MERCHANT_DECIDED: { en: 'Staff decided on a selling account.', fa: 'تصمیم دربارهٔ حساب فروش' },
  MERCHANT_SUSPENDED: { en: 'A selling account was suspended.', fa: 'تعلیق حساب فروش' },
  ENTRY_DECIDED: { en: 'Staff decided on an entry of the catalogue.', fa: 'تصمیم دربارهٔ کالا' },
  IDENTITY_DECIDED: { en: 'Staff decided on an identity.', fa: 'نتیجهٔ بررسی هویت' },
  MEMBER_INVITED: { en: 'A company invites to act for it.', fa: 'دعوت به همکاری' },
  MEMBER_ANSWERED: { en: 'Somebody answered an invitation.', fa: 'پاسخ به دعوت' },
});
export type NotificationType = Static<typeof NotificationType>;
