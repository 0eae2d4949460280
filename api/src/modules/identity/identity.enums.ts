import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

/** Roles that administrators give; the others come from what a person owns or is invited to. */
const ofStaff = {
  CONTENT_EDITOR: { en: 'Writes pages, questions and help.', fa: 'مسئول محتوا' },
  MODERATOR: { en: 'Judges comments and reports.', fa: 'ناظر' },
  SUPPORT: { en: 'Helps people: sees users and ends sessions.', fa: 'پشتیبان' },
  FINANCE: { en: 'Looks after payments.', fa: 'مسئول مالی' },
  ADMIN: { en: 'Gives roles and reads the audit log.', fa: 'مدیر سامانه' },
} as const;

/** What a role is: specification, section 6, and the domain's table of actors. Everybody with a session is a CONSUMER. */
export const Role = namedEnum('Role', 'What somebody is on the market or among the staff.', {
  CONSUMER: { en: 'Everybody who is logged in.', fa: 'کاربر' },
  CUSTOMER_OWNER: { en: 'Owns a company that buys.', fa: 'مالک شرکت خریدار' },
  CUSTOMER_AGENT: { en: 'Buys for such a company, as far as its owner allows.', fa: 'نمایندهٔ شرکت خریدار' },
  MERCHANT_OWNER: { en: 'Owns a selling account.', fa: 'مالک فروشگاه' },
  MERCHANT_AGENT: { en: 'Works for a selling account.', fa: 'نمایندهٔ فروشگاه' },
  SUPPLIER_OWNER: { en: 'Makes or provides what is offered.', fa: 'مالک شرکت تأمین‌کننده' },
  ...ofStaff,
});
export type Role = Static<typeof Role>;

export const StaffRole = namedEnum('StaffRole', 'A role that administrators give.', ofStaff);
export type StaffRole = Static<typeof StaffRole>;

export const StaffAction = namedEnum('StaffAction', 'Something that roles of staff allow.', {
  STAFF_AREA: { en: 'Opens the staff area.', fa: 'ورود به میز کارکنان' },
  USERS_READ: { en: 'Sees users.', fa: 'دیدن کاربران' },
  USER_ROLES_WRITE: { en: 'Gives staff roles.', fa: 'تعیین نقش‌ها' },
  USER_STATUS_WRITE: { en: 'Disables users and lets them in again.', fa: 'فعال و غیرفعال کردن کاربران' },
  SESSIONS_READ: { en: 'Sees sessions that live.', fa: 'دیدن نشست‌ها' },
  SESSIONS_REVOKE: { en: 'Ends sessions.', fa: 'پایان دادن به نشست‌ها' },
  AUDIT_READ: { en: 'Reads the audit log.', fa: 'خواندن گزارش رویدادها' },
  IDENTITY_CHECK: { en: 'Decides about identities.', fa: 'بررسی هویت' },
  OFFERS_DECIDE: { en: 'Decides about entries of sellers.', fa: 'بررسی کالاها' },
  BASE_PRODUCTS_DECIDE: { en: 'Decides about products that sellers propose.', fa: 'بررسی کالاهای پایه' },
  SELLERS_DECIDE: { en: 'Decides about merchants, suppliers and claims.', fa: 'بررسی فروشندگان' },
  EVIDENCE_CHECK: { en: 'Decides about evidence.', fa: 'بررسی مدارک' },
  REPORTS_READ: { en: 'Reads messages that were reported.', fa: 'دیدن پیام‌های گزارش‌شده' },
  CASES_READ: { en: 'Reads the queue of cases, of the kinds that other actions allow.', fa: 'دیدن موارد بررسی' },
  CASES_DECIDE: { en: 'Decides cases of the kinds that other actions allow.', fa: 'تصمیم دربارهٔ موارد بررسی' },
  COMMENTS_READ: { en: 'Reads comments that wait, reports and appeals.', fa: 'دیدن نظرهای در انتظار بررسی' },
  COMMENTS_DECIDE: { en: 'Decides about comments, reports and appeals.', fa: 'بررسی نظرها و گزارش‌ها' },
  DISPUTES_DECIDE: { en: 'Decides disputes of orders.', fa: 'رسیدگی به اختلاف‌ها' },
  STUCK_ORDERS_READ: { en: 'Sees orders that nobody carries on.', fa: 'دیدن سفارش‌های مانده' },
  JOBS_RUN: { en: 'Has works of the site tried again.', fa: 'اجرای دوبارهٔ کارها' },
  CONTENT_WRITE: { en: 'Writes and publishes what people read.', fa: 'نوشتن و انتشار محتوا' },
  FEEDBACK_ANSWER: { en: 'Answers feedback that is no complaint.', fa: 'پاسخ به بازخوردها' },
  MASTERS_WRITE: { en: 'Keeps holidays, quantities and units.', fa: 'نگهداری اطلاعات پایه' },
});
export type StaffAction = Static<typeof StaffAction>;

export const UserStatus = namedEnum('UserStatus', 'Whether a user may log in.', {
  ACTIVE: { en: 'May log in.', fa: 'فعال', tone: 'success' },
  DISABLED: { en: 'Shut out by staff.', fa: 'غیرفعال', tone: 'warning' },
  CLOSED: { en: 'Left; the phone is free again.', fa: 'بسته‌شده', tone: 'info' },
});
export type UserStatus = Static<typeof UserStatus>;
