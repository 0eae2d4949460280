/** Every word of the choice of whom one writes to. */
export const talkMessages = {
  label: 'گفت‌وگو با هر فروشنده',
  choose: 'پیام شما تنها به یک فروشنده می‌رسد. بگویید با کدام‌یک گفت‌وگو می‌کنید.',
  unread: (count: string) => `${count} نخوانده`,
  notSelected: 'انتخاب نشد',
};
