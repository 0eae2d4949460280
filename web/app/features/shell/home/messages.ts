/** The words of the home page; every other page goes without them. */
export const homeMessages = {
  title: 'کالای صنعتی را با اندازه‌اش پیدا کنید',
  lead: 'قطر، فشار، دما یا جنس را با هر یکایی که می‌خواهید وارد کنید. راسته کالای همهٔ تأمین‌کنندگان را با همان مشخصات کنار هم می‌گذارد.',
  doors: 'بخش‌های بازار',
  offers: (count: string) => `${count} پیشنهاد`,
  featured: 'دسته‌های اصلی',
  measure: 'نتیجه‌ها را با اندازه محدود کنید',
  measureSteps: [
    'دسته را باز کنید و در فهرست کالاها ویژگی را انتخاب کنید.',
    'کمترین یا بیشترین مقدار را بنویسید؛ رقم فارسی و لاتین فرقی ندارد.',
    'یکا را هر وقت خواستید عوض کنید: عدد تبدیل می‌شود و فهرست همان می‌ماند.',
  ],
  exampleIs: (range: string, other: string) => `${range} همان ${other} است.`,
  range: (from: string, to: string, unit: string) => `${from} تا ${to} ${unit}`,
  tryIt: (category: string, property: string, range: string) => `${category} با ${property} ${range}`,
  suppliers: 'تأمین‌کنندگان تأییدشده',
  articles: 'تازه‌ترین نوشته‌ها',
  allArticles: 'همهٔ نوشته‌ها',
  sell: 'فروشنده هستید؟',
  sellText: 'کالای خود را ثبت کنید تا خریداران آن را با اندازه و مشخصاتش پیدا کنند.',
  toSell: 'فروش در راسته',
  standards: 'استانداردها و مدارک',
};
