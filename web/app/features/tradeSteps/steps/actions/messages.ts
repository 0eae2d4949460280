import { type RequestWords, wordedFor } from '../../requestWord/messages.ts';

/** What the steps of a request are called on their buttons; what is said when one is taken comes with its dialog. */
const write = ({ what, whom }: RequestWords) => ({
  edit: `ویرایش ${what}`,
  /** Whoever buys says no to a seller. */
  declineOfBuyer: 'انصراف از این فروشنده',
  actions: {
    CONFIRM_AND_PUBLISH: `تأیید و ارسال به ${whom}`,
    ACKNOWLEDGE_LIST_PRICE: 'پذیرش سفارش',
    REQUEST_CONFIRMATION: 'درخواست تأیید از همکاران',
    WITHDRAW_CONFIRMATION: 'پس گرفتن از تأیید',
    REMOVE: 'حذف پیش‌نویس',
    RETURN: 'برگرداندن برای اصلاح',
    REQUEST_INFO: 'پرسش از خریدار',
    PROVIDE_INFO: 'پاسخ به فروشنده',
    DECLINE: `رد ${what}`,
    CANCEL: `لغو ${what}`,
    SHIP: 'ثبت ارسال',
    DELIVER: 'ثبت تحویل',
    REPORT_ARRIVAL: 'کالا رسیده است',
    CONFIRM_DELIVERY: 'ثبت نتیجهٔ بررسی',
    SUBMIT_MILESTONE: 'تحویل مرحله',
    ACCEPT_MILESTONE: 'پذیرش مرحله',
    REJECT_MILESTONE: 'نپذیرفتن مرحله',
    ADD_DOCUMENT: 'افزودن مدرک',
    RETRACT_DOCUMENT: 'پس گرفتن مدرک',
    ASK_CANCELLATION: 'درخواست لغو با توافق',
    AGREE_CANCELLATION: 'موافقت با لغو',
    REFUSE_CANCELLATION: 'مخالفت با لغو',
    WITHDRAW_CANCELLATION: 'پس گرفتن درخواست لغو',
    ASK_TERM_CHANGE: 'درخواست تغییر شرایط پرداخت',
    AGREE_TERM_CHANGE: 'موافقت با شرایط تازه',
    REFUSE_TERM_CHANGE: 'مخالفت با شرایط تازه',
    WITHDRAW_TERM_CHANGE: 'پس گرفتن درخواست تغییر شرایط',
    OPEN_DISPUTE: 'ثبت اختلاف',
    ANSWER_DISPUTE: 'پاسخ به اختلاف',
    ADD_EVIDENCE: 'افزودن توضیح یا مدرک',
    END_EVIDENCE: 'مدارک من کامل است',
    WITHDRAW_DISPUTE: 'پس گرفتن اختلاف',
    ASK_SETTLEMENT: 'پیشنهاد سازش',
    AGREE_SETTLEMENT: 'پذیرش سازش',
    REFUSE_SETTLEMENT: 'نپذیرفتن سازش',
    WITHDRAW_SETTLEMENT: 'پس گرفتن پیشنهاد سازش',
  },
});

export const actionMessagesOf = wordedFor(write);
/** Of steps that only an order has. */
export const actionMessages = actionMessagesOf({ kind: 'DIRECT_ORDER', agreedHash: null });
