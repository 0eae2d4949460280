import { decimal, type Decimal } from '../../../platform/decimal.ts';
import type { LandedPriceLineCode, LandedPriceNoticeCode } from '../../suppliers/suppliers.enums.ts';
import { fa } from '../offers/messages.ts';
import type { Delivery, Goods } from './landed-price.ts';
import type { LandedPrice } from './landed-price.schemas.ts';

// As people read prices: in Toman, in Rial where that is no whole number.
const money = (value: bigint) => (value % 10n === 0n ? `${fa(value / 10n)} تومان` : `${fa(value)} ریال`);

const titles: Record<LandedPriceLineCode, string> = {
  UNIT_PRICE: 'قیمت واحد',
  QUANTITY: 'مقدار',
  GOODS: 'بهای کالا',
  VAT: 'مالیات بر ارزش افزوده',
  DELIVERY: 'هزینهٔ حمل (برآورد)',
  TOTAL: 'قیمت تمام‌شده در مقصد',
};

const deliveries: Record<Delivery['kind'], string> = {
  PICKUP: 'کالا را خودتان در محل فروشنده تحویل می‌گیرید.',
  SELLER_FLEET: 'با ناوگان فروشنده فرستاده می‌شود.',
  FREIGHT: 'با باربری فرستاده می‌شود.',
  POST: 'با پست فرستاده می‌شود.',
};

/** Why there is no estimate of the delivery. */
export type Undelivered = 'NO_CITY' | 'FILE' | 'AGREED' | 'NOT_STATED' | 'NOT_SERVED';
const undelivered: Record<Exclude<Undelivered, 'FILE'>, string> = {
  NO_CITY: 'برای برآورد هزینهٔ حمل، شهر مقصد را انتخاب کنید.',
  AGREED: 'محل و شیوهٔ انجام کار با فروشنده توافق می‌شود.',
  NOT_STATED: 'فروشنده هزینهٔ حمل را اعلام نکرده است؛ با او هماهنگ کنید.',
  NOT_SERVED: 'فروشنده برای این مقصد روش ارسالی اعلام نکرده است؛ با او هماهنگ کنید.',
};

type Explained = {
  goods: Goods | undefined;
  vatPercent: Decimal;
  quantity: Decimal;
  saleUnitText: string;
  /** As the offer states them. */
  moq: string;
  orderStep: string;
  delivery: Delivery | Undelivered;
  totalRial: bigint | undefined;
};

/** Every step of a landed price in words. */
export function explainLandedPrice(price: Explained): LandedPrice['lines'] {
  const { goods, vatPercent, delivery, totalRial } = price;
  const line = (code: LandedPriceLineCode, explanation: string, amount?: bigint) => ({
    code,
    title: titles[code],
    ...(amount !== undefined && { amountRial: String(amount) }),
    explanation,
  });
  return [
    line('UNIT_PRICE', aboutUnit(price), goods?.unitPriceRial),
    line('QUANTITY', aboutQuantity(price)),
    line(
      'GOODS',
      goods ? `${fa(price.quantity)} × ${money(goods.unitPriceRial)}` : 'پس از اعلام قیمت حساب می‌شود.',
      goods?.goodsRial,
    ),
    line('VAT', `${fa(vatPercent)}٪ بهای کالا، گردشده به ریال.`, goods?.vatRial),
    // Nothing is carried where a file is sent.
    ...(delivery === 'FILE'
      ? []
      : [
          typeof delivery === 'string'
            ? line('DELIVERY', undelivered[delivery])
            : line('DELIVERY', aboutDelivery(delivery), delivery.rial),
        ]),
    { ...line('TOTAL', aboutTotal(price), totalRial), ...(delivery === 'FILE' && { title: 'قیمت نهایی' }) },
  ];
}

function aboutUnit({ goods, saleUnitText }: Explained): string {
  if (!goods) return 'قیمت این پیشنهاد توافقی است؛ از فروشنده بپرسید.';
  return goods.minQty.gt(1)
    ? `قیمت هر ${saleUnitText} در خریدهای ${fa(goods.minQty)} تا و بیشتر.`
    : `قیمت هر ${saleUnitText}.`;
}

function aboutQuantity({ quantity, saleUnitText, moq, orderStep }: Explained): string {
  const step = decimal(orderStep).eq(1) ? '' : ` و با گام ${fa(decimal(orderStep))}`;
  return `${fa(quantity)} ${saleUnitText}؛ حداقل سفارش ${fa(decimal(moq))}${step} است.`;
}

const aboutDelivery = ({ kind, days, isFree }: Delivery) =>
  [
    deliveries[kind],
    ...(isFree ? ['برای خریدهای بزرگ رایگان است.'] : []),
    ...(days > 0 ? [`حداکثر ${fa(days)} روز کاری در راه است.`] : []),
  ].join(' ');

function aboutTotal({ goods, delivery }: Explained): string {
  if (!goods) return 'پس از اعلام قیمت حساب می‌شود.';
  if (delivery === 'FILE') return 'بهای فایل و مالیات؛ فایل هزینهٔ حمل ندارد.';
  return typeof delivery !== 'string' ? 'بهای کالا، مالیات و هزینهٔ حمل.' : 'بهای کالا و مالیات؛ هزینهٔ حمل در آن نیست.';
}

/** What a buyer reads whose city the seller may not deliver to. */
export function noticeText(code: LandedPriceNoticeCode, city: string, territory: string): string {
  return code === 'OUT_OF_TERRITORY'
    ? `${city} خارج از قلمرو این فروشنده (${territory}) است.`
    : `این پیشنهاد در ${city} فروخته نمی‌شود.`;
}
