import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const TradeRequestKind = namedEnum(
  'TradeRequestKind',
  'Whether one seller is ordered from or several are asked.',
  {
    DIRECT_ORDER: { en: 'An order to one seller.', fa: 'سفارش مستقیم' },
    OPEN_RFQ: { en: 'A request for offers of several sellers.', fa: 'استعلام قیمت' },
  },
);
export type TradeRequestKind = Static<typeof TradeRequestKind>;

export const TradeVisibility = namedEnum('TradeVisibility', 'Which sellers get a trade request.', {
  DIRECT: { en: 'The seller of the order.', fa: 'فروشندهٔ سفارش' },
  INVITED: { en: 'Those who are asked.', fa: 'فروشندگان برگزیده' },
  PUBLIC: { en: 'All who sell such goods there.', fa: 'همهٔ فروشندگان این کالاها' },
});
export type TradeVisibility = Static<typeof TradeVisibility>;

export const TradeStatus = namedEnum('TradeStatus', 'Where a trade request stands.', {
  DRAFT: { en: 'Is being written; no seller sees it.', fa: 'پیش‌نویس', tone: 'info' },
  AWAITING_CONFIRMATION: { en: 'Awaiting approval by the buyer’s company.', fa: 'منتظر تأیید شرکت', tone: 'warning' },
  PUBLISHED: { en: 'The seller has it and has not answered.', fa: 'منتظر پاسخ فروشنده', tone: 'warning' },
  NEEDS_INFO: { en: 'The seller asked; the buyer is to answer.', fa: 'پرسش فروشنده', tone: 'question' },
  NEGOTIATING: { en: 'Offers go to and fro.', fa: 'در حال مذاکره', tone: 'warning' },
  AGREED: { en: 'Both agreed.', fa: 'توافق‌شده', tone: 'success' },
  IN_FULFILMENT: { en: 'Is being delivered.', fa: 'در حال انجام', tone: 'info' },
  DELIVERED: { en: 'All is handed over; the buyer is to answer.', fa: 'تحویل‌شده', tone: 'warning' },
  DISPUTED: { en: 'One side disputes what came of some lines.', fa: 'در اختلاف', tone: 'warning' },
  COMPLETED: { en: 'Is delivered and accepted.', fa: 'انجام‌شده', tone: 'success' },
  DECLINED: { en: 'The seller or the buyer said no.', fa: 'ردشده', tone: 'error' },
  CANCELLED: { en: 'Was ended before it was done.', fa: 'لغوشده', tone: 'error' },
  EXPIRED: { en: 'Nobody answered in time.', fa: 'منقضی', tone: 'error' },
});
export type TradeStatus = Static<typeof TradeStatus>;

export const TradeSide = namedEnum('TradeSide', 'On which side of a trade somebody stands.', {
  BUYER: { en: 'Who buys.', fa: 'خریدار' },
  SELLER: { en: 'Who sells.', fa: 'فروشنده' },
});
export type TradeSide = Static<typeof TradeSide>;

export const TradeRequestSort = namedEnum('TradeRequestSort', 'By what a list of trade requests is sorted.', {
  NEWEST: { en: 'The newest change first.', fa: 'تازه‌ترین تغییر' },
  DEADLINE: { en: 'What runs out first, then what has no deadline.', fa: 'نزدیک‌ترین مهلت' },
});
export type TradeRequestSort = Static<typeof TradeRequestSort>;

