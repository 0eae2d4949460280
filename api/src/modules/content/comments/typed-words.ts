// What people type in comments that moderators are to look at.

/** Words that are meant to hurt, folded. Inside of other words they are none. */
const insults = [
  'احمق',
  'ابله',
  'نفهم',
  'بی شعور',
  'بیشعور',
  'بی شرف',
  'بیشرف',
  'بی ناموس',
  'کثافت',
  'اشغال',
  'عوضی',
  'گاو',
  'الاغ',
  'خر',
  'دزد',
  'دزدها',
  'کلاهبردار',
  'کلاه بردار',
  'شیاد',
  'حرامزاده',
  'حروم زاده',
  'پست فطرت',
  'لعنتی',
  'گه',
  'گوه',
  'مزخرف',
  'idiot',
  'stupid',
  'scam',
];
export const insult = new RegExp(`(?<![\\p{L}])(?:${insults.join('|')})(?![\\p{L}])`, 'u');

/** An amount of money: digits or a number word before its unit, or «قیمت … 12,000». */
export const price =
  /\d[\d٬,.]*\s*(?:هزار|میلیون|میلیارد)?\s*(?:تومان|تومن|ریال|دلار|یورو|درهم)|(?:هزار|میلیون|میلیارد)\s*(?:تومان|تومن|ریال)|(?:قیمت|مبلغ)[^\d.!؟]{0,20}\d[\d٬,]{3,}/u;
