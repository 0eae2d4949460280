import type { OwnCodes } from '../../platform/error-codes.ts';

export const fileErrors = {
  FILE_NOT_FOUND: { fa: 'این فایل پیدا نشد.', en: 'There is no such file.' },
  FILE_TOO_LARGE: { fa: 'حجم یا اندازهٔ این فایل بیش از حد مجاز است.', en: 'This file is larger than is allowed.' },
  FILE_TYPE_NOT_ALLOWED: { fa: 'این نوع فایل پذیرفته نمی‌شود.', en: 'Files of this type are not accepted.' },
  FILE_HAS_MACROS: {
    fa: 'این سند ماکرو دارد و پذیرفته نمی‌شود. آن را بدون ماکرو ذخیره کنید و دوباره بفرستید.',
    en: 'This document has macros and is not accepted. Save it without macros and send it again.',
  },
  FILE_BROKEN: { fa: 'این فایل کامل یا خوانا نیست.', en: 'This file is not whole or cannot be read.' },
  VIDEO_NOT_SEEKABLE: {
    fa: 'این ویدئو فهرست زمان ندارد و نمی‌توان در آن جلو و عقب رفت. آن را یک بار با برنامه‌ای مانند ffmpeg ذخیره کنید و دوباره بفرستید.',
    en: 'This video has no index of times, so nobody could seek in it. Save it once with a program such as ffmpeg and send it again.',
  },
  IMAGE_TOO_SMALL: {
    fa: 'تصویر باید دست‌کم {0} پیکسل باشد.',
    en: 'A picture must be at least {0} pixels on each side.',
    params: ['pixels'],
  },
  MAX_MEGABYTES: {
    fa: 'بیشترین حجم مجاز {0} مگابایت است.',
    en: 'At most {0} megabytes are allowed.',
    params: ['limit'],
  },
  MAX_MINUTES: {
    fa: 'بیشترین طول مجاز {0} دقیقه است.',
    en: 'At most {0} minutes are allowed.',
    params: ['limit'],
  },
  MAX_MEGAPIXELS: {
    fa: 'تصویر باید کمتر از {0} مگاپیکسل باشد.',
    en: 'A picture must have less than {0} megapixels.',
    params: ['limit'],
  },
  MAX_IMAGE_SIDE: {
    fa: 'طول و عرض تصویر باید حداکثر {0} پیکسل باشد.',
    en: 'A picture may be at most {0} pixels wide and high.',
    params: ['limit'],
  },
  TOO_MANY_AT_ONCE: {
    fa: 'تصویرهای زیادی را یک‌جا فرستاده‌اید. چند لحظه بعد دوباره تلاش کنید.',
    en: 'You have sent too many pictures at once. Please try again in a few moments.',
  },
  IMAGE_WORK_LIMIT: {
    fa: 'در دقیقه‌های گذشته تصویرهای زیادی فرستاده‌اید. چند دقیقه بعد دوباره تلاش کنید.',
    en: 'You have sent too many pictures in the last minutes. Please try again in a few minutes.',
  },
  IMAGE_NOT_DONE: {
    fa: 'آماده کردن این تصویر به پایان نرسید. دوباره تلاش کنید.',
    en: 'This picture could not be made ready. Please try again.',
  },
  TOO_MANY_FILES: {
    fa: 'فایل‌های بی‌استفادهٔ شما زیاد است. کمی بعد دوباره تلاش کنید.',
    en: 'You have too many files that are not used anywhere. Please try again a little later.',
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    files: keyof typeof fileErrors;
  }
}
