import type { OwnCodes } from '../../../platform/error-codes.ts';

export const blockErrors = {
  CONTENT_LINK_NOT_ALLOWED: {
    fa: 'این لینک مجاز نیست؛ نشانی صفحه‌ای از همین سایت، «#» و عنوانی از همین متن، یا نشانی https یکی از سایت‌های مجاز را بنویسید.',
    en: 'This link is not allowed. Use a path of this site, "#" and a heading of this text, or an https address of an allowed site.',
  },
  CONTENT_KIND_NOT_ALLOWED: {
    fa: 'این نوع بلوک در این متن مجاز نیست.',
    en: 'A block of this kind is not allowed in this text.',
  },
  CONTENT_ALT_REQUIRED: {
    fa: 'برای تصویر متن جایگزین بنویسید، یا آن را تزئینی علامت بزنید.',
    en: 'Describe the picture in words, or mark it as decorative.',
  },
  CONTENT_TOO_LARGE: {
    fa: 'متن بیش از اندازه بلند است؛ حداکثر {0} بایت، نزدیک به ۴۰ هزار نویسه، مجاز است. آن را کوتاه‌تر کنید یا در چند بخش بنویسید.',
    en: 'The text is too large; at most {0} bytes are allowed, about 40,000 Persian letters. Shorten it, or write it in several parts.',
    params: ['limit'],
  },
  CONTENT_FILE_NOT_FOUND: {
    fa: 'فایل این تصویر پیدا نشد، یا از شما نیست؛ تصویر را دوباره بارگذاری کنید.',
    en: 'The file of this picture is not there, or is not yours. Upload the picture again.',
  },
  CONTENT_CARD_NOT_LIVE: {
    fa: 'آنچه این کارت نشان می‌دهد دیگر منتشر نیست؛ کارت را بردارید یا مورد دیگری انتخاب کنید.',
    en: 'What this card shows is not published any more. Remove the card or choose something else.',
  },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    contentBlocks: keyof typeof blockErrors;
  }
}
