/** Words of what waits for the viewer. */
export const waitingMessages = {
  title: 'منتظر شما',
  approvals: 'موافقت‌هایی که از شما خواسته شده',
  orders: 'سفارش‌هایی که نوبت شماست',
  all: (count: string) => `هر ${count} سفارش منتظر شما`,
  none: 'چیزی منتظر شما نیست',
  noneText: 'سفارش‌هایی که نوبت شماست، موافقت‌هایی که از شما خواسته شود و پیام‌های نخوانده با مهلت هر یک اینجا می‌آید.',
  toOrders: 'دیدن سفارش‌ها',
};
