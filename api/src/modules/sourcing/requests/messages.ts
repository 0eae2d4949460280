import type { TradeRequestKind } from '../trade.enums.ts';

/** What a request is called: an open one is an order once an offer of it was taken, and then no kind is told. */
const requestWord = (kind: string | undefined) => (kind === 'OPEN_RFQ' ? 'استعلام' : 'سفارش');

/** What a conversation about a request is called: its number and its first line. One with the seller who is chosen is called an order. */
export const talkTitle = (kind: TradeRequestKind, number: string, firstLine: string) =>
  `${requestWord(kind)} ${number}، ${firstLine}`;

/** Who has told no name. */
export const names = {
  buyer: 'خریدار',
  /** One of the staff, to both sides. */
  moderator: 'ناظر راسته',
  /** Who buys by a public request. */
  verifiedBuyer: 'خریدار تأییدشده',
  sellers: (count: number) => (count > 0 ? `${counted(count)} فروشنده` : 'بدون فروشنده'),
  everySeller: 'همهٔ فروشندگان',
};

const RIALS_PER_TOMAN = 10n;
/** As people read amounts: in Toman, in Rial where that is no whole number. */
function amountText(rial: string): string {
  const amount = BigInt(rial);
  return amount % RIALS_PER_TOMAN === 0n
    ? `${(amount / RIALS_PER_TOMAN).toLocaleString('fa-IR')} تومان`
    : `${amount.toLocaleString('fa-IR')} ریال`;
}

const counted = (count: number) => count.toLocaleString('fa-IR');
/** A request as notices name it. */
export type Named = { number?: string | undefined; kind?: string | undefined };
/** Of whom something is bought, and for how much. */
type Asked = { seller?: string | undefined; amountRial?: string | undefined };
const numbered = ({ number, kind }: Named) => {
  const what = requestWord(kind);
  return number ? `${what} ${number}` : `یک ${what}`;
};