export const TradeAction = namedEnum('TradeAction', 'What can be done with a trade request.', {
  EDIT: { en: 'Change what it says.', fa: 'ویرایش' },
  REMOVE: { en: 'Throw the draft away.', fa: 'حذف پیش‌نویس' },
  REQUEST_CONFIRMATION: { en: 'Ask your company to approve it.', fa: 'ارسال برای تأیید شرکت' },
  WITHDRAW_CONFIRMATION: { en: 'Take that back.', fa: 'پس گرفتن از تأیید' },
  RETURN: { en: 'Send it back to who wrote it.', fa: 'برگرداندن برای اصلاح' },
  CONFIRM_AND_PUBLISH: { en: 'Confirm it, so that the seller gets it.', fa: 'تأیید و ارسال به فروشنده' },
  REQUEST_INFO: { en: 'Seller: ask something.', fa: 'پرسش از خریدار' },
  PROVIDE_INFO: { en: 'Answer the seller.', fa: 'پاسخ به فروشنده' },
  ACKNOWLEDGE_LIST_PRICE: { en: 'Seller: take the order at the prices of the list.', fa: 'پذیرش سفارش' },
  SEND_QUOTE: { en: 'Send an offer, or a counter-offer.', fa: 'ارسال پیشنهاد' },
  ACCEPT_QUOTE: { en: 'Take the other side’s offer.', fa: 'پذیرش پیشنهاد' },
  WITHDRAW_QUOTE: { en: 'Withdraw your offer.', fa: 'پس گرفتن پیشنهاد' },
  EXTEND_QUOTE: { en: 'Extend the validity of your offer.', fa: 'تمدید پیشنهاد' },
  DECLINE: { en: 'Say no, with a reason.', fa: 'رد' },
  INVITE_SELLER: { en: 'Ask one more seller.', fa: 'دعوت از فروشنده' },
  REMOVE_SELLER: { en: 'Remove a seller who has not answered.', fa: 'حذف فروشنده' },
  DECLINE_TO_QUOTE: { en: 'Seller: send no offer, with a reason.', fa: 'انصراف از پیشنهاد' },
  DECLINE_QUOTE: { en: 'Say no to the offer of one seller.', fa: 'رد پیشنهاد' },
  CANCEL: { en: 'End it: before an agreement, or unpaid for long.', fa: 'لغو' },
  SHIP: { en: 'Seller: send some of it.', fa: 'ثبت ارسال' },
  DELIVER: { en: 'Seller: say that a shipment was handed over.', fa: 'ثبت تحویل' },
  REPORT_ARRIVAL: { en: 'Buyer: say that goods on their way have arrived.', fa: 'ثبت رسیدن کالا' },
  CONFIRM_DELIVERY: { en: 'Buyer: accept or refuse what came.', fa: 'تأیید تحویل' },
  SUBMIT_MILESTONE: { en: 'Seller: hand a part of the service over.', fa: 'تحویل مرحله' },
  ACCEPT_MILESTONE: { en: 'Buyer: accept a part of the service.', fa: 'پذیرش مرحله' },
  REJECT_MILESTONE: { en: 'Buyer: do not accept a part of the service.', fa: 'نپذیرفتن مرحله' },
  ADD_DOCUMENT: { en: 'Add a paper.', fa: 'افزودن مدرک' },
  RETRACT_DOCUMENT: { en: 'Retract a document you added; it stays visible with the reason.', fa: 'پس گرفتن مدرک' },
  ASK_CANCELLATION: { en: 'Ask the other side to end it.', fa: 'درخواست لغو با توافق' },
  AGREE_CANCELLATION: { en: 'Agree to end it.', fa: 'موافقت با لغو' },
  REFUSE_CANCELLATION: { en: 'Refuse to end it.', fa: 'مخالفت با لغو' },
  WITHDRAW_CANCELLATION: { en: 'Take the question to end it back.', fa: 'پس گرفتن درخواست لغو' },
  ASK_TERM_CHANGE: { en: 'Ask for another term of payment.', fa: 'درخواست تغییر شرایط پرداخت' },
  AGREE_TERM_CHANGE: { en: 'Agree to another term of payment.', fa: 'موافقت با شرایط تازهٔ پرداخت' },
  REFUSE_TERM_CHANGE: { en: 'Refuse another term of payment.', fa: 'مخالفت با شرایط تازهٔ پرداخت' },
  WITHDRAW_TERM_CHANGE: { en: 'Take the question for another term back.', fa: 'پس گرفتن درخواست تغییر شرایط' },
  OPEN_DISPUTE: { en: 'Dispute what came of some lines.', fa: 'ثبت اختلاف' },
  ANSWER_DISPUTE: { en: 'Answer the other side’s dispute.', fa: 'پاسخ به اختلاف' },
  ADD_EVIDENCE: { en: 'Show or say more in a dispute.', fa: 'افزودن مدرک اختلاف' },
  END_EVIDENCE: { en: 'Have nothing more to show.', fa: 'پایان ارائهٔ مدارک' },
  WITHDRAW_DISPUTE: { en: 'Withdraw your dispute.', fa: 'پس گرفتن اختلاف' },
  ASK_SETTLEMENT: { en: 'Ask the other side to settle a dispute.', fa: 'پیشنهاد سازش' },
  AGREE_SETTLEMENT: { en: 'Agree to settle it so.', fa: 'پذیرش سازش' },
  REFUSE_SETTLEMENT: { en: 'Refuse to settle it so.', fa: 'نپذیرفتن سازش' },
  WITHDRAW_SETTLEMENT: { en: 'Take the question to settle it back.', fa: 'پس گرفتن پیشنهاد سازش' },
});
export type TradeAction = Static<typeof TradeAction>;

