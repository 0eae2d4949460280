import {
  acknowledges,
  answers,
  asks,
  asksConfirmation,
  asksTerm,
  publishes,
  reads,
  rejects,
  returns,
  says,
} from './acts.ts';
import { accepts, beginsOffer, offers } from './acts-of-offers.ts';
import type { Story } from './scene.ts';

/** Orders that wait for somebody before an agreement, or for money after it. */
export const ordersUnderWay: readonly Story[] = [
  {
    ...{ buyer: 'alborz', by: 'agent', seller: 'nikaban', began: '-5h', term: 'ON_DELIVERY', neededIn: 30 },
    wants: [
      { kind: 'شیر توپی', count: 24, internalNote: 'برای خط بخار واحد ۲' },
      { kind: 'شیر یک‌طرفه', count: 8 },
    ],
    description: 'پیش از نهایی کردن، تعداد شیرهای یک‌طرفه را با واحد فنی هماهنگ می‌کنیم.',
    then: [],
  },
  {
    ...{
      buyer: 'alborz',
      by: 'agent',
      seller: 'nikaban',
      began: '-9h',
      term: 'CREDIT_30',
      neededIn: 25,
      reference: 'AP-1405-118',
    },
    wants: [{ kind: 'شیر پروانه‌ای', count: 6, note: 'با گواهی آزمون فشار' }],
    then: [['-8h', 'agent', asksConfirmation]],
  },
  {
    ...{
      buyer: 'alborz',
      by: 'agent',
      seller: 'fanoos',
      began: '3 09:20',
      term: 'ON_DELIVERY',
      neededIn: 21,
      reference: 'AP-1405-113',
    },
    wants: [
      { kind: 'گیج فشار', worthRial: 180_000_000, note: 'صفحهٔ ۱۰۰ به بالا، اتصال از پایین' },
      { kind: 'شیر سوزنی', worthRial: 90_000_000 },
    ],
    then: [
      ['3 09:45', 'agent', asksConfirmation],
      ['3 12:10', 'owner', returns('تعداد گیج‌ها را با فهرست تعمیرات دوره‌ای یکی کنید.')],
      ['2 10:05', 'agent', asksConfirmation],
    ],
  },
  {
    ...{
      buyer: 'kaveh',
      by: 'secondBuyer',
      seller: 'nikaban',
      began: '-6h',
      term: 'ON_DELIVERY',
      neededIn: 35,
      reference: 'PK-77-02',
    },
    wants: [
      { kind: 'شیر کف‌فلزی', count: 40, note: 'بسته‌بندی ضدزنگ برای حمل دریایی' },
      { kind: 'فلنج', count: 80 },
    ],
    description: 'کالا در انبار عسلویه تحویل گرفته می‌شود. لطفاً گواهی مواد همراه بار باشد.',
    then: [['-5h', 'secondBuyer', publishes]],
  },
  {
    ...{
      buyer: 'alborz',
      by: 'owner',
      seller: 'fanoos',
      began: '1 09:30',
      term: 'CREDIT_60',
      neededIn: 18,
      reference: 'AP-1405-116',
    },
    wants: [{ kind: 'شیر کشویی', worthRial: 420_000_000 }],
    then: [
      ['1 09:50', 'owner', publishes],
      ['1 11:20', 'merchant', reads()],
      ['1 11:25', 'merchant', says('سلام، درخواست شما رسید. موجودی انبار را بررسی می‌کنیم و تا فردا پاسخ می‌دهیم.')],
    ],
  },
  {
    ...{
      buyer: 'alborz',
      by: 'agent',
      seller: 'nikaban',
      began: '4 08:40',
      term: 'ON_DELIVERY',
      neededIn: 26,
      reference: 'AP-1405-109',
    },
    wants: [{ kind: 'شیر اطمینان', count: 4 }],
    description: 'برای دیگ بخار، با پلاک تنظیم.',
    then: [
      ['4 09:00', 'agent', asksConfirmation],
      ['4 11:30', 'owner', publishes],
      ['4 13:15', 'supplier', reads()],
      ['3 08:30', 'supplier', asks('فشار تنظیم شیرهای اطمینان چند بار باشد و سیال بخار اشباع است یا سوپرهیت؟')],
    ],
  },
  {
    ...{ buyer: 'person', by: 'buyer', seller: 'fanoos', began: '2 17:10', term: 'ON_DELIVERY', neededIn: 15 },
    wants: [{ kind: 'لولهٔ پلی‌اتیلن', worthRial: 240_000_000 }],
    then: [
      ['2 17:40', 'buyer', publishes],
      ['1 08:20', 'merchant', reads()],
      ['1 08:35', 'merchant', asks('لوله را به صورت شاخهٔ ۶ متری می‌خواهید یا کلاف؟')],
    ],
  },
  {
    ...{
      buyer: 'alborz',
      by: 'owner',
      seller: 'nikaban',
      began: '6 09:00',
      term: 'CREDIT_30',
      neededIn: 24,
      reference: 'AP-1405-104',
    },
    wants: [
      { kind: 'شیر برقی', count: 12 },
      { kind: 'شیر توپی', count: 30 },
    ],
    then: [
      ['6 09:20', 'owner', publishes],
      ['6 10:40', 'supplier', reads()],
      [
        '5 09:15',
        'supplier',
        offers({
          percent: 97,
          days: 12,
          freightRial: 18_000_000,
          leadTimeDays: 6,
          note: 'برای خرید هر دو ردیف با هم سه درصد تخفیف در نظر گرفتیم.',
          internalNote: 'حاشیهٔ سود ۱۱ درصد',
        }),
      ],
      ['5 11:00', 'owner', reads()],
      ['5 11:10', 'owner', says('ممنون از پیشنهادتان. آیا کرایهٔ حمل تا شمس‌آباد را می‌توانید در قیمت بیاورید؟')],
      ['5 12:25', 'supplier', says('اگر تسویه ۳۰ روزه باشد، بله. وگرنه کرایه جدا حساب می‌شود.')],
    ],
  },
  {
    ...{
      buyer: 'kaveh',
      by: 'secondBuyer',
      seller: 'fanoos',
      began: '7 10:10',
      term: 'CREDIT_60',
      neededIn: 30,
      reference: 'PK-77-01',
    },
    wants: [
      { kind: 'شیر پروانه‌ای', worthRial: 700_000_000 },
      { kind: 'سطح‌سنج', worthRial: 200_000_000 },
    ],
    then: [
      ['7 10:30', 'secondBuyer', publishes],
      ['7 12:00', 'merchant', reads()],
      ['6 09:40', 'merchant', offers({ percent: 104, days: 15, freight: 'NOT_STATED', leadTimeDays: 10 })],
      [
        '5 08:55',
        'secondBuyer',
        offers({
          percent: 96,
          days: 10,
          freight: 'INCLUDED',
          note: 'با این قیمت و حمل تا عسلویه سفارش را قطعی می‌کنیم.',
        }),
      ],
      ['5 09:00', 'secondBuyer', says('پیشنهاد متقابل فرستادیم. زمان تحویل ده روز کاری برای ما مناسب است.')],
    ],
  },
  {
    ...{ buyer: 'alborz', by: 'owner', seller: 'fouladan', began: '9 08:15', term: 'CREDIT_30', neededIn: 27 },
    wants: [{ kind: 'ورق گالوانیزه و رنگی', worthRial: 900_000_000, note: 'عرض ۱۲۵۰، بدون خط و خش' }],
    then: [
      ['9 08:40', 'owner', publishes],
      ['8 10:00', 'secondSeller', offers({ percent: 102, days: 8, freightRial: 45_000_000 })],
      ['7 09:30', 'owner', offers({ percent: 95, days: 6, freight: 'INCLUDED' })],
      [
        '6 12:20',
        'secondSeller',
        offers({
          percent: 98,
          days: 8,
          freight: 'INCLUDED',
          note: 'این آخرین قیمت ماست؛ ورق از همان ذوب ارسال می‌شود.',
        }),
      ],
      [
        '6 13:00',
        'secondSeller',
        says('قیمت ورق این هفته بالا رفته است. تا پایان اعتبار پیشنهاد می‌توانیم نگهش داریم.'),
      ],
    ],
  },
  {
    ...{
      buyer: 'alborz',
      by: 'agent',
      seller: 'fanoos',
      began: '6 13:30',
      term: 'ON_DELIVERY',
      neededIn: 20,
      reference: 'AP-1405-106',
    },
    wants: [{ kind: 'فلومتر', worthRial: 950_000_000 }],
    then: [
      ['6 13:50', 'agent', asksConfirmation],
      ['6 15:00', 'owner', publishes],
      [
        '5 10:10',
        'merchant',
        offers({ percent: 100, days: 14, freight: 'INCLUDED', leadTimeDays: 15, note: 'همراه گواهی کالیبراسیون.' }),
      ],
      ['-7h', 'agent', accepts()],
    ],
  },
  {
    ...{ buyer: 'alborz', by: 'agent', seller: 'nikaban', began: '8 09:05', term: 'ON_DELIVERY', neededIn: 22 },
    wants: [{ kind: 'شیر کف‌فلزی', worthRial: 820_000_000 }],
    then: [
      ['8 09:30', 'agent', asksConfirmation],
      ['8 10:15', 'owner', publishes],
      ['7 11:00', 'supplier', offers({ percent: 101, days: 20, freight: 'INCLUDED' })],
      ['5 09:00', 'agent', accepts()],
      ['5 12:40', 'owner', rejects('پیش از پذیرش، یک قیمت دیگر هم بگیرید.')],
      ['4 09:10', 'agent', beginsOffer({ percent: 93, days: 9, note: 'با تسویهٔ روز تحویل.' })],
    ],
  },
  {
    ...{
      buyer: 'kaveh',
      by: 'secondBuyer',
      seller: 'nikaban',
      began: '12 10:00',
      term: 'PREPAID',
      neededIn: 40,
      reference: 'PK-76-31',
    },
    wants: [{ kind: 'شیر پروانه‌ای', count: 10 }],
    then: [
      ['12 10:20', 'secondBuyer', publishes],
      ['11 09:00', 'supplier', acknowledges],
      ['11 09:30', 'supplier', says('سفارش ثبت شد. ارسال پس از دریافت پیش‌پرداخت انجام می‌شود.')],
    ],
  },
  {
    ...{ buyer: 'alborz', by: 'owner', seller: 'fouladan', began: '11 08:50', term: 'ESCROW', neededIn: 33 },
    wants: [{ kind: 'انکر و رول‌بولت', count: 250 }],
    then: [
      ['11 09:10', 'owner', publishes],
      ['10 11:00', 'secondSeller', asks('طول رزوه مهم است؟ از دو تولیدکننده موجودی داریم.')],
      ['10 13:30', 'owner', answers('طول رزوهٔ ۴۰ میلی‌متر کافی است؛ سازنده فرقی ندارد.')],
      ['9 09:00', 'secondSeller', offers({ percent: 99, days: 10 })],
      ['8 10:00', 'owner', accepts()],
      ['-18h', 'secondSeller', asksTerm('CREDIT_30')],
    ],
  },
];
