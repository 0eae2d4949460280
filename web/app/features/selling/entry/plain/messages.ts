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
    tooShort: 'نام کالا یا شمارهٔ فنی را بنویسید؛ دست‌کم دو نویسه.',
  },
};