export const ParticipationStatus = namedEnum('ParticipationStatus', 'Where a seller of a trade request stands.', {
  PLANNED: { en: 'Is to get it once it is published.', fa: 'انتخاب‌شده', tone: 'info' },
  INVITED: { en: 'Has got it.', fa: 'دریافت‌شده', tone: 'info' },
  VIEWED: { en: 'Has read it.', fa: 'دیده‌شده', tone: 'info' },
  QUOTING: { en: 'Has sent an offer.', fa: 'پیشنهاد داده', tone: 'info' },
  NOT_SELECTED: { en: 'Is not the one who sells.', fa: 'برگزیده‌نشده', tone: 'error' },
  DECLINED_TO_QUOTE: { en: 'Said no.', fa: 'ردشده', tone: 'error' },
  SELECTED: { en: 'Sells.', fa: 'برگزیده', tone: 'success' },
  REMOVED: { en: 'Is asked no more.', fa: 'حذف‌شده', tone: 'error' },
  LAPSED: { en: 'It ended before an agreement.', fa: 'پایان‌یافته', tone: 'error' },
});
export type ParticipationStatus = Static<typeof ParticipationStatus>;

export const ParticipationAction = namedEnum('ParticipationAction', 'What can be done with the part of a seller.', {
  REMOVE: { en: 'Ask it no more.', fa: 'حذف فروشنده' },
  DECLINE_TO_QUOTE: { en: 'Send no offer, with a reason.', fa: 'انصراف از پیشنهاد' },
});
export type ParticipationAction = Static<typeof ParticipationAction>;

