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
  'comment.most_in_ten_minutes': 'بیشترین نظر یک نفر در ده دقیقه',
  'comment.most_in_a_day': 'بیشترین نظر یک نفر در یک روز',
  'comment.trusted.published': 'نظر منتشرشده برای انتشار بی‌نوبت',
  'comment.trusted.days': 'روزهایی که سابقهٔ نظردهنده شمرده می‌شود',
  'comment.sampled_share': 'سهم نظرهای بی‌نوبت که بازبینی می‌شوند',
  'comment.hiding_reporters': 'گزارش‌دهنده برای پنهان شدن نظر',
  'comment.reporter_days': 'کمترین عمر حساب گزارش‌دهنده',
  'feedback.most_in_an_hour': 'بیشترین بازخورد یک نشانی در ساعت',
  'feedback.most_plain_in_an_hour': 'بیشترین بازخورد بی‌اسکریپت یک نشانی در ساعت',
  'feedback.most_lookups_in_an_hour': 'بیشترین پیگیری با شماره و رمز در ساعت',
  'feedback.contact_days': 'نگهداری راه تماس پس از بسته شدن بازخورد',
};

export const targetTitle = (queue: string) => `مهلت رسیدگی به ${queue}`;
