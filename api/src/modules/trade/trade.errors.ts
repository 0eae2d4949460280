import type { OwnCodes } from '../../platform/error-codes.ts';

export const tradeErrors = {
  TRADE_REQUEST_NOT_FOUND: { fa: 'این درخواست پیدا نشد.', en: 'There is no such trade request.' },
  OPEN_MAX: {
    fa: 'بیش از {0} درخواست باز نمی‌توان داشت. نخست یکی را به پایان برسانید یا لغو کنید.',
    en: 'At most {0} requests may be open. End or cancel one first.',
    params: ['limit'],
  },
  LINES_MAX: {
    fa: 'یک درخواست تا {0} ردیف دارد و این نوشته {1} ردیف است. آن را بخش‌بخش بچسبانید.',
    en: 'A request has at most {0} lines, and this text has {1}. Paste it part by part.',
    params: ['limit', 'lines'],
  },
  BASKET_FULL: {
    fa: 'سبد نیاز تا {0} ردیف دارد. نخست چند ردیف را سفارش دهید یا حذف کنید.',
    en: 'A basket has at most {0} lines. Order or remove some first.',
    params: ['limit'],
  },
  UNIT_CHANGED: {
    fa: 'این کالا اکنون به «{0}» فروخته می‌شود. مقدار را به این واحد بنویسید.',
    en: 'This is sold by {0} now. State the quantity in that unit.',
    params: ['unit'],
  },
  NOTHING_TO_COPY: {
    fa: 'هیچ‌کدام از این ردیف‌ها را اکنون نمی‌توان سفارش داد.',
    en: 'None of these lines can be ordered now.',
  },
  MERCHANT_UNAVAILABLE: {
    fa: 'این فروشنده اکنون سفارش مستقیم نمی‌پذیرد.',
    en: 'This seller takes no direct orders now.',
  },
  OTHER_SELLER: {
    fa: 'همهٔ ردیف‌های یک سفارش از یک فروشنده است.',
    en: 'All lines of an order are of one seller.',
  },
  OFFER_OF_SELLER_MISSING: {
    fa: 'دست‌کم یک ردیف سفارش از کالاهای فروشنده است. آنچه را ندارد از چند فروشنده بپرسید.',
    en: 'At least one line of an order is an offer of its seller. Ask several sellers for what it has not.',
  },
  OTHER_CATEGORY_TYPE: {
    fa: 'در پاسخ به پرسش فروشنده نوع کالا یا خدمت عوض نمی‌شود.',
    en: 'While a question is open, the kind of goods or services stays.',
  },
  LINE_OF_SEVERAL_WAYS: {
    fa: 'هر ردیف یکی از این‌هاست: پیشنهاد یک فروشنده، کالایی از فهرست، یا نیازی که شرح می‌دهید. بقیه را خالی بگذارید.',
    en: 'A line is an offer, a product of the catalogue, or a need in words. Leave the others out.',
  },
  LINES_OF_TWO_KINDS: {
    fa: 'همهٔ ردیف‌های یک درخواست از یک نوع است: کالا، خدمت، مشاوره یا سند. این ردیف را در درخواست دیگری بیاورید.',
    en: 'All lines of a request are of one type: goods, services, consulting or documents. Put this one into another request.',
  },
  OUT_OF_TERRITORY: {
    fa: 'این فروشنده به شهر مقصد نمی‌فروشد.',
    en: 'This seller does not sell to the city of delivery.',
  },
  PRICE_ON_REQUEST: {
    fa: 'قیمت این کالا با استعلام گفته می‌شود و سفارش آن به قیمت فهرست ممکن نیست. از فروشنده پیشنهاد قیمت بخواهید.',
    en: 'The price of this is told on request; it cannot be ordered at list price. Ask the seller for an offer.',
  },
  MIN_ORDER_AMOUNT: {
    fa: 'کمترین مبلغ سفارش از این فروشنده {0} ریال است.',
    en: 'The least value of an order with this seller is {0} rials.',
    params: ['leastAmount'],
  },
  DAY_TOO_FAR: { fa: 'این روز باید تا {0} باشد.', en: 'This day may be {0} at the latest.', params: ['lastDay'] },
  INCOMPLETE: {
    fa: 'پیش‌نویس کامل نیست. بخش‌های خالی را پر کنید.',
    en: 'The draft is not complete. Fill in what is missing.',
  },
  PRICE_CHANGED: {
    fa: 'قیمت تغییر کرده است و اکنون با مالیات {0} ریال می‌شود. دوباره بررسی و تأیید کنید.',
    en: 'The price has changed and is now {0} rials with tax. Look at it again and confirm.',
    params: ['total'],
  },
  SELF_CONFIRMATION: {
    fa: 'درخواست خود را نمی‌توانید تأیید کنید. همکار دیگری باید آن را تأیید کند.',
    en: 'You cannot confirm your own request. A colleague has to.',
  },
  OWNER_CONFIRMS: {
    fa: 'به قاعدهٔ شرکت شما، تنها مالک شرکت می‌تواند این درخواست را تأیید کند.',
    en: 'By the rules of your company only an owner can confirm this request.',
  },
  ABOVE_LIMIT: {
    fa: 'این مبلغ از سقف شما، {0} ریال، بیشتر است. مالک شرکت می‌تواند با آن موافقت کند.',
    en: 'The amount is above your limit of {0} rials. An owner can agree to it.',
    params: ['limit'],
  },
  QUOTE_NOT_FOUND: { fa: 'این پیشنهاد پیدا نشد.', en: 'There is no such offer.' },
  OFFER_WANTED: {
    fa: 'خریدار پیشنهاد قیمت خواسته است. پیشنهاد خود را بفرستید.',
    en: 'The buyer wants an offer. Send one.',
  },
  NOT_YOUR_TURN: {
    fa: 'نوبت طرف دیگر است. برای فرستادن پیشنهاد تازه، نخست پیشنهاد خود را پس بگیرید.',
    en: 'It is the other side’s turn. To send another offer, withdraw your own first.',
  },
  ROUND_LIMIT: {
    fa: 'تا ۱۰ پیشنهاد می‌توان رد و بدل کرد. اکنون بپذیرید یا رد کنید.',
    en: 'There are 10 offers at most. Accept now, or decline.',
  },
  QUOTE_DRAFT_EXISTS: {
    fa: 'پیش‌نویس دیگری از پیشنهاد هست. همان را ویرایش کنید.',
    en: 'There is a draft of an offer already. Change that one.',
  },
  QUOTE_EXPIRED: {
    fa: 'اعتبار این پیشنهاد تمام شده است.',
    en: 'This offer holds no more.',
  },
  EXTENSION_OVER: {
    fa: 'از پایان اعتبار این پیشنهاد بیش از ۷۲ ساعت گذشته است و تمدید نمی‌شود.',
    en: 'This offer was over for more than 72 hours; it cannot hold longer any more.',
  },
  REQUEST_CHANGED: {
    fa: 'درخواست پس از نوشتن این پیش‌نویس تغییر کرده است. پیش‌نویس را بازبینی و ذخیره کنید.',
    en: 'The request was changed after this draft was written. Look at the draft again and save it.',
  },
  ZERO_OFFER: {
    fa: 'مبلغ این پیشنهاد ۰ ریال است. اگر درست است، تأیید کنید.',
    en: 'This offer totals 0 rials. Confirm it if that is right.',
  },
  NOTHING_CHANGED: {
    fa: 'این پیشنهاد با پیشنهاد پیشین یکی است. چیزی را تغییر دهید یا همان را بپذیرید.',
    en: 'This offer says the same as the one before. Change something, or accept that one.',
  },
  APPROVAL_NOT_FOUND: { fa: 'این درخواست موافقت پیدا نشد.', en: 'There is no such question for approval.' },
  APPROVAL_PENDING: {
    fa: 'برای این مبلغ پیش‌تر موافقت خواسته شده است و هنوز پاسخی نیامده.',
    en: 'Colleagues were asked to agree to this already and have not answered yet.',
  },
  NO_APPROVER: {
    fa: 'تأیید {0} همکار لازم است و اکنون کسی که بتواند تأیید کند در شرکت نیست. مالک می‌تواند دسترسی، سقف‌ها یا قاعده‌های تأیید را تغییر دهد.',
    en: 'Nobody in your company can give the agreement of {0} colleagues now. An owner can change permissions, limits or rules.',
    params: ['needed'],
  },
  OWN_APPROVAL: {
    fa: 'شما خودتان این موافقت را خواسته‌اید. همکار دیگری باید پاسخ دهد.',
    en: 'You asked for this approval yourself. A colleague has to answer.',
  },
  ASKER_ONLY: {
    fa: 'تنها کسی که موافقت خواسته است می‌تواند آن را پس بگیرد.',
    en: 'Only who asked for an approval can take it back.',
  },
  ASKER_MAY_NOT: {
    fa: 'کسی که این موافقت را خواسته است دیگر اجازهٔ تأیید ندارد. کسی تأیید کند که این اجازه را دارد.',
    en: 'Who asked for this approval may not confirm requests any more. Somebody who may has to confirm it.',
  },
  ALREADY_ANSWERED: { fa: 'شما پیش‌تر پاسخ داده‌اید.', en: 'You have answered already.' },
  QUESTIONS_MAX: {
    fa: 'تا ۳ بار می‌توان پرسید. اکنون سفارش را بپذیرید یا رد کنید.',
    en: 'A seller may ask 3 times. Take the order now, or decline it.',
  },
  PARTICIPATION_NOT_FOUND: { fa: 'این فروشنده در این درخواست نیست.', en: 'This request has no such seller.' },
  PARTICIPATION_ENDED: {
    fa: 'فرصت این فروشنده در این استعلام پایان یافته است.',
    en: 'The part of this seller in the request is over.',
  },
  QUOTE_DEADLINE_OVER: {
    fa: 'مهلت پیشنهاد دادن برای این استعلام گذشته است.',
    en: 'The time for first offers to this request is over.',
  },
  QUOTE_DEADLINE_RANGE: {
    fa: 'مهلت پیشنهاد باید از ۲۴ ساعت تا ۳۰ روز دیگر باشد.',
    en: 'Sellers need between 24 hours and 30 days for an offer.',
  },
  WITHDRAW_FIRST: {
    fa: 'پیشنهاد شما هنوز معتبر است. نخست آن را پس بگیرید.',
    en: 'Your offer still stands. Withdraw it first.',
  },
  MERCHANT_NOT_CONFIRMED: {
    fa: 'این فروشنده اکنون در راسته نمی‌فروشد.',
    en: 'This seller does not sell here now.',
  },
  SELLERS_MAX: {
    fa: 'یک استعلام تا {0} فروشنده دارد.',
    en: 'A request has at most {0} sellers.',
    params: ['limit'],
  },
  ALREADY_ASKED: {
    fa: 'این فروشنده در این استعلام هست یا پیش‌تر بوده است.',
    en: 'This seller has a part in the request, or had one.',
  },
  NOT_IN_CATEGORY: {
    fa: 'این فروشنده کالا یا خدمتی از این دسته نمی‌فروشد.',
    en: 'This seller offers nothing of such a kind.',
  },
  CLARIFICATIONS_MAX: {
    fa: 'تا ۵ بار می‌توان پرسید. اکنون پیشنهاد دهید یا انصراف دهید.',
    en: 'A seller may ask 5 times. Send an offer now, or none.',
  },
  NO_QUESTION: { fa: 'پرسشی بی‌پاسخ نمانده است.', en: 'No question is open.' },
  SHIPMENT_NOT_FOUND: { fa: 'این محموله پیدا نشد.', en: 'There is no such shipment.' },
  SHIPMENTS_MAX: {
    fa: 'یک سفارش تا ۱۰۰ ارسال دارد.',
    en: 'An order has 100 shipments at most.',
  },
  SHIPMENT_NOT_ON_THE_WAY: {
    fa: 'تحویل این محموله پیش‌تر ثبت شده است.',
    en: 'This shipment is not on its way any more.',
  },
  ARRIVAL_OF_GOODS: {
    fa: 'تنها رسیدن کالا را خریدار ثبت می‌کند. خدمت و سند را فروشنده تحویل می‌دهد.',
    en: 'Only goods arrive by the word of their buyer. Services and documents are handed over by the seller.',
  },
  SHIPMENT_NOT_DELIVERED: {
    fa: 'این محموله هنوز تحویل نشده است.',
    en: 'This shipment is not handed over.',
  },
  MORE_THAN_AGREED: {
    fa: 'از این ردیف تا {0} می‌توان فرستاد.',
    en: 'At most {0} of this line can be sent.',
    params: ['stillToCome'],
  },
  MORE_THAN_DELIVERED: {
    fa: 'پذیرفته و نپذیرفته با هم تا {0} است.',
    en: 'Accepted and refused are {0} together at most.',
    params: ['handedOver'],
  },
  ANSWER_STANDS: {
    fa: 'آنچه پذیرفته شده است کم نمی‌شود؛ تا اینجا {0} پذیرفته و {1} نپذیرفته‌اید.',
    en: 'What is accepted stays so: {0} accepted and {1} refused so far.',
    params: ['accepted', 'refused'],
  },
  NOTHING_ANSWERED: {
    fa: 'دست‌کم برای یک ردیف بگویید چه مقدار را می‌پذیرید یا نمی‌پذیرید.',
    en: 'Say of one line at least how much is accepted or refused.',
  },
  DOCUMENT_NOT_FOUND: { fa: 'این مدرک پیدا نشد.', en: 'There is no such paper.' },
  DOCUMENT_NOT_NOW: {
    fa: 'این نوع مدرک را اکنون نمی‌توانید بیفزایید.',
    en: 'Papers of this type cannot be added by this side now.',
  },
  DOCUMENT_TWICE: { fa: 'همین مدرک پیش‌تر افزوده شده است.', en: 'This very paper is there already.' },
  DOCUMENTS_MAX: { fa: 'یک درخواست تا ۲۰ مدرک دارد.', en: 'A request has 20 papers at most.' },
  DOCUMENT_MISSING: {
    fa: 'پیش از ثبت تحویل، بارنامهٔ این محموله را بیفزایید.',
    en: 'Add the waybill of this shipment first.',
  },
  DELIVERABLES_MAX: {
    fa: 'برای یک سفارش تا {0} فایل تحویل داده می‌شود.',
    en: 'At most {0} files are handed over for one request.',
    params: ['limit'],
  },
  FILES_OF_GOODS: {
    fa: 'تحویل کالا فایلی ندارد. مدارک آن را در «مدارک» بیفزایید.',
    en: 'Goods are handed over without files. Add their papers as documents.',
  },
  MILESTONE_NOT_FOUND: { fa: 'این مرحله پیدا نشد.', en: 'There is no such part of the service.' },
  MILESTONES_OF_SERVICES: {
    fa: 'تنها خدمت و مشاوره مرحله دارد.',
    en: 'Only services and consulting are done in parts.',
  },
  MILESTONES_AGREED: {
    fa: 'این سفارش مرحله‌به‌مرحله تحویل می‌شود. مرحلهٔ آماده را تحویل دهید.',
    en: 'This is handed over in the parts that were agreed to. Submit one of them.',
  },
  SHARES_SUM: {
    fa: 'سهم مرحله‌ها با هم باید ۱۰۰ درصد شود؛ اکنون {0} درصد است. سهم مرحلهٔ آخر را خالی بگذارید تا باقی‌مانده را بگیرد.',
    en: 'All shares have to be 100 percent together and are {0}. Leave the last one out, and it takes what is left.',
    params: ['sum'],
  },
  DISPUTE_NOT_FOUND: { fa: 'این اختلاف پیدا نشد.', en: 'There is no such dispute.' },
  LINE_IN_DISPUTE: {
    fa: 'این ردیف در اختلاف است یا اختلاف آن پایان یافته؛ اکنون چیزی از آن فرستاده یا بررسی نمی‌شود.',
    en: 'This line is in dispute, or its dispute was decided: nothing of it is sent or answered now.',
  },
  SHIPMENT_IN_DISPUTE: {
    fa: 'همهٔ ردیف‌های این محموله در اختلاف است و تا پایان آن تحویل ثبت نمی‌شود.',
    en: 'All lines of this shipment are in dispute; until its end it is not handed over.',
  },
  OWN_DISPUTE: {
    fa: 'پاسخ با طرف دیگر است و پس گرفتن با کسی که اختلاف را ثبت کرده است.',
    en: 'The other side answers a dispute, and who opened it takes it back.',
  },
  EVIDENCE_DONE: {
    fa: 'شما ارائهٔ مدارک را پایان داده‌اید.',
    en: 'Your side has said that it has nothing more to show.',
  },
  EVIDENCE_MAX: {
    fa: 'هر طرف در یک اختلاف تا {0} فایل نشان می‌دهد.',
    en: 'A side shows {0} files in a dispute at most.',
    params: ['limit'],
  },
  STATEMENTS_MAX: {
    fa: 'هر طرف در یک اختلاف تا {0} بار توضیح می‌دهد.',
    en: 'A side says something {0} times in a dispute at most.',
    params: ['limit'],
  },
  SHARE_NOT_WANTED: {
    fa: 'سهم خریدار را تنها هنگام تقسیم مبلغ بنویسید.',
    en: 'The buyer’s share is told with a split alone.',
  },
  CONSENT_OPEN: { fa: 'همین درخواست منتظر پاسخ است.', en: 'This question is open already.' },
  PAYMENT_NOT_OPEN: {
    fa: 'پرداخت از راه راسته هنوز ممکن نیست. تا آن روز سفارش منتظر می‌ماند؛ با توافق طرف دیگر می‌توانید شرایط پرداخت را عوض کنید یا سفارش را پایان دهید.',
    en: 'Payments cannot be made here yet, so the order waits. Agree on another payment term with the other side, or on its end.',
  },
  CONSENT_TOO_SOON: {
    fa: 'این درخواست تازه پذیرفته نشده است. ۲۴ ساعت پس از آن می‌توانید دوباره بپرسید.',
    en: 'It was refused just now. Ask again 24 hours later.',
  },
  NO_CONSENT: { fa: 'درخواستی منتظر پاسخ نیست.', en: 'No such question is open.' },
  OWN_CONSENT: {
    fa: 'پاسخ با طرف دیگر است و پس گرفتن با درخواست‌کننده.',
    en: 'The other side answers, and who asked takes it back.',
  },
  CONSENT_ANSWERED: {
    fa: 'شما پاسخ داده‌اید و پاسخ طرف دیگر مانده است.',
    en: 'Your side has agreed already; the other one is to answer.',
  },
  SAME_TERM: { fa: 'شرایط پرداخت هم‌اکنون همین است.', en: 'This is the term of payment already.' },
  NOT_YET_ALONE: {
    fa: 'تا ۳۰ روز پس از توافق تنها با موافقت هر دو طرف لغو می‌شود.',
    en: 'Until 30 days after the agreement both sides have to agree to its end.',
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    trade: keyof typeof tradeErrors;
  }
}
