import { supplier } from './supplier.ts';

/** Sellers of valves, pumps, pipes, instruments and process equipment. */
export const flowSuppliers = [
  supplier('nikaban', 'نیکابان شیر', 'اراک/مرکزی', 1374, '201-500', 'SITE', ['valves', 'pipes'], 'سازندهٔ شیرهای صنعتی فولادی و چدنی با کارگاه ریخته‌گری و میز آزمون.'),
  supplier('gozarband', 'گذربند هیرکان', 'ساری/مازندران', 1385, '51-200', 'BUSINESS', ['valves', 'pumps'], 'تأمین‌کنندهٔ شیر و پمپ تأسیسات آب و تصفیه‌خانه در استان‌های شمالی.'),
  supplier('sherafzar', 'شیرافزار ستاره', 'تهران/تهران', 1380, '51-200', 'SITE', ['valves', 'instruments'], 'شیر کنترل، شیر برقی و ابزار دقیق برای خط‌های بخار و هوای فشرده.'),
  supplier('vanaflow', 'وناجریان', 'اصفهان/اصفهان', 1391, '11-50', 'BUSINESS', ['valves', 'fluid-power'], 'واردکننده و انباردار شیرهای توپی و پروانه‌ای با عملگر پنوماتیک.'),
  supplier('petrogozar', 'پتروگذر کارون', 'اهواز/خوزستان', 1378, '51-200', 'SITE', ['valves', 'pipes', 'process-equipment'], 'فلنج، شیر فورج و لولهٔ بی‌درز پروژه‌های نفت و گاز جنوب.'),
  supplier('mehrgozin', 'مهرگزین تجهیز', 'تبریز/آذربایجان شرقی', 1395, '11-50', 'IDENTITY', ['valves'], 'فروش شیرهای برنجی و استیل با تحویل روزانه در شمال غرب.'),
  supplier('talashab', 'تلاشاب', 'مشهد/خراسان رضوی', 1372, '201-500', 'SITE', ['pumps', 'drives'], 'سازندهٔ پمپ گریز از مرکز و شناور برای چاه و کشاورزی.'),
  supplier('rudkaran', 'رودکاران', 'شیراز/فارس', 1388, '11-50', 'BUSINESS', ['pumps', 'pipes'], 'پمپ کف‌کش، لولهٔ پلی‌اتیلن و ساخت ایستگاه پمپاژ.'),
  supplier('damavac', 'دماخلأ', 'کرج/البرز', 1397, '1-10', 'IDENTITY', ['pumps', 'fluid-power'], 'پمپ خلأ و کمپرسور برای بسته‌بندی و آزمایشگاه، با تعمیر تخصصی.'),
  supplier('lulegan', 'لولگان سپاه‌رود', 'ساوه/مرکزی', 1369, '201-500', 'SITE', ['pipes', 'metals'], 'لولهٔ درزدار و بی‌درز با انبار سرپوشیده و برش به اندازه.'),
  supplier('polinay', 'پلی‌نای', 'قزوین/قزوین', 1390, '51-200', 'BUSINESS', ['pipes', 'materials'], 'تولید لوله و اتصال پلی‌اتیلن و فروش گرانول.'),
  supplier('felanjkar', 'فلنج‌کار آپادانه', 'اصفهان/اصفهان', 1382, '11-50', 'PHONE', ['pipes', 'fasteners'], 'فلنج، زانو و پیچ استاد بولت با انبار اصفهان.'),
  supplier('sanjeshyar', 'سنجش‌یار البرزکوه', 'کرج/البرز', 1387, '11-50', 'SITE', ['instruments', 'inspection-consulting'], 'گیج، ترانسمیتر و خدمات کالیبراسیون در آزمایشگاه و در محل.'),
  supplier('daqignama', 'دقیق‌نما', 'تهران/تهران', 1394, '11-50', 'BUSINESS', ['instruments', 'electrical'], 'فلومتر، سطح‌سنج و تابلو کنترل برای صنایع غذایی.'),
  supplier('hesgaran', 'حسگران نوین کویر', 'یزد/یزد', 1399, '1-10', 'IDENTITY', ['instruments', 'safety'], 'حسگر دما و آشکارساز گاز کوره‌ها و کارخانه‌های کاشی.', 'PENDING'),
  supplier('havafeshar', 'هوافشار سهندان', 'تبریز/آذربایجان شرقی', 1376, '51-200', 'SITE', ['fluid-power', 'drives'], 'کمپرسور اسکرو، مخزن هوا و خشک‌کن با شبکهٔ سرویس.'),
  supplier('jackaran', 'جک‌آران', 'قم/قم', 1389, '11-50', 'BUSINESS', ['fluid-power', 'machining-services'], 'ساخت جک هیدرولیک سفارشی و هونینگ سیلندر تا شش متر.'),
  supplier('badpishe', 'بادپیشه', 'سمنان/سمنان', 1396, '1-10', 'PHONE', ['fluid-power'], 'سیلندر و اتصالات پنوماتیک با ارسال روزانه.'),
  supplier('garmavaran', 'گرماوران', 'اراک/مرکزی', 1379, '51-200', 'SITE', ['process-equipment', 'production-services'], 'مبدل پوسته و لوله، دیگ بخار و مخزن تحت فشار با نظارت بازرس.'),
  supplier('khomrekar', 'خمره‌کار شیمی', 'قزوین/قزوین', 1393, '11-50', 'BUSINESS', ['process-equipment', 'materials'], 'رآکتور دوجداره و مخزن همزن‌دار صنایع رنگ و دارو.'),
  supplier('palayeshgar', 'پالایشگر زلال', 'رشت/گیلان', 1392, '11-50', 'IDENTITY', ['process-equipment', 'pumps'], 'فیلتر شنی و کیسه‌ای تصفیه‌خانه‌های کوچک.'),
  supplier('shirkade', 'شیرکده', 'کرمانشاه/کرمانشاه', 1401, '1-10', 'NONE', ['valves', 'fasteners'], 'فروشگاه شیر و اتصالات کوچک برای تعمیرگاه‌ها.', 'PENDING'),
];
