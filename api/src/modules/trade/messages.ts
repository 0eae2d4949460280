import type { TradeRequestKind } from './trade.enums.ts';

/** What a conversation about a request is called: its number and its first line. */
export const talkTitle = (kind: TradeRequestKind, number: string, firstLine: string) =>
  `${kind === 'OPEN_RFQ' ? 'استعلام' : 'سفارش'} ${number}، ${firstLine}`;

/** Who has told no name. */
export const names = {
  buyer: 'خریدار',
  /** Who buys by a public request. */
  verifiedBuyer: 'خریدار تأییدشده',
  sellers: (count: number) => (count > 0 ? `${counted(count)} فروشنده` : 'بدون فروشنده'),
  everySeller: 'همهٔ فروشندگان',
};

const counted = (count: number) => count.toLocaleString('fa-IR');
const numbered = (number: string | undefined) => (number ? `سفارش ${number}` : 'یک سفارش');

/** What people read in their inboxes. */
export const noticeWords = {
  toConfirm: (number: string | undefined) => `${numbered(number)} منتظر تأیید شماست`,
  manyToConfirm: (count: number) => `${counted(count)} سفارش منتظر تأیید شماست`,
  approvalAsked: (number: string | undefined) => `مبلغ ${numbered(number)} منتظر موافقت شماست`,
  manyApprovalsAsked: (count: number) => `مبلغ ${counted(count)} سفارش منتظر موافقت شماست`,
  approvalEnded: (event: string, number: string | undefined) =>
    event === 'APPROVAL_REJECTED'
      ? `با مبلغ ${numbered(number)} موافقت نشد`
      : `کسی نمانده که با مبلغ ${numbered(number)} موافقت کند`,
  manyApprovalsEnded: (count: number) => `با مبلغ ${counted(count)} سفارش موافقت نشد`,
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
  shipped: (number: string | undefined) => `فروشنده بخشی از ${numbered(number)} را فرستاد`,
  manyShipped: (count: number) => `${counted(count)} محموله فرستاده شد`,
  delivered: (event: string, number: string | undefined) =>
    event === 'MILESTONE_SUBMITTED'
      ? `مرحله‌ای از ${numbered(number)} تحویل شد؛ آن را بررسی کنید`
      : `محموله‌ای از ${numbered(number)} تحویل شد؛ آن را بررسی کنید`,
  manyDelivered: (count: number) => `${counted(count)} محموله منتظر بررسی شماست`,
  acceptanceDue: (number: string | undefined, days: string | undefined) =>
    `تا ${counted(Number(days ?? 1))} روز دیگر تحویل ${numbered(number)} پذیرفته به شمار می‌آید`,
  manyAcceptanceDue: (count: number) => `مهلت بررسی ${counted(count)} محموله رو به پایان است`,
  deliveryAnswered: (event: string, number: string | undefined) => `${deliveryAnswers[event]} ${numbered(number)}`,
  manyDeliveryAnswered: (count: number) => `دربارهٔ ${counted(count)} محموله پاسخ آمد`,
  late: (number: string | undefined, days: string | undefined) =>
    `${counted(Number(days ?? 1))} روز از زمان نیاز ${numbered(number)} گذشته است`,
  manyLate: (count: number) => `تحویل ${counted(count)} سفارش دیر شده است`,
  consentAsked: (event: string, number: string | undefined) =>
    event === 'TERM_CHANGE_ASKED'
      ? `طرف دیگر می‌خواهد شرایط پرداخت ${numbered(number)} تغییر کند`
      : event === 'SETTLEMENT_ASKED'
        ? `طرف دیگر برای اختلاف ${numbered(number)} سازش پیشنهاد داد`
        : `طرف دیگر می‌خواهد ${numbered(number)} با توافق لغو شود`,
  manyConsentsAsked: (count: number) => `${counted(count)} درخواست منتظر پاسخ شماست`,
  consentAnswered: (event: string, number: string | undefined) => {
    const kind = event.replace(/_[A-Z]+$/, '');
    return `${consentKinds[kind]} ${numbered(number)} ${consentEnds[event.replace(/^.*_/, '')]}`;
  },
  manyConsentsAnswered: (count: number) => `${counted(count)} درخواست پاسخ گرفت یا بسته شد`,
  disputed: (number: string | undefined) => `دربارهٔ ${numbered(number)} اختلافی ثبت شد`,
  manyDisputed: (count: number) => `دربارهٔ ${counted(count)} سفارش اختلاف ثبت شد`,
  disputeAnswerDue: (number: string | undefined) => `تا فردا به اختلاف ${numbered(number)} پاسخ دهید`,
  manyDisputeAnswersDue: (count: number) => `تا فردا به اختلاف ${counted(count)} سفارش پاسخ دهید`,
  disputeAnswered: (number: string | undefined) => `طرف دیگر به اختلاف ${numbered(number)} پاسخ داد`,
  manyDisputesAnswered: (count: number) => `به اختلاف ${counted(count)} سفارش پاسخ داده شد`,
  resolved: (event: string, number: string | undefined) =>
    event === 'DISPUTE_WITHDRAWN'
      ? `طرف دیگر اختلاف ${numbered(number)} را پس گرفت`
      : `دربارهٔ اختلاف ${numbered(number)} رأی داده شد`,
  manyResolved: (count: number) => `اختلاف ${counted(count)} سفارش پایان یافت`,
  unfunded: (number: string | undefined, days: string | undefined) =>
    `${numbered(number)} هنوز پرداخت نشده است؛ ${counted(Number(days ?? 1))} روز دیگر هر طرف می‌تواند آن را لغو کند`,
  manyUnfunded: (count: number) => `${counted(count)} سفارش هنوز پرداخت نشده است`,
  sellerAnswered: (event: string, name: string | undefined, number: string | undefined) =>
    event === 'SELLER_JOINED'
      ? `${name ?? 'فروشنده‌ای'} به استعلام ${number ?? ''} پیوست`
      : `${name ?? 'فروشنده‌ای'} برای استعلام ${number ?? ''} پیشنهادی نمی‌دهد`,
  manySellersAnswered: (count: number) => `${counted(count)} فروشنده به استعلام‌های شما پاسخ دادند`,
  notSelected: (event: string, number: string | undefined) =>
    event === 'NOT_SELECTED'
      ? `پیشنهاد شما برای استعلام ${number ?? ''} برگزیده نشد`
      : `استعلام ${number ?? ''} برای شما پایان یافت`,
  manyNotSelected: (count: number) => `${counted(count)} استعلام برای شما پایان یافت`,
  ended: (event: string, number: string | undefined) => `${numbered(number)} ${endings[event] ?? 'پایان یافت'}`,
  manyEnded: (count: number) => `${counted(count)} سفارش پایان یافت`,
};

