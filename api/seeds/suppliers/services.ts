import { supplier } from './supplier.ts';

/** Workshops, engineers and publishers. */
export const serviceSuppliers = [
  supplier('tarashgah', 'تراشگاه نقش‌تیز', 'تهران/تهران', 1387, '11-50', 'SITE', ['machining-services'], 'فرز پنج‌محور و تراش CNC قطعات هوایی و دارویی.'),
  supplier('sizkar', 'سیزکار دقت', 'اصفهان/اصفهان', 1392, '11-50', 'BUSINESS', ['machining-services', 'design-consulting'], 'وایرکات، اسپارک و ساخت قالب‌های پرسی.'),
  supplier('liserbor', 'لیزربُران', 'کرج/البرز', 1396, '11-50', 'SITE', ['machining-services', 'surface-services'], 'برش فایبر، خم CNC و رنگ پودری در یک خط.'),
  supplier('rikhtegaran', 'ریخته‌گران آذرگون', 'تبریز/آذربایجان شرقی', 1366, '51-200', 'SITE', ['foundry-services'], 'چدن داکتیل و فولاد تا دو تن با کورهٔ القایی.'),
  supplier('muminegar', 'موم‌نگار', 'قزوین/قزوین', 1398, '11-50', 'IDENTITY', ['foundry-services', 'design-consulting'], 'ریخته‌گری دقیق پره و پروانهٔ پمپ.'),
  supplier('petkgaran', 'پتک‌گران', 'اراک/مرکزی', 1370, '51-200', 'BUSINESS', ['foundry-services'], 'فورج قالب بسته و رینگ نورد تا دو متر.'),
  supplier('abkaran', 'آبکاران سیمین‌لایه', 'قم/قم', 1385, '11-50', 'BUSINESS', ['surface-services'], 'آبکاری روی، نیکل و کروم سخت با تصفیه‌خانهٔ پساب.'),
  supplier('sakhtikar', 'سختی‌کار', 'تهران/تهران', 1379, '11-50', 'SITE', ['surface-services', 'inspection-consulting'], 'عملیات حرارتی در خلأ، نیتراسیون و آزمون سختی.'),
  supplier('rangkade', 'رنگکدهٔ پودرین', 'مشهد/خراسان رضوی', 1395, '11-50', 'PHONE', ['surface-services'], 'سندبلاست و رنگ کوره‌ای سازه و لوازم فلزی.'),
  supplier('sazehbaran', 'سازه‌بران', 'اهواز/خوزستان', 1376, '51-200', 'SITE', ['production-services'], 'ساخت و نصب اسکلت فلزی، پلت‌فرم و مخزن.'),
  supplier('laye-laye', 'لایه‌لایه', 'شیراز/فارس', 1400, '1-10', 'IDENTITY', ['production-services', 'design-consulting'], 'پرینت سه‌بعدی صنعتی و نمونه‌سازی سریع.'),
  supplier('tarhandish', 'طرح‌اندیش ماشین', 'تهران/تهران', 1390, '11-50', 'BUSINESS', ['design-consulting', 'technical-documents'], 'طراحی ماشین، قالب و خط تولید از ایده تا نقشهٔ ساخت.'),
  supplier('bazkav', 'بازکاو', 'یزد/یزد', 1397, '1-10', 'IDENTITY', ['design-consulting'], 'اسکن لیزری و مهندسی معکوس قطعات یدکی.'),
  supplier('bazbin', 'بازبین جوش', 'عسلویه/بوشهر', 1383, '51-200', 'SITE', ['inspection-consulting', 'standards'], 'بازرسی جوش، خط لوله و مخزن با بازرسان سطح دو و سه.'),
  supplier('mizan', 'میزان‌سنجه', 'کرمان/کرمان', 1388, '11-50', 'SITE', ['inspection-consulting'], 'آزمایشگاه کالیبراسیون و آزمون مواد با اعتبارنامه.'),
  supplier('behbudgar', 'بهبودگر', 'تهران/تهران', 1386, '11-50', 'BUSINESS', ['management-consulting', 'standards'], 'استقرار سیستم‌های مدیریت و آموزش ممیزی داخلی.'),
  supplier('niruban', 'نیروبان بهره‌ور', 'کرمانشاه/کرمانشاه', 1394, '1-10', 'IDENTITY', ['management-consulting'], 'ممیزی انرژی و طراحی بازیافت گرما.'),
  supplier('charkheh', 'چرخهٔ بهبود', 'رشت/گیلان', 1401, '1-10', 'PHONE', ['management-consulting', 'technical-documents'], 'آموزش و فرم‌های آمادهٔ کنترل کیفیت کارگاه‌های کوچک.', 'PENDING'),
  supplier('madrak', 'مدرک‌خانه', 'تهران/تهران', 1381, '11-50', 'SITE', ['standards', 'technical-documents'], 'کتابخانهٔ الکترونیکی استانداردها با ترجمه و شرح.'),
  supplier('meyarnameh', 'معیارنامه', 'اصفهان/اصفهان', 1393, '1-10', 'BUSINESS', ['standards'], 'گردآوری و ترجمهٔ استانداردهای جوش، شیر و مواد.'),
  supplier('fanname', 'فن‌نامه', 'مشهد/خراسان رضوی', 1396, '1-10', 'BUSINESS', ['technical-documents', 'standards'], 'دستورالعمل نگهداری و بستهٔ نقشهٔ آمادهٔ ماشین‌ها.'),
  supplier('nagsheban', 'نقشه‌بان', 'همدان/همدان', 1399, '1-10', 'PHONE', ['technical-documents', 'design-consulting'], 'نقشه‌کشی، به‌روزرسانی نقشه و بایگانی فنی.', 'PENDING'),
  supplier('tarjomeh-fast', 'ترجمه‌فوری', 'تهران/تهران', 1403, '1-10', 'NONE', ['standards'], 'ترجمهٔ فوری مدارک.', 'REJECTED'),
];