export const TradeEventType = namedEnum('TradeEventType', 'What happened to a trade request.', {
  CREATED: { en: 'It was begun.', fa: 'پیش‌نویس ساخته شد' },
  EDITED: { en: 'It was changed.', fa: 'درخواست ویرایش شد' },
  CONFIRMATION_REQUESTED: { en: 'The buyer’s company was asked to approve.', fa: 'برای تأیید شرکت فرستاده شد' },
  CONFIRMATION_WITHDRAWN: { en: 'That was taken back.', fa: 'درخواست تأیید پس گرفته شد' },
  CONFIRMATION_LAPSED: { en: 'Nobody confirmed in time.', fa: 'مهلت تأیید شرکت گذشت' },
  RETURNED: { en: 'It was sent back to who wrote it.', fa: 'برای اصلاح برگشت' },
  PUBLISHED: { en: 'The seller got it.', fa: 'برای فروشنده فرستاده شد' },
  SELLER_SEEN: { en: 'The seller read it.', fa: 'فروشنده آن را دید' },
  SELLER_INVITED: { en: 'One more seller was asked.', fa: 'فروشندهٔ دیگری دعوت شد' },
  SELLER_JOINED: { en: 'A seller takes part.', fa: 'فروشنده‌ای به استعلام پیوست' },
  SELLER_REMOVED: { en: 'A seller is asked no more.', fa: 'فروشنده حذف شد' },
  SELLER_LAPSED: { en: 'The part of a seller ended without an offer.', fa: 'فرصت فروشنده پایان یافت' },
  DECLINED_TO_QUOTE: { en: 'A seller sends no offer.', fa: 'فروشنده پیشنهادی نمی‌دهد' },
  NOT_SELECTED: { en: 'The offer of a seller was not taken.', fa: 'پیشنهاد فروشنده برگزیده نشد' },
  CLARIFICATION_ASKED: { en: 'A seller asked something.', fa: 'فروشنده‌ای پرسید' },
  CLARIFICATION_ANSWERED: { en: 'The buyer answered all sellers.', fa: 'خریدار به همه پاسخ داد' },
  APPROVAL_ASKED: { en: 'Colleagues were asked to agree to the amount.', fa: 'برای مبلغ از همکاران موافقت خواسته شد' },
  APPROVAL_GIVEN: { en: 'A colleague agreed to it.', fa: 'همکاری با مبلغ موافقت کرد' },
  APPROVAL_REJECTED: { en: 'A colleague did not agree.', fa: 'همکاری با مبلغ مخالفت کرد' },
  APPROVAL_WITHDRAWN: { en: 'The question was taken back.', fa: 'درخواست موافقت پس گرفته شد' },
  APPROVAL_LAPSED: { en: 'There was nothing to agree to any more.', fa: 'درخواست موافقت پایان یافت' },
  INFO_REQUESTED: { en: 'The seller asked something.', fa: 'فروشنده پرسید' },
  INFO_PROVIDED: { en: 'The buyer answered.', fa: 'خریدار پاسخ داد' },
  LIST_PRICE_ACCEPTED: { en: 'The seller took the order at list price.', fa: 'فروشنده سفارش را پذیرفت' },
  QUOTE_SENT: { en: 'The seller sent an offer.', fa: 'فروشنده پیشنهاد داد' },
  COUNTER_SENT: { en: 'The buyer sent a counter-offer.', fa: 'خریدار پیشنهاد متقابل داد' },
  QUOTE_EXTENDED: { en: 'An offer holds longer.', fa: 'اعتبار پیشنهاد تمدید شد' },
  QUOTE_WITHDRAWN: { en: 'An offer was taken back.', fa: 'پیشنهاد پس گرفته شد' },
  QUOTE_EXPIRED: { en: 'An offer holds no more.', fa: 'اعتبار پیشنهاد تمام شد' },
  QUOTE_ACCEPTED: { en: 'An offer was taken.', fa: 'پیشنهاد پذیرفته شد' },
  TERM_STARTED: { en: 'Delivery may begin.', fa: 'انجام سفارش آغاز شد' },
  SHIPPED: { en: 'The seller sent some of it.', fa: 'ارسال شد' },
  DELIVERED: { en: 'A shipment was handed over.', fa: 'تحویل شد' },
  ARRIVED: { en: 'The buyer said that a shipment arrived.', fa: 'خریدار رسیدن کالا را ثبت کرد' },
  ACCEPTED: { en: 'The buyer took what came.', fa: 'خریدار پذیرفت' },
  REFUSED: { en: 'The buyer refused some of what came.', fa: 'خریدار نپذیرفت' },
  AUTO_ACCEPTED: { en: 'Nobody answered in time, so it is accepted.', fa: 'با پایان مهلت پذیرفته شد' },
  MILESTONE_SUBMITTED: { en: 'A part of the service was handed over.', fa: 'مرحله‌ای تحویل شد' },
  MILESTONE_ACCEPTED: { en: 'The buyer accepted a part of the service.', fa: 'خریدار مرحله‌ای را پذیرفت' },
  MILESTONE_REJECTED: { en: 'The buyer did not accept a part of it.', fa: 'خریدار مرحله‌ای را نپذیرفت' },
  DELIVERY_LATE: { en: 'The day by which it was needed is past.', fa: 'از زمان نیاز گذشت' },
  COMPLETED: { en: 'All is delivered and accepted.', fa: 'سفارش انجام شد' },
  DOCUMENT_ADDED: { en: 'A paper was added.', fa: 'مدرکی افزوده شد' },
  DOCUMENT_RETRACTED: { en: 'A paper holds no more.', fa: 'مدرکی پس گرفته شد' },
  TERM_CHANGE_ASKED: { en: 'Another term of payment was asked for.', fa: 'تغییر شرایط پرداخت درخواست شد' },
  TERM_CHANGE_AGREED: { en: 'Both agreed to another term of payment.', fa: 'با شرایط تازهٔ پرداخت موافقت شد' },
  TERM_CHANGE_REFUSED: { en: 'Another term of payment was refused.', fa: 'با شرایط تازهٔ پرداخت موافقت نشد' },
  TERM_CHANGE_WITHDRAWN: { en: 'The question for another term was taken back.', fa: 'درخواست تغییر شرایط پس گرفته شد' },
  TERM_CHANGE_LAPSED: { en: 'Nobody answered that question.', fa: 'درخواست تغییر شرایط بی‌پاسخ ماند' },
  CANCELLATION_ASKED: { en: 'One side asks to end it.', fa: 'لغو با توافق درخواست شد' },
  CANCELLATION_AGREED: { en: 'Both agreed to end it.', fa: 'با لغو موافقت شد' },
  CANCELLATION_REFUSED: { en: 'The other side refused to end it.', fa: 'با لغو موافقت نشد' },
  CANCELLATION_WITHDRAWN: { en: 'The question to end it was taken back.', fa: 'درخواست لغو پس گرفته شد' },
  CANCELLATION_LAPSED: { en: 'Nobody answered that question.', fa: 'درخواست لغو بی‌پاسخ ماند' },
  DISPUTE_OPENED: { en: 'A dispute was opened.', fa: 'اختلاف ثبت شد' },
  DISPUTE_ANSWERED: { en: 'The other side answered the dispute.', fa: 'به اختلاف پاسخ داده شد' },
  DISPUTE_ANSWER_LAPSED: { en: 'The dispute was not answered in time.', fa: 'مهلت پاسخ به اختلاف گذشت' },
  EVIDENCE_ADDED: { en: 'A side showed or said more.', fa: 'مدرکی برای اختلاف افزوده شد' },
  EVIDENCE_DONE: { en: 'A side has nothing more to show.', fa: 'یک طرف مدارک خود را کامل دانست' },
  EVIDENCE_ENDED: { en: 'The time to show evidence is over.', fa: 'مهلت ارائهٔ مدارک پایان یافت' },
  SETTLEMENT_ASKED: { en: 'One side or staff ask to settle the dispute.', fa: 'سازش پیشنهاد شد' },
  SETTLEMENT_HALF_AGREED: {
    en: 'One side agreed to what staff proposed.',
    fa: 'یک طرف با سازش پیشنهادی ناظر موافقت کرد',
  },
  SETTLEMENT_AGREED: { en: 'Both agreed to settle it.', fa: 'با سازش موافقت شد' },
  SETTLEMENT_REFUSED: { en: 'A side refused to settle it so.', fa: 'با سازش موافقت نشد' },
  SETTLEMENT_WITHDRAWN: { en: 'The question to settle it was taken back.', fa: 'پیشنهاد سازش پس گرفته شد' },
  SETTLEMENT_LAPSED: { en: 'Nobody answered that question.', fa: 'پیشنهاد سازش بی‌پاسخ ماند' },
  DISPUTE_PROPOSED: { en: 'Staff: one proposed how it ends.', fa: 'رأی پیشنهادی ثبت شد' },
  DISPUTE_REFUSED: { en: 'Staff: another one did not agree.', fa: 'رأی پیشنهادی پذیرفته نشد' },
  DISPUTE_RESOLVED: { en: 'The dispute was decided.', fa: 'دربارهٔ اختلاف رأی داده شد' },
  DISPUTE_SETTLED: { en: 'Both sides settled the dispute.', fa: 'اختلاف با سازش پایان یافت' },
  DISPUTE_WITHDRAWN: { en: 'Who opened the dispute took it back.', fa: 'اختلاف پس گرفته شد' },
  DECLINED: { en: 'Somebody said no.', fa: 'رد شد' },
  CANCELLED: { en: 'One side ended it.', fa: 'لغو شد' },
  CANCELLED_MUTUAL: { en: 'It ended, as both agreed.', fa: 'سفارش با توافق لغو شد' },
  EXPIRED: { en: 'Its time ran out.', fa: 'مهلت گذشت' },
});
export type TradeEventType = Static<typeof TradeEventType>;

