import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const BlockKind = namedEnum('BlockKind', 'What a block of a text is.', {
  HEADING: { en: 'A heading of level 2 to 4.', fa: 'عنوان' },
  PARAGRAPH: { en: 'A paragraph.', fa: 'پاراگراف' },
  LIST_ITEM: { en: 'An item of a list; items in a row are one list.', fa: 'مورد فهرست' },
  QUOTE: { en: 'A quotation.', fa: 'نقل‌قول' },
  CALLOUT: { en: 'A note that stands out.', fa: 'کادر توجه' },
  TABLE: { en: 'A table whose first row is its head.', fa: 'جدول' },
  IMAGE: { en: 'A picture.', fa: 'تصویر' },
  VIDEO: { en: 'A video of the site.', fa: 'ویدئو' },
  PRODUCT_CARD: { en: 'A card of an offer.', fa: 'کارت کالا' },
  SUPPLIER_CARD: { en: 'A card of a supplier.', fa: 'کارت تأمین‌کننده' },
  FAQ: { en: 'Frequently asked questions with their answers.', fa: 'پرسش‌های متداول' },
  CODE: { en: 'Lines of code or of a formula, from left to right.', fa: 'کد' },
  DIVIDER: { en: 'A line between two parts.', fa: 'خط جداکننده' },
});
export type BlockKind = Static<typeof BlockKind>;

export const CalloutTone = namedEnum('CalloutTone', 'What a callout is for.', {
  INFO: { en: 'Something worth knowing.', fa: 'توضیح', tone: 'info' },
  WARNING: { en: 'Something to beware of.', fa: 'هشدار', tone: 'warning' },
  TIP: { en: 'Something that helps.', fa: 'نکته', tone: 'success' },
});
export type CalloutTone = Static<typeof CalloutTone>;

export const SpanMark = namedEnum('SpanMark', 'How a part of a text is set.', {
  BOLD: { en: 'Bold, of what matters most.', fa: 'پررنگ' },
  ITALIC: { en: 'Emphasised.', fa: 'تأکید' },
  CODE: { en: 'As code, in letters of one width.', fa: 'کد' },
  SUB: { en: 'Lowered, as in a formula.', fa: 'زیرنویس' },
  SUP: { en: 'Raised, as a power.', fa: 'بالانویس' },
});
export type SpanMark = Static<typeof SpanMark>;

export const SpanDirection = namedEnum('SpanDirection', 'Direction of a part of a text against the text around it.', {
  LTR: { en: 'From left to right.', fa: 'چپ به راست' },
});
export type SpanDirection = Static<typeof SpanDirection>;

export const MarkdownLoss = namedEnum('MarkdownLoss', 'What of a Markdown text was left out or read differently.', {
  HTML: { en: 'HTML is left out.', fa: 'برچسب HTML کنار گذاشته شد' },
  LINK: { en: 'A link to an address that is not allowed; its text stays.', fa: 'لینک مجاز نبود و تنها متن آن ماند' },
  IMAGE: {
    en: 'A picture that is not one of the uploaded files.',
    fa: 'تصویر کنار گذاشته شد، چون از فایل‌های بارگذاری‌شده نیست',
  },
  FOOTNOTE: { en: 'A footnote is left out.', fa: 'پانوشت کنار گذاشته شد' },
  STRIKETHROUGH: { en: 'Text that was struck through stays as plain text.', fa: 'خط‌خوردگی برداشته شد و متن ماند' },
  CHECKBOX: { en: 'A box to tick is left out; its text stays.', fa: 'چهارگوش انتخاب برداشته شد و متن ماند' },
  HEADING_LEVEL: { en: 'Headings have the levels 2 to 4.', fa: 'سطح عنوان به بازهٔ ۲ تا ۴ آورده شد' },
  LIST_DEPTH: { en: 'Lists have three levels at most.', fa: 'فهرست تودرتو حداکثر سه سطح دارد' },
  NESTED: {
    en: 'What stood within a list or a quotation follows it now.',
    fa: 'آنچه درون فهرست یا نقل‌قول بود پس از آن آمد',
  },
  LINE_BREAK: { en: 'Lines were joined with a space.', fa: 'سطرها با فاصله به هم پیوستند' },
  EMPHASIS_MENDED: {
    en: 'A closing mark between sign and letter is read as the writer meant.',
    fa: 'علامت تأکید پس از نشانه همان‌گونه خوانده شد که نویسنده خواسته بود',
  },
});
export type MarkdownLoss = Static<typeof MarkdownLoss>;
