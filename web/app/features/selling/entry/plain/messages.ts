/** Words of the editor's forms for who has no script. */
export const plainEntryMessages = {
  images: {
    each: (number: string) => `تصویر ${number}`,
    save: 'ذخیرهٔ شرح',
    forward: 'جلوتر',
    backward: 'عقب‌تر',
    cover: 'تصویر اصلی شود',
    remove: 'حذف',
    addTitle: 'افزودن تصویر',
    file: 'تصویر تازه',
    alt: 'شرح تصویر',
    altHint: '۵ تا ۱۲۰ نویسه؛ اگر خالی بماند، عنوان کالا نوشته می‌شود.',
    add: 'فرستادن تصویر',
  },
  price: {
    tiersHint:
      'برای «یک قیمت» تنها قیمت نخست را بنویسید. در «قیمت پلکانی» مقدارها بالا و قیمت‌ها پایین می‌رود؛ از ۲ تا ۱۰ پله. برای حذف یک پله، هر دو خانهٔ آن را خالی کنید؛ پس از ذخیره، جای پلهٔ بعدی باز می‌شود.',
    inTomans: 'به تومان',
  },
  documents: {
    each: (number: string) => `مدرک ${number}`,
    save: 'ذخیرهٔ عنوان و نوع',
    saveOf: (number: string) => `ذخیرهٔ عنوان و نوع مدرک ${number}`,
    open: 'دریافت',
    remove: 'حذف',
    addTitle: 'افزودن مدرک',
    file: 'فایل مدرک',
    title: 'عنوان مدرک',
    titleHint: '۲ تا ۸۰ نویسه؛ اگر خالی بماند، از نام فایل برداشته می‌شود.',
    kind: 'نوع مدرک',
    kindOfFile: 'از روی فایل',
    add: 'فرستادن مدرک',
  },
  steps: {
    confirm: (action: string) => `تأیید: ${action}`,
  },
  cities: {
    chosen: 'شهرهای انتخاب‌شده',
    chosenHint: 'نشان شهری را که نمی‌خواهید بردارید.',
    state: 'افزودن شهر از استان',
    look: 'نمایش شهرهای این استان',
    stateMissing: 'استان را انتخاب کنید.',
    save: 'ذخیرهٔ شهرهای فروش',
  },
  product: {
    find: 'جست‌وجوی کالای پایه',
    findOrBrowse: 'جست‌وجو یا مرور دسته‌ها',
    look: 'جست‌وجوی دسته و نمایش مشخصات آن',
    sheetFirst: 'ابتدا با دکمهٔ «جست‌وجوی دسته و نمایش مشخصات آن»، مشخصات این دسته را ببینید و کامل کنید.',
  },
};
