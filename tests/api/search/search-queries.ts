/** What a person types, where they look, and what they want to see among the first three. */
export type SearchQuery = {
  query: string;
  /** The product list, or a group of the suggestions. */
  in: 'products' | 'categories' | 'suppliers';
  /** Parts that the name of the wanted result has, all of them. */
  wanted: string[];
  /** Parts of the name of something close that must not come before it. */
  nearMiss?: string[];
};

const products = (query: string, wanted: string[], nearMiss?: string[]): SearchQuery => ({
  query,
  in: 'products',
  wanted,
  ...(nearMiss && { nearMiss }),
});
const categories = (query: string, ...wanted: string[]): SearchQuery => ({ query, in: 'categories', wanted });
const suppliers = (query: string, ...wanted: string[]): SearchQuery => ({ query, in: 'suppliers', wanted });

/** How Persian buyers type, and what the seeded market has for it. */
export const searchQueries: Record<string, SearchQuery[]> = {
  'ya and kaf of an Arabic keyboard': [
    products('شير توپي', ['شیر توپی']),
    products('كابل مسي', ['کابل مسی'], ['کابل آلومینیوم']),
    products('كمپرسور اسكرو', ['کمپرسور هوای اسکرو'], ['دستورالعمل نگهداری کمپرسور اسکرو']),
    products('سيلندر پنوماتيك', ['سیلندر پنوماتیک'], ['عملگر پنوماتیک']),
    products('الكتروموتور سه فاز', ['الکتروموتور سه‌فاز'], ['اینورتر']),
    suppliers('شيركده', 'شیرکده'),
  ],
  'half-spaces left out, or written as spaces': [
    products('شیر پروانه ای', ['شیر پروانه‌ای']),
    products('شیر كف فلزي', ['شیر کف‌فلزی'], ['شیر کشویی']),
    products('نوارنقاله', ['نوار نقاله'], ['نقالهٔ حلزونی']),
    products('سطح سنج فراصوتی', ['سطح‌سنج فراصوتی'], ['سطح‌سنج خازنی']),
    products('خاموش کننده کفی', ['خاموش‌کنندهٔ کفی'], ['خاموش‌کنندهٔ آبی']),
    products('شیر یکطرفه فنری', ['شیر یک‌طرفهٔ فنری'], ['شیر یک‌طرفهٔ ساچمه‌ای']),
    products('رول بولت', ['رول‌بولت']),
    categories('ماشین کاری', 'ماشین‌کاری'),
    categories('ابزاردقیق', 'ابزار دقیق'),
    suppliers('فلنج کار آپادانه', 'فلنج‌کار آپادانه'),
  ],
  'a number and its unit, in three kinds of digits': [
    products('شير توپي ۲ اينچ', ['شیر توپی', '۵۰ میلی‌متر'], ['شیر توپی', '۶۵ میلی‌متر']),
    products('لوله بدون درز ٤ اینچ', ['لولهٔ بدون درز', '۴ اینچ'], ['لولهٔ بدون درز', '۸ اینچ']),
    products('فلنج 8 اینچ', ['فلنج', '۸ اینچ'], ['فلنج', '۴ اینچ']),
    products('گیج فشار 10 بار', ['گیج فشار', '۱۰ بار'], ['ترانسمیتر فشار']),
    products('کلید کمپکت ۲۵۰ آمپر', ['کلید کمپکت', '۲۵۰ آمپر'], ['نقطه‌جوش']),
    products('الکتروموتور ۱۱ کیلووات', ['الکتروموتور', '، ۱۱ کیلووات'], ['الکتروموتور', '۷۵ کیلووات']),
    products('الکتروموتور ۷۵کیلووات', ['الکتروموتور', '، ۷۵ کیلووات'], ['کمپرسور']),
    products('مخزن هوای فشرده ٥٠٠ لیتر', ['مخزن هوای فشرده', '، ۵۰۰ لیتر'], ['۲٬۰۰۰ لیتر']),
    products('جک هیدرولیک کورس 1000', ['جک هیدرولیک', '۱٬۰۰۰'], ['جک هیدرولیک', '۸۰۰']),
  ],
  'part numbers and standards, with separators and without': [
    products('TRV-BVS65-3T', ['شیر توپی یک‌تکهٔ فولادی تراویژ، ۶۵ میلی‌متر']),
    products('trvbvs653t', ['شیر توپی یک‌تکهٔ فولادی تراویژ، ۶۵ میلی‌متر']),
    products('nyzhdp110', ['لولهٔ پلی‌اتیلن PE100 نایاژ', '۱۱۰']),
    products('CHV EM75 720', ['الکتروموتور سه‌فاز چرخاویز، ۷۵ کیلووات']),
    products('iso9712', ['ISO 9712'], ['ISO 9001']),
    products('A106 Gr.B', ['A106 Gr.B'], ['API 5L Gr.B']),
    products('حسگر PT100', ['PT100'], ['ترموکوپل']),
  ],
  'a letter too many, too few, or another': [
    products('الکترموتور', ['الکتروموتور']),
    products('کمپروسور', ['کمپرسور هوا']),
    products('شیر پرانه ای', ['شیر پروانه‌ای'], ['شیر کشویی']),
    products('بلبرنگ کف گرد', ['بلبرینگ کف‌گرد'], ['بلبرینگ شیار عمیق']),
    products('ترانسمتر فشار', ['ترانسمیتر فشار'], ['گیج فشار']),
  ],
  'one word that others contain': [
    products('پمپ', ['پمپ '], ['تابلوی فرمان پمپ‌خانه']),
    categories('gate valve', 'شیر کشویی'),
    suppliers('هوا فشار', 'هوافشار سهندان'),
  ],
};