export const ShipmentStatus = namedEnum('ShipmentStatus', 'Where a shipment stands.', {
  ON_THE_WAY: { en: 'Is sent and not handed over.', fa: 'در راه', tone: 'info' },
  DELIVERED: { en: 'Is handed over; the buyer is to answer.', fa: 'تحویل‌شده', tone: 'warning' },
  ANSWERED: { en: 'The buyer accepted or refused all of it.', fa: 'بررسی‌شده', tone: 'success' },
  CANCELLED: { en: 'Cancelled: no longer in force.', fa: 'لغوشده', tone: 'error' },
});
export type ShipmentStatus = Static<typeof ShipmentStatus>;

export const TradeDocumentType = namedEnum('TradeDocumentType', 'What a paper of a trade request is.', {
  INQUIRY: { en: 'What the buyer asks for.', fa: 'استعلام' },
  DRAWING: { en: 'A drawing.', fa: 'نقشه' },
  DATASHEET: { en: 'A data sheet.', fa: 'برگهٔ مشخصات' },
  PROFORMA: { en: 'A proforma invoice.', fa: 'پیش‌فاکتور' },
  CONTRACT: { en: 'A contract.', fa: 'قرارداد' },
  INVOICE: { en: 'An invoice.', fa: 'فاکتور' },
  BANK_RECEIPT: { en: 'The receipt of a payment by a bank.', fa: 'رسید بانکی' },
  WAYBILL: { en: 'The waybill of a shipment.', fa: 'بارنامه' },
  PACKING_LIST: { en: 'A packing list.', fa: 'فهرست بسته‌بندی' },
  INSPECTION_REPORT: { en: 'The report of an inspection.', fa: 'گزارش بازرسی' },
  CERTIFICATE: { en: 'A certificate.', fa: 'گواهی' },
  WARRANTY: { en: 'A warranty.', fa: 'ضمانت‌نامه' },
  DELIVERABLE: { en: 'What was agreed to, as a file.', fa: 'فایل تحویلی' },
  DISPUTE_EVIDENCE: { en: 'What a side shows in a dispute.', fa: 'مدرک اختلاف' },
  OTHER: { en: 'Another paper.', fa: 'مدرک دیگر' },
});
export type TradeDocumentType = Static<typeof TradeDocumentType>;

