/** What a conversation about a request is called: its number and its first line. */
export const talkTitle = (number: string, firstLine: string) => `سفارش ${number}، ${firstLine}`;

/** Who has told no name. */
export const names = { buyer: 'خریدار' };

const counted = (count: number) => count.toLocaleString('fa-IR');
const numbered = (number: string | undefined) => (number ? `سفارش ${number}` : 'یک سفارش');

/** What people read in their inboxes. */
export const noticeWords = {
  toConfirm: (number: string | undefined) => `${numbered(number)} منتظر تأیید شماست`,
  manyToConfirm: (count: number) => `${counted(count)} سفارش منتظر تأیید شماست`,
  returned: (number: string | undefined) => `${numbered(number)} برای اصلاح برگشت`,
  manyReturned: (count: number) => `${counted(count)} سفارش برای اصلاح برگشت`,
  received: (name: string | undefined, number: string | undefined) =>
    name ? `سفارش تازه از ${name}` : `${numbered(number)} رسید`,
  manyReceived: (count: number) => `${counted(count)} سفارش تازه رسید`,
  asked: (name: string | undefined, number: string | undefined) =>
    `${name ?? 'فروشنده'} دربارهٔ ${numbered(number)} پرسشی دارد`,
  manyAsked: (count: number) => `${counted(count)} پرسش از فروشندگان رسید`,
  answered: (number: string | undefined) => `خریدار دربارهٔ ${numbered(number)} پاسخ داد`,
  manyAnswered: (count: number) => `${counted(count)} پاسخ از خریداران رسید`,
  quoted: (event: string, name: string | undefined, number: string | undefined) =>
    event === 'QUOTE_WITHDRAWN'
      ? `پیشنهاد ${numbered(number)} پس گرفته شد`
      : `${name ?? 'طرف دیگر'} برای ${numbered(number)} پیشنهاد داد`,
  countered: (name: string | undefined, number: string | undefined) =>
    `${name ?? 'خریدار'} برای ${numbered(number)} پیشنهاد متقابل داد`,
  manyQuoted: (count: number) => `${counted(count)} پیشنهاد تازه رسید`,
  offerEnds: (event: string, number: string | undefined) =>
    event === 'QUOTE_EXPIRED'
      ? `اعتبار پیشنهاد ${numbered(number)} تمام شد`
      : `اعتبار پیشنهاد ${numbered(number)} رو به پایان است`,
  manyOffersEnd: (count: number) => `اعتبار ${counted(count)} پیشنهاد رو به پایان است`,
  agreed: (name: string | undefined, number: string | undefined) =>
    `${name ?? 'فروشنده'} ${numbered(number)} را پذیرفت`,
  manyAgreed: (count: number) => `${counted(count)} سفارش پذیرفته شد`,
  ended: (event: string, number: string | undefined) => `${numbered(number)} ${endings[event] ?? 'پایان یافت'}`,
  manyEnded: (count: number) => `${counted(count)} سفارش پایان یافت`,
};

const endings: Record<string, string> = {
  DECLINED: 'پذیرفته نشد',
  CANCELLED: 'از سوی خریدار لغو شد',
  EXPIRED: 'بی‌پاسخ ماند و منقضی شد',
  CONFIRMATION_LAPSED: 'در مهلت خود تأیید نشد و پیش‌نویس ماند',
};
