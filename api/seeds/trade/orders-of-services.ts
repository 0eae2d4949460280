import { answers, asks, publishes, says } from './acts.ts';
import { confirms, handsFilesOver, ships } from './acts-of-delivery.ts';
import { accepts, offers } from './acts-of-offers.ts';
import { acceptsPart, rejectsPart, submitsPart } from './acts-of-services.ts';
import type { Story } from './scene.ts';

/** Orders of what is made for somebody, in parts, and of documents. */
export const ordersOfServices: readonly Story[] = [
  {
    buyer: 'kaveh',
    by: 'secondBuyer',
    seller: ['nikaban', 'fouladan'],
    began: '26 09:00',
    term: 'CREDIT_30',
    neededIn: 50,
    answersIn: 120,
    reference: 'PK-RFQ-05',
    wants: [
      {
        words: 'ماشین‌کاری فلنج کور ۱۰ اینچ مطابق نقشهٔ KV-204، فولاد A105',
        category: 'ماشین‌کاری CNC',
        count: 12,
        priceRial: 64_000_000,
      },
    ],
    description: 'نمونهٔ اول پیش از ساخت سری تأیید شود. گواهی مواد همراه قطعه باشد.',
    then: [
      ['26 09:30', 'secondBuyer', publishes],
      ['25 10:00', 'supplier', asks('صافی سطح نشیمن واشر چقدر باشد؟')],
      ['25 11:20', 'secondBuyer', answers('Ra بین ۳٫۲ و ۶٫۳ میکرومتر، دندانه‌دار دایره‌ای.')],
      [
        '24 10:00',
        'supplier',
        offers({
          percent: 100,
          days: 10,
          leadTimeDays: 30,
          note: 'قیمت با مواد و گواهی است.',
          parts: [
            { title: 'نمونهٔ اول و گزارش ابعادی', percent: 20, inDays: 12 },
            { title: 'ساخت شش قطعهٔ نخست', percent: 40, inDays: 28 },
            { title: 'ساخت شش قطعهٔ دوم و تحویل مدارک', percent: 40, inDays: 42 },
          ],
        }),
      ],
      ['23 09:00', 'secondBuyer', accepts('nikaban')],
      ['13 10:00', 'supplier', submitsPart('نمونه با گزارش ابعادی پیوست است.')],
      ['12 09:30', 'secondBuyer', rejectsPart('قطر دایرهٔ پیچ‌ها نیم میلی‌متر از نقشه بزرگ‌تر است.')],
      ['9 10:00', 'supplier', submitsPart('نمونه با فیکسچر تازه دوباره ساخته شد؛ گزارش جدید پیوست است.')],
      ['8 09:00', 'secondBuyer', acceptsPart],
      ['2 09:10', 'supplier', submitsPart('شش قطعهٔ نخست آماده و بسته‌بندی شده است.')],
      ['2 09:20', 'supplier', says('شش قطعهٔ نخست آماده است؛ گزارش ابعادی هر شش قطعه را پیوست کردم.')],
    ],
  },
  {
    buyer: 'alborz',
    by: 'owner',
    seller: ['fanoos'],
    began: '31 09:00',
    term: 'ON_DELIVERY',
    neededIn: 28,
    answersIn: 96,
    reference: 'AP-RFQ-12',
    wants: [
      {
        words: 'ممیزی هوای فشردهٔ سالن ۲ با اندازه‌گیری یک‌هفته‌ای',
        category: 'ممیزی انرژی و بهینه‌سازی',
        count: 1,
        priceRial: 480_000_000,
      },
    ],
    then: [
      ['31 09:20', 'owner', publishes],
      [
        '30 10:00',
        'merchant',
        offers({
          percent: 100,
          days: 8,
          leadTimeDays: 20,
          parts: [
            { title: 'نصب ابزار و اندازه‌گیری', percent: 40, inDays: 10 },
            { title: 'گزارش نشتی و پیشنهاد اصلاح', percent: 60, inDays: 21 },
          ],
        }),
      ],
      ['29 09:00', 'owner', accepts('fanoos')],
      ['21 11:00', 'merchant', submitsPart('داده‌های یک هفته و نمودار فشار پیوست است.')],
      ['20 09:00', 'owner', acceptsPart],
      ['14 10:00', 'merchant', submitsPart('گزارش نهایی با فهرست ۳۷ نشتی و برآورد صرفه‌جویی.')],
      ['12 09:00', 'owner', acceptsPart],
    ],
  },
  {
    buyer: 'person',
    by: 'buyer',
    seller: ['fanoos'],
    began: '22 18:00',
    term: 'ON_DELIVERY',
    neededIn: 12,
    answersIn: 72,
    wants: [
      {
        words: 'مجموعهٔ نقشهٔ ساخت مخزن ایستادهٔ پنج مترمکعبی',
        category: 'نقشه و مدل آماده',
        count: 1,
        priceRial: 38_000_000,
      },
    ],
    then: [
      ['22 18:20', 'buyer', publishes],
      ['21 09:00', 'merchant', offers({ percent: 100, days: 7, leadTimeDays: 2 })],
      ['20 19:00', 'buyer', accepts('fanoos')],
      ['18 09:00', 'merchant', ships(100)],
      ['18 09:20', 'merchant', handsFilesOver('naghsheh-makhzan.pdf', 'fehrest-mavad.pdf')],
      ['17 20:00', 'buyer', confirms()],
      ['17 20:10', 'buyer', says('نقشه‌ها کامل بود. سپاس از سرعت کار شما.')],
    ],
  },
];