export const TradeFreeReason = namedEnum('TradeFreeReason', 'Why publishing a request costs nothing.', {
  LAUNCH: { en: 'Nothing is charged while the market begins.', fa: 'رایگان در آغاز کار راسته' },
});
export type TradeFreeReason = Static<typeof TradeFreeReason>;

export const TradeReason = namedEnum('TradeReason', 'Why a trade request ends.', {
  PRICE: { en: 'The price.', fa: 'قیمت' },
  LEAD_TIME: { en: 'The time of delivery.', fa: 'زمان تحویل' },
  SPEC: { en: 'What the goods are.', fa: 'مشخصات' },
  CAPACITY: { en: 'Seller: cannot deliver so much.', fa: 'ظرفیت' },
  TERMS: { en: 'Seller: payment or delivery.', fa: 'شرایط پرداخت یا تحویل' },
  TRUST: { en: 'Buyer: does not trust the seller.', fa: 'نبود اعتماد به فروشنده' },
  NO_ANSWER: { en: 'Buyer: got no answer.', fa: 'بی‌پاسخی' },
  OTHER: { en: 'Something else.', fa: 'دلیل دیگر' },
  OTHER_CHOSEN: { en: 'Another seller was chosen.', fa: 'برگزیده شدن فروشندهٔ دیگر' },
  ALL_DECLINED: { en: 'No seller is left who may send an offer.', fa: 'انصراف همهٔ فروشندگان' },
  SELLER_LAPSED: { en: 'The seller did not answer in time.', fa: 'بی‌پاسخی فروشنده' },
  UNFUNDED: { en: 'It was not paid for long.', fa: 'پرداخت نشدن در ۳۰ روز' },
  BUYER_LAPSED: { en: 'The buyer did not answer in time.', fa: 'بی‌پاسخی خریدار' },
  DISPUTE: { en: 'A dispute was decided so.', fa: 'رأی دربارهٔ اختلاف' },
  MERCHANT_SUSPENDED: { en: 'The seller may not sell for now.', fa: 'تعلیق فروشنده' },
  BUYER_GONE: { en: 'Nobody is left in the buyer’s company.', fa: 'نبود عضو فعال در شرکت خریدار' },
});
export type TradeReason = Static<typeof TradeReason>;

