import type { OwnCodes } from '../../../platform/error-codes.ts';

export const advertisementErrors = {
  ADVERTISEMENT_NOT_FOUND: { fa: 'این آگهی پیدا نشد.', en: 'There is no such advertisement.' },
  ADVERTISEMENT_ARCHIVED: {
    fa: 'این آگهی بایگانی شده است و دیگر تغییر نمی‌کند.',
    en: 'It is archived, and is not changed any more.',
  },
  ADVERTISEMENT_ENDS_BEFORE_START: {
    fa: 'پایان نمایش باید پس از آغاز آن باشد.',
    en: 'It must end after it begins.',
  },
  ADVERTISEMENT_OVER: {
    fa: 'زمان پایان گذشته است؛ زمانی در آینده بنویسید.',
    en: 'This time is over; write one that is still to come.',
  },
  ADVERTISEMENT_TARGET_NOT_ALLOWED: {
    fa: 'آگهی تنها به صفحه‌ای از همین سایت می‌رود؛ نشانی را از / آغاز کنید، مانند ‎/page/about.',
    en: 'It leads to a page of this site alone: begin the address with a slash.',
  },
  ADVERTISEMENT_IMAGE_SHAPE: {
    fa: 'اندازهٔ تصویر با این جایگاه نمی‌خواند؛ تصویری {0} در {1} پیکسل یا به همان نسبت بفرستید.',
    en: 'The picture does not fit the slot: send one of {0} by {1} pixels, or of that shape.',
    params: ['width', 'height'],
  },
  ADVERTISEMENT_SLOT_WITHOUT_CATEGORY: {
    fa: 'این جایگاه به دسته‌ها وابسته نیست؛ فهرست دسته‌ها را خالی بگذارید.',
    en: 'This slot is not of a category: leave the categories out.',
  },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    contentAdvertisements: keyof typeof advertisementErrors;
  }
}
