import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export * from '../../platform/audit.enums.ts';

export const StaffQueueName = namedEnum('StaffQueueName', 'What waits for staff.', {
  IDENTITY: { en: 'Identities of people and companies.', fa: 'هویت‌ها' },
  MERCHANTS: { en: 'Selling accounts.', fa: 'فروشندگان' },
  SUPPLIERS: { en: 'Suppliers, and changes of their names.', fa: 'تأمین‌کنندگان' },
  CLAIMS: { en: 'Claims on suppliers.', fa: 'درخواست‌های مالکیت' },
  EVIDENCES: { en: 'Evidence of suppliers.', fa: 'مدارک' },
  DELEGATIONS: { en: 'Letters and papers of delegations.', fa: 'نمایندگی‌ها' },
  ENTRIES: { en: 'Entries of catalogues.', fa: 'کالاها' },
  BASE_PRODUCTS: { en: 'Products that sellers propose.', fa: 'کالاهای پایه' },
  MODERATION: { en: 'Comments, reports and appeals.', fa: 'نظرها و گزارش‌ها' },
  DISPUTES: { en: 'Disputes of orders.', fa: 'اختلاف‌ها' },
  DISPUTE_APPROVALS: { en: 'Decisions about disputes that need a second yes.', fa: 'تأیید رأی اختلاف‌ها' },
  FEEDBACKS: { en: 'Feedback, complaints among it.', fa: 'بازخوردها' },
  PAGES: { en: 'Pages that are handed in.', fa: 'نوشته‌ها' },
  STUCK_ORDERS: { en: 'Orders that nobody carries on.', fa: 'سفارش‌های مانده' },
  JOBS: { en: 'Works of the site that were given up or are late.', fa: 'کارهای سامانه' },
});
export type StaffQueueName = Static<typeof StaffQueueName>;
