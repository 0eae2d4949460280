import { formMessages } from '../../../platform/forms/messages.ts';

/** Who reads what somebody writes about a request. */
export const recipientMessages = {
  separator: '، ',
  colleagues: formMessages.to('همکاران شما؛ طرف دیگر نمی‌خواند'),
  /** Of a request to several sellers. */
  everySeller: 'هر فروشنده‌ای که این استعلام را می‌بیند',
  noSeller: 'فروشندگانی که انتخاب می‌کنید',
  /** What a seller asks about a request to several. */
  buyerAndOthers: (buyer: string) => `${buyer}؛ فروشندگان دیگر این استعلام هم می‌خوانند، بی‌نام شما`,
  withStaff: (name: string) => `${name} و ناظر راسته`,
};
