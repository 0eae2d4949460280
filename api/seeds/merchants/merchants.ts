type Kind = 'SUPPLIER_SELF' | 'DISTRIBUTOR' | 'RESELLER';
type Status = 'PENDING' | 'CONFIRMED' | 'SUSPENDED' | 'CLOSED';

/** An invented seller. `place` is «city/province»; `supplier` is the code of the company that sells by itself here. */
export type MerchantSeed = {
  code: string;
  name: string;
  place: string;
  kind: Kind;
  status: Status;
  about: string;
  supplier?: string;
};

const merchant = (
  code: string,
  name: string,
  place: string,
  kind: Kind,
  about: string,
  status: Status = 'CONFIRMED',
): MerchantSeed => ({ code, name, place, kind, about, status });

const self = (supplier: string, name: string, place: string): MerchantSeed => ({
  ...merchant(`self-${supplier}`, name, place, 'SUPPLIER_SELF', 'فروش مستقیم از کارخانه، بدون واسطه.'),
  supplier,
});

/** Every seller of the market besides the suppliers themselves. None exists; each says so. */
export const merchants: readonly MerchantSeed[] = [
  merchant(
    'fanus',
    'بازرگانی فانوس',
    'تهران/تهران',
    'DISTRIBUTOR',
    'پخش شیر، پمپ و ابزار دقیق با انبار در جادهٔ مخصوص.',
  ),
  merchant(
    'rahavard',
    'رهاورد صنعت سپاهان',
    'اصفهان/اصفهان',
    'DISTRIBUTOR',
    'تأمین فولاد، فلنج و شیر برای کارخانه‌های اصفهان و یزد.',
  ),
  merchant('khavar', 'خاورکالا', 'مشهد/خراسان رضوی', 'DISTRIBUTOR', 'پخش تجهیزات صنعتی در شرق کشور.'),
  merchant('jonub', 'جنوب‌گستر کارون', 'اهواز/خوزستان', 'DISTRIBUTOR', 'تأمین کالای پروژه‌های نفت و گاز جنوب.'),
  merchant('azar', 'آذربازار', 'تبریز/آذربایجان شرقی', 'DISTRIBUTOR', 'پخش یاتاقان، چرخ‌دنده و هیدرولیک در شمال غرب.'),
  merchant('kaspian', 'کاسپین تجهیز', 'رشت/گیلان', 'RESELLER', 'فروش پمپ و شیر تأسیسات آب در گیلان.'),
  merchant('shiraz', 'شیرازکالا', 'شیراز/فارس', 'RESELLER', 'فروش کابل، تابلو و لوازم ایمنی در فارس.'),
  merchant('kavir', 'کویرپخش', 'یزد/یزد', 'DISTRIBUTOR', 'پخش فلز، لوله و عایق در استان‌های مرکزی.'),
  merchant('zagros', 'زاگرس‌تجهیز', 'کرمانشاه/کرمانشاه', 'RESELLER', 'فروش پیچ، اتصال و ابزار در غرب کشور.'),
  merchant('hormoz', 'هرمزکالا', 'بندرعباس/هرمزگان', 'RESELLER', 'فروش کالای دریایی و بالابر در هرمزگان.'),
  merchant('alborz', 'البرزانبار', 'کرج/البرز', 'DISTRIBUTOR', 'انبار و پخش تابلو، کابل و ابزار دقیق.'),
  merchant('qom', 'قم‌صنعت‌یار', 'قم/قم', 'RESELLER', 'فروش جک، شیلنگ و اتصال هیدرولیک.'),
  merchant('felez', 'فلزبازار مرکزی', 'اراک/مرکزی', 'DISTRIBUTOR', 'پخش ورق، میلگرد و لوله با برش و حمل.'),
  merchant('kerman', 'کرمان‌پارت', 'کرمان/کرمان', 'RESELLER', 'فروش قطعه‌های خط تولید معدن‌ها.'),
  merchant('mazand', 'مازندابزار', 'ساری/مازندران', 'RESELLER', 'فروش ابزار کارگاهی و جوش در مازندران.'),
  merchant('hegmatan', 'هگمتانه‌کالا', 'همدان/همدان', 'RESELLER', 'فروش پیچ و مهره و ابزار در همدان.'),
  merchant('qazvin', 'پخش قزوین‌راه', 'قزوین/قزوین', 'DISTRIBUTOR', 'پخش پلیمر، مخزن و لولهٔ پلی‌اتیلن.'),
  merchant('golestan', 'گلستان‌ابزار', 'گرگان/گلستان', 'RESELLER', 'فروش پمپ و ابزار کشاورزی صنعتی.'),
  merchant('lorestan', 'لرستان‌تأمین', 'خرم‌آباد/لرستان', 'RESELLER', 'فروش مصالح فلزی و ایمنی کارگاه.'),
  merchant('zarivar', 'زریوار صنعت', 'سنندج/کردستان', 'RESELLER', 'فروش کابل و الکتروموتور در کردستان.'),
  merchant('yeksare', 'یکسره‌کالا', 'تهران/تهران', 'RESELLER', 'فروش اینترنتی کالای صنعتی به همهٔ کشور.'),
  merchant('serviceyar', 'سرویس‌یار ماشین', 'تهران/تهران', 'DISTRIBUTOR', 'نصب، راه‌اندازی و خدمات پس از فروش.'),
  merchant('darya', 'دریاکالای بوشهر', 'بوشهر/بوشهر', 'RESELLER', 'فروش شیر و اتصال پروژه‌های ساحلی.', 'PENDING'),
  merchant(
    'sepideh',
    'سپیدهٔ هامون',
    'زاهدان/سیستان و بلوچستان',
    'RESELLER',
    'فروش پمپ و لوله در جنوب شرق.',
    'SUSPENDED',
  ),
  self('nikaban', 'فروش نیکابان شیر', 'اراک/مرکزی'),
  self('sherafzar', 'فروش شیرافزار ستاره', 'تهران/تهران'),
  self('steelabad', 'فروش استیل‌آباد', 'تهران/تهران'),
  self('folaydan', 'فروش فولایدان', 'اصفهان/اصفهان'),
  self('gardandeh', 'فروش گردنده‌سازان', 'تبریز/آذربایجان شرقی'),
  self('rasana', 'فروش رساناکابل', 'یزد/یزد'),
];
