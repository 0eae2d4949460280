import type { OwnCodes } from '../../platform/error-codes.ts';

export const conversationErrors = {
  CONVERSATION_NOT_FOUND: { fa: 'این گفت‌وگو پیدا نشد.', en: 'There is no such conversation.' },
  MESSAGE_NOT_FOUND: { fa: 'این پیام پیدا نشد.', en: 'There is no such message.' },
  MESSAGE_TOO_OLD: {
    fa: 'پیام تا ۱۵ دقیقه پس از ارسال ویرایش یا حذف می‌شود.',
    en: 'A message can be changed or taken back within 15 minutes.',
  },
  OWN_OFFER: {
    fa: 'فروشنده همین شرکت است؛ از خود نمی‌توان خرید یا پرسید.',
    en: 'The seller is the same company; it cannot buy from itself or ask itself.',
  },
  SELLER_NOT_HERE: {
    fa: 'هنوز کسی از سوی این فروشنده در راسته نیست که پاسخ دهد.',
    en: 'Nobody is here yet who could answer for this seller.',
  },
  CONVERSATION_CLOSED: {
    fa: 'حساب طرف دیگر بسته شده است و پیامی به او نمی‌رسد.',
    en: 'The other side has closed its account; no message reaches it.',
  },
  CONVERSATION_BLOCKED: {
    fa: 'پیام میان این دو شرکت متوقف شده است.',
    en: 'Messages between these two have been stopped.',
  },
  REQUEST_OPEN: {
    fa: 'تا درخواست {0} میان شما باز است، نمی‌توان پیام‌ها را متوقف کرد.',
    en: 'Messages cannot be stopped while order {0} between both is open.',
    params: ['number'],
  },
  MESSAGE_OF_AGREEMENT: {
    fa: 'پیام‌های یک سفارش پس از توافق حذف نمی‌شوند.',
    en: 'Messages about an order cannot be taken back once it is agreed.',
  },
  SELLER_NOT_SELECTED: {
    fa: 'این درخواست با فروشندهٔ دیگری توافق شده است و پیامی در این گفت‌وگو فرستاده نمی‌شود.',
    en: 'The request was agreed with another seller; nobody can write in this conversation any more.',
  },
  RECIPIENT_MISMATCH: {
    fa: 'این پیام به «{0}» می‌رسد. گیرنده را دوباره ببینید و اگر درست است، بفرستید.',
    en: 'This message would go to {0}. Check the recipient and send it again if that is right.',
    params: ['recipientName'],
  },
  BLOCK_NOT_FOUND: { fa: 'این شرکت مسدود نیست.', en: 'There is no such block.' },
  OWN_MESSAGE: {
    fa: 'تنها پیام‌های طرف دیگر را می‌توان گزارش کرد.',
    en: 'Only messages of the other side can be reported.',
  },
  MESSAGE_REPORTED: { fa: 'این پیام پیش‌تر گزارش شده است.', en: 'This message has been reported before.' },
  TIME_PAST: { fa: 'این زمان گذشته است.', en: 'This time is past.' },
  CONTACT_IN_MESSAGE: {
    fa: 'در پیام شماره، نشانی یا شناسه‌ای برای تماس بیرون از راسته هست. تا پیش از توافق بهتر است همین‌جا گفت‌وگو کنید.',
    en: 'The message tells how to be reached outside of Rasteh. Before an agreement it is better to talk here.',
  },
  CONVERSATION_LIMIT: {
    fa: 'در یک ساعت بیش از ۵ گفت‌وگوی تازه نمی‌توان آغاز کرد. کمی بعد دوباره بفرستید.',
    en: 'At most 5 new conversations can be begun in an hour. Send it again later.',
  },
  MESSAGE_LIMIT: {
    fa: 'در یک دقیقه بیش از ۲۰ پیام نمی‌توان فرستاد. کمی بعد دوباره بفرستید.',
    en: 'At most 20 messages can be sent in a minute. Send it again later.',
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    conversations: keyof typeof conversationErrors;
  }
}