/** What people read in their inboxes. */
export const noticeWords = {
  toConfirm: ({ seller, amountRial, ...of }: Named & Asked) => {
    const from = seller === undefined ? '' : ` از ${seller}`;
    const amount = amountRial === undefined ? '' : ` به مبلغ ${amountText(amountRial)}`;
    return `${numbered(of)}${from}${amount} منتظر تأیید شماست`;
  },
  manyToConfirm: (count: number) => `${counted(count)} درخواست منتظر تأیید شماست`,
  approvalAsked: ({ seller, amountRial, ...of }: Named & Asked) => {
    const amount = amountRial === undefined ? 'مبلغ' : amountText(amountRial);
    const to = seller === undefined ? '' : ` به ${seller}`;
    return `${amount}${to} برای ${numbered(of)} منتظر موافقت شماست`;
  },
  manyApprovalsAsked: (count: number) => `مبلغ ${counted(count)} درخواست منتظر موافقت شماست`,
  approvalEnded: (event: string, of: Named) =>
    event === 'APPROVAL_REJECTED'
      ? `با مبلغ ${numbered(of)} موافقت نشد`
      : `کسی نمانده که با مبلغ ${numbered(of)} موافقت کند`,
  manyApprovalsEnded: (count: number) => `با مبلغ ${counted(count)} درخواست موافقت نشد`,
  returned: (of: Named) => `${numbered(of)} برای اصلاح برگشت`,
  manyReturned: (count: number) => `${counted(count)} درخواست برای اصلاح برگشت`,
  received: (name: string | undefined, of: Named) =>
    name ? `${requestWord(of.kind)} تازه از ${name}` : `${numbered(of)} رسید`,
  manyReceived: (count: number) => `${counted(count)} درخواست تازه رسید`,
  asked: (name: string | undefined, of: Named) => `${name ?? 'فروشنده'} دربارهٔ ${numbered(of)} پرسشی دارد`,
  manyAsked: (count: number) => `${counted(count)} پرسش از فروشندگان رسید`,
  answered: (of: Named) => `خریدار دربارهٔ ${numbered(of)} پاسخ داد`,
  manyAnswered: (count: number) => `${counted(count)} پاسخ از خریداران رسید`,
  quoted: (event: string, name: string | undefined, of: Named) =>
    event === 'QUOTE_WITHDRAWN'
      ? `پیشنهاد ${numbered(of)} پس گرفته شد`
      : `${name ?? 'طرف دیگر'} برای ${numbered(of)} پیشنهاد داد`,
  countered: (name: string | undefined, of: Named) => `${name ?? 'خریدار'} برای ${numbered(of)} پیشنهاد متقابل داد`,
  // One may be a withdrawal, or more time for the same offer.
  manyQuoted: (count: number) => `${counted(count)} خبر تازه دربارهٔ پیشنهادهای قیمت`,
  manyCountered: (count: number) => `${counted(count)} پیشنهاد متقابل تازه رسید`,
  offerEnds: (event: string, of: Named, hours: string | undefined) =>
    event === 'QUOTE_EXPIRED'
      ? `اعتبار پیشنهاد ${numbered(of)} تمام شد`
      : hours
        ? `اعتبار پیشنهاد ${numbered(of)} تا ${counted(Number(hours))} ساعت دیگر تمام می‌شود`
        : `اعتبار پیشنهاد ${numbered(of)} رو به پایان است`,
  manyOffersEnd: (count: number) => `اعتبار ${counted(count)} پیشنهاد رو به پایان است`,
  agreed: (name: string | undefined, of: Named) =>
    of.kind === 'OPEN_RFQ'
      ? `${name ?? 'طرف دیگر'} پیشنهاد ${numbered(of)} را پذیرفت`
      : `${name ?? 'فروشنده'} ${numbered(of)} را پذیرفت`,
  manyAgreed: (count: number) => `${counted(count)} درخواست به توافق رسید`,
  shipped: (of: Named) => `فروشنده بخشی از ${numbered(of)} را فرستاد`,
  manyShipped: (count: number) => `${counted(count)} محموله فرستاده شد`,
  delivered: (event: string, of: Named) =>
    event === 'MILESTONE_SUBMITTED'
      ? `مرحله‌ای از ${numbered(of)} تحویل شد؛ آن را بررسی کنید`
      : `محموله‌ای از ${numbered(of)} تحویل شد؛ آن را بررسی کنید`,
  manyDelivered: (count: number) => `${counted(count)} محموله منتظر بررسی شماست`,
  acceptanceDue: (of: Named, days: string | undefined) =>
    `تا ${counted(Number(days ?? 1))} روز دیگر تحویل ${numbered(of)} پذیرفته به شمار می‌آید`,
  manyAcceptanceDue: (count: number) => `مهلت بررسی ${counted(count)} محموله رو به پایان است`,
  deliveryAnswered: (event: string, of: Named) => `${deliveryAnswers[event]} ${numbered(of)}`,
  manyDeliveryAnswered: (count: number) => `دربارهٔ ${counted(count)} محموله پاسخ آمد`,
  late: (of: Named, days: string | undefined) =>
    `${counted(Number(days ?? 1))} روز از زمان نیاز ${numbered(of)} گذشته است`,
  manyLate: (count: number) => `تحویل ${counted(count)} سفارش دیر شده است`,
  consentAsked: (event: string, name: string | undefined, of: Named) =>
    event === 'TERM_CHANGE_ASKED'
      ? `طرف دیگر می‌خواهد شرایط پرداخت ${numbered(of)} تغییر کند`
      : event === 'SETTLEMENT_ASKED'
        ? `${name ?? 'طرف دیگر'} برای اختلاف ${numbered(of)} سازش پیشنهاد داد`
        : `طرف دیگر می‌خواهد ${numbered(of)} با توافق لغو شود`,
  manyConsentsAsked: (count: number) => `${counted(count)} درخواست منتظر پاسخ شماست`,
  consentAnswered: (event: string, of: Named) => {
    if (event === 'SETTLEMENT_HALF_AGREED') return `طرف دیگر با سازش پیشنهادی ناظر دربارهٔ ${numbered(of)} موافقت کرد`;
    const kind = event.replace(/_[A-Z]+$/, '');
    return `${consentKinds[kind]} ${numbered(of)} ${consentEnds[event.replace(/^.*_/, '')]}`;
  },
  manyConsentsAnswered: (count: number) => `${counted(count)} درخواست پاسخ گرفت یا بسته شد`,
  disputed: (of: Named) => `دربارهٔ ${numbered(of)} اختلافی ثبت شد`,
  manyDisputed: (count: number) => `دربارهٔ ${counted(count)} سفارش اختلاف ثبت شد`,
  disputeAnswerDue: (of: Named) => `تا فردا به اختلاف ${numbered(of)} پاسخ دهید`,
  manyDisputeAnswersDue: (count: number) => `تا فردا به اختلاف ${counted(count)} سفارش پاسخ دهید`,
  disputeAnswered: (of: Named) => `طرف دیگر به اختلاف ${numbered(of)} پاسخ داد`,
  manyDisputesAnswered: (count: number) => `به اختلاف ${counted(count)} سفارش پاسخ داده شد`,
  resolved: (event: string, of: Named) =>
    event === 'DISPUTE_WITHDRAWN'
      ? `طرف دیگر اختلاف ${numbered(of)} را پس گرفت`
      : `دربارهٔ اختلاف ${numbered(of)} رأی داده شد`,
  manyResolved: (count: number) => `اختلاف ${counted(count)} سفارش پایان یافت`,
  unfunded: (of: Named, days: string | undefined) =>
    `${numbered(of)} هنوز پرداخت نشده است؛ ${counted(Number(days ?? 1))} روز دیگر هر طرف می‌تواند آن را لغو کند`,
  manyUnfunded: (count: number) => `${counted(count)} سفارش هنوز پرداخت نشده است`,
  sellerAnswered: (event: string, name: string | undefined, of: Named) =>
    event === 'SELLER_JOINED'
      ? `${name ?? 'فروشنده‌ای'} به استعلام ${of.number ?? ''} پیوست`
      : `${name ?? 'فروشنده‌ای'} برای استعلام ${of.number ?? ''} پیشنهادی نمی‌دهد`,
  manySellersAnswered: (count: number) => `${counted(count)} فروشنده به استعلام‌های شما پاسخ دادند`,
  notSelected: (event: string, of: Named) =>
    event === 'NOT_SELECTED'
      ? `پیشنهاد شما برای استعلام ${of.number ?? ''} برگزیده نشد`
      : `استعلام ${of.number ?? ''} برای شما پایان یافت`,
  manyNotSelected: (count: number) => `${counted(count)} استعلام برای شما پایان یافت`,
  ended: (event: string, of: Named) => `${numbered(of)} ${endings[event] ?? 'پایان یافت'}`,
  manyEnded: (count: number) => `${counted(count)} درخواست پایان یافت`,
};

const deliveryAnswers: Record<string, string> = {
  ARRIVED: 'خریدار رسیدن کالا را ثبت کرد:',
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
