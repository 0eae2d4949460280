import type { SettingKey } from './registry.ts';

/** What staff read of each setting. */
export const settingTitles: Record<SettingKey, string> = {
  'vat.basis_points': 'نرخ مالیات بر ارزش افزوده',
  'entry.trusted.confirmed': 'کالای تأییدشده برای انتشار بی‌نوبت',
  'entry.trusted.days': 'روزهایی که سابقهٔ فروشنده شمرده می‌شود',
  'entry.price_jump': 'چندبرابر شدن قیمت که پرسیده می‌شود',
  'evidence.warn_days': 'یادآوری پایان مدرک',
  'delegation.notice_days': 'مهلت لغو نمایندگی',
  'conversation.contact_mode': 'اطلاعات تماس در پیام‌های پیش از توافق',
  'content.site_page_editors': 'شمار ویراستاران لازم برای انتشار صفحه‌های سایت',
  'delegation.warn_days': 'یادآوری پایان نمایندگی',
};

export const targetTitle = (queue: string) => `مهلت رسیدگی به ${queue}`;
