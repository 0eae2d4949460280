import { answers, asks, joins, leaves, publishes, reads, says } from './acts.ts';
import { confirms, delivers, ships } from './acts-of-delivery.ts';
import { accepts, declinesOffer, offers } from './acts-of-offers.ts';
import type { Story } from './scene.ts';

const all = ['nikaban', 'fanoos', 'fouladan'] as const;

/** Requests for offers of several sellers. */
export const openRequests: readonly Story[] = [
  {
    ...{
      buyer: 'alborz',
      by: 'agent',
      seller: ['nikaban', 'fanoos'],
      began: '-10h',
      term: 'CREDIT_60',
      neededIn: 40,
      answersIn: 96,
    },
    wants: [
      {
        words: 'لولهٔ فولادی بدون درز، ۲ اینچ، رده ۴۰',
        category: 'لولهٔ فولادی بدون درز',
        unit: 'm',
        count: 60,
        priceRial: 6_400_000,
      },
      {
        words: 'زانوی جوشی ۹۰ درجه، ۲ اینچ، رده ۴۰',
        category: 'زانو، سه‌راهی و تبدیل',
        count: 24,
        priceRial: 1_900_000,
        alternativesAllowed: true,
      },
    ],
    description: 'نقشهٔ ایزومتریک پیوست خواهد شد.',
    then: [],
  },
  {
    ...{
      buyer: 'alborz',
      by: 'owner',
      seller: all,
      began: '2 09:00',
      term: 'CREDIT_60',
      neededIn: 35,
      answersIn: 168,
      reference: 'AP-RFQ-22',
    },
    wants: [
      {
        words: 'شیر کنترلی پنوماتیک، ۲ اینچ، کلاس ۳۰۰، بدنهٔ WCB',
        category: 'شیر پروانه‌ای',
        count: 4,
        priceRial: 380_000_000,
      },
      {
        words: 'پوزیشنر الکتروپنوماتیک ۴ تا ۲۰ میلی‌آمپر',
        category: 'شیر برقی',
        count: 4,
        priceRial: 145_000_000,
        alternativesAllowed: true,
      },
    ],
    description: 'پیشنهاد فنی و مالی با هم فرستاده شود. تحویل در دو نوبت ممکن است.',
    then: [
      ['2 09:30', 'owner', publishes],
      ['2 10:40', 'supplier', reads()],
      ['2 13:00', 'merchant', reads()],
      ['1 09:10', 'merchant', asks('محدودهٔ Cv مورد نظر چقدر است و سیال چه دمایی دارد؟')],
    ],
  },
  {
    ...{
      buyer: 'kaveh',
      by: 'secondBuyer',
      seller: ['nikaban', 'fanoos'],
      isPublic: true,
      began: '3 08:20',
      term: 'ON_DELIVERY',
      neededIn: 45,
      answersIn: 240,
    },
    wants: [
      { of: 'nikaban', kind: 'شیر توپی', count: 120, alternativesAllowed: true },
      { of: 'nikaban', kind: 'شیر یک‌طرفه', count: 40, alternativesAllowed: true },
    ],
    description: 'برای تعمیرات اساسی بهار. قیمت هر ردیف جدا اعلام شود.',
    then: [
      ['3 08:50', 'secondBuyer', publishes],
      ['2 11:30', 'supplier', joins],
      ['2 11:50', 'supplier', says('در مناقصهٔ شما شرکت کردیم. آیا بازرسی شخص ثالث لازم است؟')],
    ],
  },
  {
    ...{
      buyer: 'alborz',
      by: 'owner',
      seller: all,
      began: '8 09:00',
      term: 'CREDIT_60',
      neededIn: 30,
      answersIn: 240,
      reference: 'AP-RFQ-19',
    },
    wants: [
      { words: 'شیر پروانه‌ای لاگ، ۶ اینچ، نشیمن EPDM', category: 'شیر پروانه‌ای', count: 18, priceRial: 92_000_000 },
      { words: 'فلنج اسلیپ‌آن ۶ اینچ، PN16، A105', category: 'فلنج', count: 36, priceRial: 31_000_000 },
      {
        words: 'واشر گرافیتی ۶ اینچ، کلاس ۱۵۰',
        category: 'فلنج',
        count: 36,
        priceRial: 2_600_000,
        alternativesAllowed: true,
      },
    ],
    description: 'اولویت با فروشنده‌ای است که هر سه ردیف را با هم تحویل دهد.',
    then: [
      ['8 09:20', 'owner', publishes],
      ['8 11:00', 'supplier', reads()],
      ['7 09:30', 'supplier', offers({ percent: 100, days: 16, freightRial: 28_000_000, leadTimeDays: 12 })],
      [
        '7 12:00',
        'merchant',
        offers({
          percent: 97,
          days: 14,
          freight: 'NOT_STATED',
          leadTimeDays: 8,
          without: [2],
          note: 'واشر را موجود نداریم.',
        }),
      ],
      ['6 10:00', 'secondSeller', offers({ percent: 104, days: 20, freight: 'INCLUDED', leadTimeDays: 20 })],
      ['5 09:00', 'secondSeller', says('اگر تعداد فلنج بیشتر شود، قیمت را پایین‌تر می‌آوریم.')],
    ],
  },
  {
    ...{
      buyer: 'kaveh',
      by: 'secondBuyer',
      seller: all,
      began: '10 08:40',
      term: 'ON_DELIVERY',
      neededIn: 32,
      answersIn: 240,
      reference: 'PK-RFQ-08',
    },
    wants: [
      {
        words: 'پیچ استاد بولت M20 در ۱۲۰، گرید B7 با دو مهرهٔ 2H',
        category: 'پیچ شش‌گوش و آلنی',
        count: 800,
        priceRial: 780_000,
      },
      { words: 'واشر تخت M20 گالوانیزهٔ گرم', category: 'مهره و واشر', count: 1_600, priceRial: 62_000 },
    ],
    then: [
      ['10 09:00', 'secondBuyer', publishes],
      ['10 12:00', 'supplier', leaves('SPEC', 'پیچ و مهره در سبد کالای ما نیست.')],
      ['9 09:00', 'secondSeller', asks('پوشش زینک کافی است یا گالوانیزهٔ گرم لازم دارید؟')],
      ['9 10:30', 'secondBuyer', answers('گالوانیزهٔ گرم، با ضخامت ۵۰ میکرون به بالا.')],
      ['8 09:00', 'secondSeller', offers({ percent: 100, days: 15, freightRial: 22_000_000 })],
      ['7 11:00', 'merchant', offers({ percent: 109, days: 12 })],
      [
        '6 09:00',
        'secondBuyer',
        offers({ percent: 94, days: 9, to: 'fouladan', note: 'با این قیمت همین هفته قطعی می‌شود.' }),
      ],
    ],
  },
  {
    ...{
      buyer: 'alborz',
      by: 'owner',
      seller: all,
      began: '34 09:00',
      term: 'ON_DELIVERY',
      neededIn: 20,
      answersIn: 120,
      reference: 'AP-RFQ-11',
    },
    wants: [
      {
        words: 'ترانسمیتر فشار ۰ تا ۱۶ بار، خروجی ۴ تا ۲۰ میلی‌آمپر',
        category: 'ترانسمیتر فشار',
        count: 10,
        priceRial: 168_000_000,
      },
    ],
    then: [
      ['34 09:20', 'owner', publishes],
      ['33 09:00', 'merchant', offers({ percent: 96, days: 10, leadTimeDays: 5 })],
      ['33 10:00', 'supplier', offers({ percent: 103, days: 10, leadTimeDays: 12 })],
      ['32 09:00', 'secondSeller', leaves('CAPACITY', 'ابزار دقیق عرضه نمی‌کنیم.')],
      ['31 09:00', 'owner', accepts('fanoos')],
      ['27 08:00', 'merchant', ships(100, { carrier: 'پخش شهری' })],
      ['26 10:00', 'merchant', delivers],
      ['25 09:00', 'owner', confirms()],
    ],
  },
  {
    ...{
      buyer: 'alborz',
      by: 'owner',
      seller: ['fanoos', 'nikaban'],
      began: '17 09:00',
      term: 'CREDIT_60',
      neededIn: 26,
      answersIn: 120,
      reference: 'AP-RFQ-15',
    },
    wants: [{ words: 'شیر سماوری استیل ۳۱۶، ۱ اینچ، دنده‌ای', category: 'شیر توپی', count: 40, priceRial: 14_500_000 }],
    then: [
      ['17 09:15', 'owner', publishes],
      ['16 09:00', 'supplier', offers({ percent: 98, days: 10, freightRial: 9_000_000 })],
      ['16 12:00', 'merchant', offers({ percent: 107, days: 10 })],
      ['15 10:00', 'owner', declinesOffer('fanoos', 'PRICE', 'قیمت دیگری پایین‌تر است.')],
      ['14 09:00', 'owner', accepts('nikaban')],
      ['3 09:00', 'supplier', ships(50, { carrier: 'باربری اصفهان‌بار', trackingNumber: 'EB-20733' })],
      ['3 09:10', 'supplier', says('بخش اول ارسال شد؛ بخش دوم هفتهٔ بعد آماده است.')],
    ],
  },
];