const deliveryAnswers: Record<string, string> = {
  ACCEPTED: 'خریدار تحویل را پذیرفت:',
  REFUSED: 'خریدار بخشی از تحویل را نپذیرفت:',
  MILESTONE_ACCEPTED: 'خریدار مرحله‌ای را پذیرفت:',
  MILESTONE_REJECTED: 'خریدار مرحله‌ای را نپذیرفت:',
  AUTO_ACCEPTED: 'با پایان مهلت بررسی، تحویل پذیرفته شد:',
};

const consentKinds: Record<string, string> = {
  TERM_CHANGE: 'درخواست تغییر شرایط پرداخت',
  CANCELLATION: 'درخواست لغو',
  SETTLEMENT: 'پیشنهاد سازش',
};

const consentEnds: Record<string, string> = {
  AGREED: 'پذیرفته شد',
  REFUSED: 'پذیرفته نشد',
  WITHDRAWN: 'پس گرفته شد',
  LAPSED: 'بی‌پاسخ ماند',
};

const endings: Record<string, string> = {
  DECLINED: 'پذیرفته نشد',
  CANCELLED: 'لغو شد',
  EXPIRED: 'بی‌پاسخ ماند و منقضی شد',
  CONFIRMATION_LAPSED: 'در مهلت خود تأیید نشد و پیش‌نویس ماند',
};