export const BasketMerge = namedEnum(
  'BasketMerge',
  'What happens to the quantity of goods that are in the basket already.',
  {
    REPLACE: { en: 'The quantity that is given takes the place of the one that is there.', fa: 'جایگزین شود' },
    ADD: { en: 'The quantity that is given is added to the one that is there.', fa: 'افزوده شود' },
  },
);
export type BasketMerge = Static<typeof BasketMerge>;

export const ColumnRole = namedEnum('ColumnRole', 'What a column of a pasted table was taken for.', {
  GOODS: { en: 'What is wanted.', fa: 'کالا یا خدمت' },
  DETAIL: { en: 'More of what is wanted: size, brand, standard.', fa: 'مشخصات' },
  CODE: { en: 'A part number or code.', fa: 'کد کالا' },
  QUANTITY: { en: 'How much.', fa: 'مقدار' },
  UNIT: { en: 'In what unit.', fa: 'واحد' },
  NOTE: { en: 'A note to the seller.', fa: 'یادداشت' },
  ROW: { en: 'Numbers of the rows.', fa: 'شمارهٔ ردیف' },
  UNUSED: { en: 'Not used.', fa: 'استفاده نشد' },
});
export type ColumnRole = Static<typeof ColumnRole>;

export const SkippedReason = namedEnum('SkippedReason', 'Why a row of a pasted table is no line.', {
  TITLE: { en: 'It stands above the headings.', fa: 'عنوان جدول' },
  HEADING: { en: 'It names the columns.', fa: 'نام ستون‌ها' },
  TOTAL: { en: 'It adds others up.', fa: 'جمع ردیف‌ها' },
});
export type SkippedReason = Static<typeof SkippedReason>;

