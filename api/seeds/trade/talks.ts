import type { BuyerName, SellerName } from './companies.ts';
import type { When } from './scene.ts';

/** What a buyer and a seller say to each other about goods of it, or about who makes them; the buyer begins, and they take turns. */
export type Talk = {
  buyer: BuyerName;
  seller: SellerName;
  /** Goods of a kind; without it the supplier. */
  kind?: string;
  said: readonly (readonly [When, string])[];
  /** Who has read all of it. */
  isRead?: boolean;
};

export const talks: readonly Talk[] = [
  {
    buyer: 'alborz',
    seller: 'nikaban',
    said: [
      ['27 10:00', 'سلام، کاتالوگ به‌روز شیرهای صنعتی را دارید؟'],
      ['27 11:20', 'بله، در صفحهٔ هر کالا برگهٔ مشخصات هست. کاتالوگ کامل هم تا آخر هفته بارگذاری می‌شود.'],
      ['26 09:10', 'بسیار خوب، منتظریم.'],
    ],
    isRead: true,
  },
  {
    buyer: 'alborz',
    seller: 'nikaban',
    kind: 'شیر توپی',
    said: [
      ['20 09:30', 'این شیر برای گاز طبیعی هم مناسب است؟'],
      ['20 10:15', 'برای گاز، مدل با نشیمن PTFE و گواهی جداگانه لازم است؛ این مدل برای آب و هوای فشرده است.'],
    ],
    isRead: true,
  },
  {
    buyer: 'alborz',
    seller: 'nikaban',
    kind: 'شیر برقی',
    said: [['3 13:00', 'بوبین ۲۴ ولت هم موجود است یا فقط ۲۲۰؟']],
  },
  {
    buyer: 'alborz',
    seller: 'fanoos',
    kind: 'شیر کشویی',
    said: [
      ['22 10:40', 'نمایندگی شما برای کدام استان‌ها معتبر است؟'],
      ['22 13:05', 'برای تهران و البرز، و برای برخی سازنده‌ها همهٔ کشور.'],
      ['22 13:20', 'ممنون، پس برای شمس‌آباد مشکلی نیست.'],
    ],
    isRead: true,
  },
  {
    buyer: 'alborz',
    seller: 'fanoos',
    kind: 'گیج فشار',
    said: [
      ['12 09:15', 'گیج با گلیسیرین هم دارید؟'],
      ['12 11:00', 'بله، ده درصد گران‌تر است.'],
      ['12 11:30', 'لطفاً برای ده عدد قیمت بدهید.'],
      ['11 09:00', 'از دکمهٔ سفارش استفاده کنید تا رسمی پیشنهاد بفرستیم.'],
    ],
  },
  {
    buyer: 'alborz',
    seller: 'fanoos',
    kind: 'فلومتر',
    said: [
      ['7 14:10', 'زمان تحویل فلومتر الکترومغناطیسی چقدر است؟'],
      ['6 09:00', 'پانزده روز کاری پس از تأیید سفارش.'],
    ],
    isRead: true,
  },
  {
    buyer: 'alborz',
    seller: 'fouladan',
    kind: 'ورق گالوانیزه و رنگی',
    said: [
      ['10 10:10', 'پوشش ۱۲۰ گرم هم تولید می‌کنید؟'],
      ['10 12:45', 'بله، حداقل سفارش پنج تن.'],
    ],
  },
  {
    buyer: 'kaveh',
    seller: 'nikaban',
    kind: 'شیر کف‌فلزی',
    said: [
      ['8 16:00', 'برای سرویس ترش (NACE) مناسب است؟'],
      ['7 08:40', 'خیر، بدنهٔ این مدل NACE نیست. مدل دیگری را معرفی می‌کنیم.'],
      ['7 09:00', 'لطفاً معرفی کنید.'],
    ],
  },
  { buyer: 'kaveh', seller: 'nikaban', kind: 'شیر پروانه‌ای', said: [['5 10:00', 'عملگر پنوماتیک دوطرفه است؟']] },
  {
    buyer: 'kaveh',
    seller: 'fanoos',
    kind: 'شیر پروانه‌ای',
    said: [
      ['14 12:00', 'تسویهٔ ۶۰ روزه برای سفارش اول هم ممکن است؟'],
      ['13 09:10', 'با چک صیادی، بله.'],
    ],
    isRead: true,
  },
  {
    buyer: 'kaveh',
    seller: 'fanoos',
    kind: 'سطح‌سنج',
    said: [
      ['6 13:40', 'بازهٔ اندازه‌گیری را تا ۱۲ متر هم دارید؟'],
      ['6 15:20', 'تا ۱۰ متر موجود است؛ ۱۵ متری را سفارشی می‌آوریم.'],
    ],
  },
  { buyer: 'kaveh', seller: 'fouladan', said: [['2 09:50', 'قیمت‌ها با نرخ امروز به‌روز است؟']] },
  {
    buyer: 'person',
    seller: 'nikaban',
    said: [
      ['4 19:20', 'برای کارگاه کوچک هم می‌فروشید یا فقط عمده؟'],
      ['3 08:30', 'حداقل سفارش هر کالا در صفحه‌اش نوشته شده؛ فرقی بین خریداران نیست.'],
    ],
  },
  { buyer: 'person', seller: 'fanoos', kind: 'شیر برقی', said: [['2 20:00', 'ضمانت این شیر چند ماه است؟']] },
];
