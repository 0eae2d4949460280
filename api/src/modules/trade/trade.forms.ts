import type { FormWords } from '../../platform/modules/module.ts';

export const tradeForms = {
  titles: {
    NewDirectOrder: 'سفارش مستقیم',
    DirectOrderChange: 'ویرایش سفارش',
    TradeStep: 'گام سفارش',
    TradeReturn: 'برگرداندن برای اصلاح',
    TradePublication: 'تأیید و ارسال سفارش',
    TradeInfo: 'پرسش یا پاسخ',
    TradeDecline: 'رد سفارش',
    TradeCancellation: 'لغو سفارش',
  },
  labels: {
    'NewDirectOrder.lines': 'ردیف‌ها',
    'DirectOrderChange.lines': 'ردیف‌ها',
    'NewDirectOrder.addressId': 'نشانی تحویل',
    'DirectOrderChange.addressId': 'نشانی تحویل',
    neededBy: 'زمان نیاز',
    paymentTerm: 'شرایط پرداخت',
    buyerReference: 'شمارهٔ سفارش شما',
    'NewDirectOrder.description': 'توضیح برای فروشنده',
    'DirectOrderChange.description': 'توضیح برای فروشنده',
    priceToken: 'نشان قیمت',
    lineIds: 'دربارهٔ ردیف‌ها',
    'TradeInfo.text': 'متن',
    'TradeReturn.reason': 'چه چیز اصلاح شود',
    'TradeDecline.reason': 'توضیح',
    'TradeCancellation.reason': 'دلیل لغو',
    'TradeDecline.reasonCode': 'دلیل',
  },
} satisfies FormWords;
