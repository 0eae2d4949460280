import {
  acknowledges,
  answersCancellation,
  asksCancellation,
  asksConfirmation,
  declines,
  publishes,
  reads,
  says,
} from './acts.ts';
import { adds, confirms, delivers, ships } from './acts-of-delivery.ts';
import { accepts, offers } from './acts-of-offers.ts';
import type { Story } from './scene.ts';

/** Orders from the agreement on, and how others ended. */
export const ordersInDelivery: readonly Story[] = [
  {
    ...{
      buyer: 'alborz',
      by: 'owner',
      seller: 'nikaban',
      began: '5 08:30',
      term: 'ON_DELIVERY',
      neededIn: 19,
      reference: 'AP-1405-107',
    },
    wants: [{ kind: 'شیر توپی', count: 60 }],
    then: [
      ['5 08:45', 'owner', publishes],
      ['5 10:10', 'supplier', acknowledges],
      ['5 10:20', 'supplier', says('سفارش در برنامهٔ تولید قرار گرفت؛ ارسال از ابتدای هفته شروع می‌شود.')],
      ['4 09:00', 'owner', reads()],
      ['-3h', 'owner', says('سلام، بار چه روزی ارسال می‌شود؟ باید جرثقیل هماهنگ کنیم.')],
    ],
  },
  {
    ...{
      buyer: 'kaveh',
      by: 'secondBuyer',
      seller: 'fanoos',
      began: '14 09:00',
      term: 'CREDIT_60',
      neededIn: 32,
      reference: 'PK-76-28',
    },
    wants: [
      { kind: 'شیر یک‌طرفه', worthRial: 380_000_000 },
      { kind: 'گیج فشار', worthRial: 90_000_000 },
    ],
    then: [
      ['14 09:20', 'secondBuyer', publishes],
      ['13 10:00', 'merchant', offers({ percent: 98, days: 10, freightRial: 32_000_000, leadTimeDays: 7 })],
      ['12 09:30', 'secondBuyer', accepts()],
      ['12 10:00', 'merchant', adds('INVOICE', 'factor.pdf')],
      ['2 08:30', 'merchant', ships(50, { carrier: 'باربری توکا', trackingNumber: 'TK-4471', note: 'در دو پالت' })],
      ['2 08:40', 'merchant', says('نیمی از بار امروز از تهران حرکت کرد. نیمهٔ دوم هفتهٔ آینده فرستاده می‌شود.')],
    ],
  },
  {
    ...{
      buyer: 'alborz',
      by: 'agent',
      seller: 'nikaban',
      began: '16 09:10',
      term: 'ON_DELIVERY',
      neededIn: 25,
      reference: 'AP-1405-096',
    },
    wants: [
      { kind: 'شیر یک‌طرفه', count: 20 },
      { kind: 'فلنج', count: 40 },
    ],
    then: [
      ['16 09:30', 'agent', asksConfirmation],
      ['16 12:00', 'owner', publishes],
      ['15 09:00', 'supplier', acknowledges],
      ['6 08:00', 'supplier', ships(60, { carrier: 'باربری اصفهان‌بار', trackingNumber: 'EB-20518' })],
      ['2 11:00', 'supplier', delivers],
      ['2 11:10', 'supplier', says('بخش اول تحویل انبار شمس‌آباد شد. لطفاً پس از کنترل، در سامانه تأیید کنید.')],
    ],
  },
  {
    ...{
      buyer: 'alborz',
      by: 'owner',
      seller: 'fanoos',
      began: '18 10:00',
      term: 'ON_DELIVERY',
      neededIn: 20,
      reference: 'AP-1405-091',
    },
    wants: [{ kind: 'شیر کشویی', worthRial: 520_000_000 }],
    then: [
      ['18 10:15', 'owner', publishes],
      ['17 09:20', 'merchant', acknowledges],
      ['9 08:10', 'merchant', ships(50, { carrier: 'پخش شهری', trackingNumber: 'PS-118' })],
      ['8 10:30', 'merchant', delivers],
      ['6 09:40', 'owner', confirms(1, 'درپوش یکی از شیرها در حمل شکسته است.')],
      ['6 11:00', 'merchant', says('بابت شیر آسیب‌دیده عذر می‌خواهیم؛ با نوبت دوم عوض می‌شود.')],
      [
        '-26h',
        'merchant',
        asksCancellation('باقی سفارش را سازنده تا دو ماه دیگر نمی‌رساند؛ اگر موافقید همین‌جا بسته شود.'),
      ],
    ],
  },
  {
    ...{
      buyer: 'kaveh',
      by: 'secondBuyer',
      seller: 'nikaban',
      began: '20 08:30',
      term: 'ON_DELIVERY',
      neededIn: 22,
      reference: 'PK-76-22',
    },
    wants: [{ kind: 'شیر سوزنی', count: 50 }],
    then: [
      ['20 08:50', 'secondBuyer', publishes],
      ['19 09:00', 'supplier', acknowledges],
      ['8 09:00', 'supplier', ships(100, { carrier: 'ترابری خلیج', trackingNumber: 'KH-9034' })],
      ['3 12:00', 'supplier', delivers],
    ],
  },
  {
    ...{
      buyer: 'kaveh',
      by: 'secondBuyer',
      seller: 'fanoos',
      began: '33 10:00',
      term: 'CREDIT_60',
      neededIn: 21,
      reference: 'PK-75-90',
    },
    wants: [
      { kind: 'شیر توپی', worthRial: 300_000_000 },
      { kind: 'شیر پروانه‌ای', worthRial: 300_000_000 },
    ],
    then: [
      ['33 10:20', 'secondBuyer', publishes],
      ['32 09:00', 'merchant', offers({ percent: 103, days: 10, freightRial: 25_000_000 })],
      ['31 09:00', 'secondBuyer', offers({ percent: 97, days: 8 })],
      ['30 10:00', 'merchant', accepts()],
      ['26 08:00', 'merchant', ships(50, { carrier: 'ترابری خلیج' })],
      ['24 10:00', 'merchant', delivers],
      ['23 10:00', 'secondBuyer', confirms()],
      ['20 08:00', 'merchant', ships(100, { carrier: 'ترابری خلیج' })],
      ['18 10:00', 'merchant', delivers],
      ['17 10:00', 'secondBuyer', confirms()],
    ],
  },
  {
    ...{ buyer: 'alborz', by: 'owner', seller: 'fouladan', began: '21 09:00', term: 'CREDIT_30', neededIn: 20 },
    wants: [{ kind: 'مهره و واشر', count: 2_000 }],
    then: [
      ['21 09:10', 'owner', publishes],
      ['20 12:00', 'secondSeller', declines('CAPACITY', 'خط گالوانیزه تا پایان ماه در تعمیرات است.')],
    ],
  },
  {
    ...{ buyer: 'kaveh', by: 'secondBuyer', seller: 'fouladan', began: '19 09:30', term: 'CREDIT_30', neededIn: 24 },
    wants: [{ kind: 'ورق گالوانیزه و رنگی', worthRial: 600_000_000 }],
    then: [
      ['19 09:50', 'secondBuyer', publishes],
      ['18 11:00', 'secondSeller', offers({ percent: 112, days: 7, freightRial: 60_000_000 })],
      ['17 09:00', 'secondBuyer', declines('PRICE', 'با قیمت بازار فاصلهٔ زیادی دارد.')],
    ],
  },
  {
    ...{ buyer: 'kaveh', by: 'secondBuyer', seller: 'nikaban', began: '25 10:00', term: 'PREPAID', neededIn: 30 },
    wants: [{ kind: 'شیر پروانه‌ای', count: 4 }],
    then: [
      ['25 10:20', 'secondBuyer', publishes],
      ['24 09:00', 'supplier', acknowledges],
      ['22 09:00', 'secondBuyer', asksCancellation('کارفرما نقشه را تغییر داد و این اندازه دیگر لازم نیست.')],
      ['21 10:00', 'supplier', answersCancellation('AGREE')],
    ],
  },
  {
    ...{ buyer: 'person', by: 'buyer', seller: 'fanoos', began: '28 19:00', term: 'ON_DELIVERY', neededIn: 14 },
    wants: [{ kind: 'شیر اطمینان', worthRial: 230_000_000 }],
    then: [['28 19:10', 'buyer', publishes]],
  },
];
