import type { TradeSide, TradeStatus } from '../../../../platform/graph/types.generated.ts';

type Words = Record<TradeSide | 'own', string>;

/** Where a request with several sellers stands; from the agreement on it is an order as any other. */
export const openStates: Partial<Record<TradeStatus, Words>> = {
  DRAFT: {
    own: 'این استعلام پیش‌نویس است و هیچ فروشنده‌ای آن را نمی‌بیند. آن را بازبینی و ارسال کنید.',
    BUYER: 'این استعلام پیش‌نویس است و هیچ فروشنده‌ای آن را نمی‌بیند.',
    SELLER: 'این استعلام پیش‌نویس است.',
  },
  AWAITING_CONFIRMATION: {
    own: 'این استعلام منتظر تأیید شماست. تا تأیید نکنید، هیچ فروشنده‌ای آن را نمی‌بیند.',
    BUYER: 'استعلام منتظر تأیید همکاران شماست و هنوز هیچ فروشنده‌ای آن را نمی‌بیند.',
    SELLER: 'استعلام منتظر تأیید خریدار است.',
  },
  PUBLISHED: {
    own: 'استعلام تازه‌ای دارید. پیشنهاد خود را بفرستید، یا اگر ابهامی هست بپرسید.',
    BUYER: 'استعلام به دست فروشندگان رسیده و منتظر پیشنهاد آن‌هاست.',
    SELLER: 'استعلام منتظر پیشنهاد همکاران شماست.',
  },
  NEGOTIATING: {
    own: 'پیشنهاد بفرستید، پیشنهاد رسیده را بپذیرید یا به آن پاسخ دهید.',
    BUYER: 'پیشنهادها میان شما و فروشندگان در رفت و آمد است.',
    SELLER: 'پیشنهادها میان شما و خریدار در رفت و آمد است.',
  },
  DECLINED: {
    own: '',
    BUYER: 'این استعلام بی‌توافق پایان یافت.',
    SELLER: 'این استعلام برای شما پایان یافت.',
  },
  CANCELLED: { own: '', BUYER: 'این استعلام لغو شده است.', SELLER: 'این استعلام لغو شده است.' },
  EXPIRED: {
    own: '',
    BUYER: 'مهلت استعلام گذشت و بی‌توافق پایان یافت.',
    SELLER: 'مهلت استعلام گذشت و بی‌توافق پایان یافت.',
  },
};

/** For the buyer of such a request while a seller waits for an answer. */
export const openQuestionText =
  'فروشنده‌ای پرسشی دارد و منتظر پاسخ شماست. پاسخ شما را همهٔ فروشندگان این استعلام می‌خوانند.';
