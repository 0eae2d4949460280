/** Words of orders that nobody carries on, as staff read them. */
export const stuckMessages = {
  tab: {
    label: 'سفارش‌های مانده',
    text: 'سفارش‌هایی که کسی پی آن‌ها را نمی‌گیرد',
    none: 'سفارش مانده‌ای نیست',
    noneText: 'سفارشی که ۹۰ روز کسی کاری در آن نکند یا شرکت خریدارش بی‌عضو بماند، اینجا می‌آید.',
  },
  lead: 'تنها سرشناسهٔ سفارش دیده می‌شود: شماره، دو طرف و وضعیت. هر بار دیدن این فهرست در گزارش رویدادها ثبت می‌شود.',
  reasons: 'دلیل ماندن',
  every: 'همه',
  number: 'سفارش',
  buyer: 'خریدار',
  seller: 'فروشنده',
  status: 'وضعیت',
  since: 'مانده از',
  reason: 'دلیل',
  last: 'آخرین اقدام',
  nothing: 'هیچ',
};