export const LineDoubt = namedEnum('LineDoubt', 'What is in doubt at a cell of a pasted table.', {
  GOODS_MISSING: { en: 'It does not say what is wanted.', fa: 'نام کالا نوشته نشده است' },
  GOODS_FROM_ABOVE: { en: 'Empty; taken from the row above.', fa: 'نام کالا از ردیف بالا برداشته شد' },
  GOODS_NOT_FOUND: { en: 'No offer fits.', fa: 'کالایی با این نوشته پیدا نشد' },
  GOODS_SEVERAL: { en: 'Several offers fit; choose one.', fa: 'چند کالا با این نوشته جور است' },
  GOODS_ALMOST: { en: 'The offer fits without these words.', fa: 'بخشی از نوشته در این کالا نیست' },
  GOODS_REPAIRED: { en: 'Another spelling was searched.', fa: 'با املای دیگری جست‌وجو شد' },
  GOODS_OTHER_SELLER: { en: 'Another seller has it.', fa: 'این کالا از فروشندهٔ دیگری است' },
  GOODS_REPEATED: { en: 'Another row has the same offer.', fa: 'این کالا در ردیف دیگری هم هست' },
  GOODS_ON_REQUEST: { en: 'Its price is told on request.', fa: 'قیمت این کالا با استعلام گفته می‌شود' },
  GOODS_NOT_SOUGHT: { en: 'There was no time left to look for it.', fa: 'فرصت جست‌وجوی این ردیف نرسید' },
  CODE_NOT_FOUND: { en: 'No offer has this code; the words were searched.', fa: 'این کد پیدا نشد' },
  CODE_OTHER_GOODS: { en: 'The offer of this code is called otherwise.', fa: 'نام کالای این کد چیز دیگری است' },
  TEXT_CUT: { en: 'Too long; the end was not searched.', fa: 'نوشته بلند است و پایان آن خوانده نشد' },
  QUANTITY_MISSING: { en: 'It does not say how much.', fa: 'مقدار نوشته نشده است' },
  QUANTITY_UNREADABLE: { en: 'It is no number.', fa: 'مقدار عدد نیست' },
  QUANTITY_OUT_OF_RANGE: { en: 'Nobody can order so much or so little.', fa: 'این مقدار پذیرفتنی نیست' },
  QUANTITY_INTERVAL: { en: 'From and to: say one number.', fa: 'مقدار بازه است؛ یک عدد بنویسید' },
  QUANTITY_SEVERAL: { en: 'Another quantity, which was not used.', fa: 'مقدار دوم استفاده نشد' },
  QUANTITY_GUESSED: { en: 'Another number may be the quantity.', fa: 'شاید مقدار عدد دیگری باشد' },
  QUANTITY_TOO_SMALL: { en: 'Less than the least order.', fa: 'کمتر از حداقل سفارش است' },
  QUANTITY_OFF_STEP: { en: 'Not on the steps of the offer.', fa: 'با گام سفارش جور نیست' },
  NUMBER_AMBIGUOUS: { en: 'The number can be read in two ways.', fa: 'این عدد دو جور خوانده می‌شود' },
  UNIT_UNKNOWN: { en: 'There is no such unit.', fa: 'این واحد شناخته نشد' },
  UNIT_AMBIGUOUS: { en: 'The unit can mean several.', fa: 'این واحد چند معنا دارد' },
  UNIT_CONFLICT: { en: 'The cell of the number names another unit.', fa: 'واحد در دو خانه یکی نیست' },
  UNIT_ASSUMED: { en: 'None is named; the sale unit was taken.', fa: 'واحد نوشته نشده؛ واحد فروش گرفته شد' },
  UNIT_NOT_COMPARABLE: { en: 'It cannot be converted to the sale unit.', fa: 'این واحد به واحد فروش تبدیل نمی‌شود' },
  CELL_UNUSED: { en: 'The cell was not used.', fa: 'این خانه استفاده نشد' },
});
export type LineDoubt = Static<typeof LineDoubt>;
