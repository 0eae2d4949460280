import { acknowledges, publishes, says } from './acts.ts';
import { confirms, delivers, ships } from './acts-of-delivery.ts';
import {
  addsEvidence,
  answersDispute,
  answersSettlement,
  asksSettlement,
  disputes,
  endsEvidence,
  proposes,
} from './acts-of-disputes.ts';
import type { Entry, Story, When } from './scene.ts';
import type { Who } from './stage.ts';

/** An order at list price up to where all of it is handed over. */
const delivered = (
  buyer: Who,
  seller: Who,
  [published, taken, sent, came]: readonly [When, When, When, When],
): Entry[] => [
  [published, buyer, publishes],
  [taken, seller, acknowledges],
  [sent, seller, ships(100, { carrier: 'باربری اصفهان‌بار' })],
  [came, seller, delivers],
];

/**
 * Orders in dispute, and how disputes ended. A dispute that still waits must have entered its state at least one day short of the
 * time that the domain gives it (3 days for an answer, 5 for evidence, 10 and 3 working days for staff). Fridays and holidays only
 * move a deadline later, so it then lies ahead at every hour of every day.
 */
export const disputedOrders: readonly Story[] = [
  {
    buyer: 'alborz',
    by: 'owner',
    seller: 'nikaban',
    began: '15 08:30',
    term: 'ON_DELIVERY',
    neededIn: 14,
    reference: 'AP-1405-098',
    wants: [{ kind: 'شیر کف‌فلزی', count: 30 }],
    then: [
      ...delivered('owner', 'supplier', ['15 08:50', '15 10:00', '5 08:00', '3 10:00']),
      [
        '1 10:20',
        'owner',
        disputes({
          wish: 'REFUND',
          reasonCode: 'DAMAGED',
          text: 'از سی شیر، هفت عدد در ناحیهٔ بونه ترک دارد و در آزمون فشار ۱۶ بار نشت کرد. عکس و گزارش آزمون موجود است.',
        }),
      ],
    ],
  },
  {
    buyer: 'kaveh',
    by: 'secondBuyer',
    seller: 'fanoos',
    began: '24 09:00',
    term: 'CREDIT_60',
    neededIn: 20,
    reference: 'PK-76-09',
    wants: [{ kind: 'شیر اطمینان', worthRial: 320_000_000 }],
    then: [
      ...delivered('secondBuyer', 'merchant', ['24 09:20', '23 09:00', '12 08:00', '9 11:00']),
      [
        '6 09:00',
        'secondBuyer',
        disputes({
          wish: 'SPLIT',
          reasonCode: 'SPEC',
          text: 'پلاک تنظیم روی شیرها با فشار سفارش نمی‌خواند و گواهی کالیبراسیون همراه بار نبود.',
        }),
      ],
      [
        '4 10:00',
        'merchant',
        answersDispute('شیرها با فشار ثبت‌شده در سفارش تنظیم شده‌اند. گواهی را سازنده جدا می‌فرستد.'),
      ],
      ['3 11:00', 'secondBuyer', addsEvidence('گزارش بازرس نشان می‌دهد فشار باز شدن ۱۴ بار است، نه ۱۷ بار.')],
      [
        '-20h',
        'merchant',
        asksSettlement({
          outcome: 'SPLIT',
          buyerPercent: '25',
          reason: 'یک‌چهارم مبلغ را برمی‌گردانیم و تنظیم دوباره با خود شما.',
        }),
      ],
    ],
  },
  {
    buyer: 'alborz',
    by: 'owner',
    seller: 'fouladan',
    began: '29 09:00',
    term: 'CREDIT_30',
    neededIn: 16,
    wants: [{ kind: 'انکر و رول‌بولت', count: 400 }],
    then: [
      ...delivered('owner', 'secondSeller', ['29 09:10', '28 10:00', '20 08:00', '17 10:00']),
      [
        '15 09:00',
        'owner',
        disputes({
          wish: 'REDO',
          reasonCode: 'QUANTITY',
          text: 'در شمارش انبار شصت عدد کم بود و بخشی از بسته‌ها باز شده تحویل شد.',
        }),
      ],
      [
        '14 11:00',
        'secondSeller',
        answersDispute('بارنامه بدون کسری امضا شده است. شمارش را باید هنگام تخلیه می‌کردید.'),
      ],
      ['10 15:00', 'owner', addsEvidence('صورت‌جلسهٔ انبار و عکس بسته‌های باز همان روز تنظیم شده است.')],
      ['10 16:00', 'owner', endsEvidence],
      ['9 09:00', 'secondSeller', endsEvidence],
    ],
  },
  {
    buyer: 'kaveh',
    by: 'secondBuyer',
    seller: 'nikaban',
    began: '31 09:00',
    term: 'ON_DELIVERY',
    neededIn: 25,
    reference: 'PK-75-97',
    wants: [{ kind: 'شیر پروانه‌ای', worthRial: 1_400_000_000 }],
    then: [
      ...delivered('secondBuyer', 'supplier', ['31 09:20', '30 10:00', '21 08:00', '16 10:00']),
      [
        '14 09:00',
        'secondBuyer',
        disputes({
          wish: 'REFUND',
          reasonCode: 'SPEC',
          text: 'جنس دیسک با گواهی مواد نمی‌خواند؛ آنالیز کوانتومتری استیل ۴۲۰ نشان می‌دهد، نه ۳۱۶.',
        }),
      ],
      ['13 10:00', 'supplier', answersDispute('نمونه‌ها را برای آزمایشگاه همکار فرستاده‌ایم؛ نتیجهٔ ما ۳۱۶ است.')],
      ['11 10:00', 'secondBuyer', endsEvidence],
      ['11 12:00', 'supplier', endsEvidence],
      [
        '2 10:00',
        'moderator',
        proposes({
          outcome: 'SPLIT',
          buyerPercent: '60',
          reason:
            'دو گزارش آزمایشگاه با هم نمی‌خواند، اما گواهی مواد فروشنده شمارهٔ ذوب ندارد و سهم بیشتر مسئولیت با اوست.',
        }),
      ],
    ],
  },
  {
    buyer: 'alborz',
    by: 'owner',
    seller: 'fanoos',
    began: '35 09:00',
    term: 'ON_DELIVERY',
    neededIn: 14,
    wants: [{ kind: 'شیر یک‌طرفه', worthRial: 260_000_000 }],
    then: [
      ...delivered('owner', 'merchant', ['35 09:20', '34 09:00', '30 08:00', '29 10:00']),
      [
        '27 09:00',
        'owner',
        disputes({
          wish: 'SPLIT',
          reasonCode: 'LATE',
          text: 'بار پنج روز دیرتر از روز توافق‌شده رسید و تعمیرات خط به همین دلیل عقب افتاد.',
        }),
      ],
      ['26 10:00', 'merchant', answersDispute('دیرکرد از باربری بود، اما حاضریم بخشی از هزینه را بپذیریم.')],
      [
        '25 09:00',
        'merchant',
        asksSettlement({
          outcome: 'SPLIT',
          buyerPercent: '10',
          reason: 'ده درصد مبلغ را به عنوان جریمهٔ دیرکرد برمی‌گردانیم.',
        }),
      ],
      ['25 12:00', 'owner', answersSettlement('AGREE')],
      ['25 12:05', 'owner', says('پذیرفتیم. برای سفارش بعدی لطفاً باربری دیگری انتخاب کنید.')],
    ],
  },
  {
    buyer: 'kaveh',
    by: 'secondBuyer',
    seller: 'fouladan',
    began: '38 09:00',
    term: 'CREDIT_30',
    neededIn: 15,
    wants: [{ kind: 'مهره و واشر', count: 600 }],
    then: [
      ['38 09:10', 'secondBuyer', publishes],
      ['37 10:00', 'secondSeller', acknowledges],
      ['31 08:00', 'secondSeller', ships(100)],
      ['29 10:00', 'secondSeller', delivers],
      ['28 10:00', 'secondBuyer', confirms(20, 'رزوهٔ بیست عدد له شده است.')],
      [
        '27 09:00',
        'secondSeller',
        disputes({
          wish: 'RELEASE',
          reasonCode: 'REFUSED_UNFAIRLY',
          text: 'مهره‌ها پیش از ارسال با گیج رزوه کنترل شده‌اند و برگهٔ کنترل همراه بار بوده است.',
        }),
      ],
      ['26 10:00', 'secondBuyer', answersDispute('آسیب در حمل پیش آمده است؛ کارتن‌ها بدون پالت بسته‌بندی شده بود.')],
      ['25 09:00', 'secondSeller', endsEvidence],
      ['25 10:00', 'secondBuyer', endsEvidence],
      [
        '20 09:00',
        'moderator',
        proposes({
          outcome: 'SPLIT',
          buyerPercent: '50',
          reason:
            'بسته‌بندی بدون پالت خلاف عرف حمل این کالاست، اما خریدار هم هنگام تخلیه آسیب را در بارنامه ننوشته است.',
        }),
      ],
    ],
  },
];
