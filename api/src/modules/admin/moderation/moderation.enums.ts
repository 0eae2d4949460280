import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const ModerationKind = namedEnum('ModerationKind', 'Why something waits for a moderator.', {
  COMMENT: { en: 'A new text, or a sample of those of trusted people.', fa: 'نظر تازه' },
  REPORT: { en: 'Readers reported it.', fa: 'گزارش' },
  APPEAL: { en: 'Its author asks for another look.', fa: 'اعتراض' },
  SUPPLIER_PAGE: { en: 'A page of a supplier that was handed in.', fa: 'نوشتهٔ تأمین‌کننده' },
  MESSAGE: { en: 'The other side reported a message.', fa: 'پیام گزارش‌شده' },
});
export type ModerationKind = Static<typeof ModerationKind>;

export const ModerationState = namedEnum('ModerationState', 'Whether a case is decided.', {
  OPEN: { en: 'Waits for a moderator.', fa: 'در انتظار بررسی', tone: 'warning' },
  DECIDED: { en: 'Decided, or settled by its author.', fa: 'بررسی‌شده', tone: 'success' },
});
export type ModerationState = Static<typeof ModerationState>;

export const ModerationDecision = namedEnum('ModerationDecision', 'What a moderator decides of a case.', {
  PUBLISH: { en: 'Everybody may read it, as it waits.', fa: 'انتشار' },
  REJECT: { en: 'It breaks a rule.', fa: 'رد' },
  SCHEDULE: { en: 'Everybody may read it from a time on.', fa: 'زمان‌بندی انتشار' },
  RETURN: { en: 'It goes back to its author with a reason.', fa: 'بازگرداندن به نویسنده' },
  DISMISS: { en: 'Nothing is wrong with what was reported.', fa: 'گزارش وارد نیست' },
  UPHOLD: { en: 'What was reported breaks a rule; that is put on record.', fa: 'گزارش وارد است' },
});
export type ModerationDecision = Static<typeof ModerationDecision>;

export const ModerationOutcome = namedEnum('ModerationOutcome', 'How a case ended.', {
  PUBLISH: { en: 'It was published, or left as it was.', fa: 'منتشر شد' },
  REJECT: { en: 'It was rejected.', fa: 'رد شد' },
  SCHEDULE: { en: 'It is shown from a time on.', fa: 'انتشار زمان‌بندی شد' },
  RETURN: { en: 'It went back to its author.', fa: 'به نویسنده بازگشت' },
  DISMISS: { en: 'Nothing was wrong with it.', fa: 'گزارش وارد نبود' },
  UPHOLD: { en: 'It broke a rule.', fa: 'گزارش وارد بود' },
  WITHDRAWN: { en: 'Its author took it back, or it was settled by another case.', fa: 'نویسنده پس گرفت' },
});
export type ModerationOutcome = Static<typeof ModerationOutcome>;

export const ModerationRule = namedEnum('ModerationRule', 'The rule that a text breaks, as its author reads it.', {
  CONTACT_OR_LINK: {
    en: 'It tells how to be reached, or where to go outside the site.',
    fa: 'راه تماس یا پیوند به بیرون از راسته در متن نیاید.',
  },
  ADVERTISING: { en: 'It advertises.', fa: 'اینجا جای تبلیغ نیست.' },
  INSULT: { en: 'It insults somebody.', fa: 'توهین به افراد یا شرکت‌ها منتشر نمی‌شود.' },
  OFF_TOPIC: { en: 'It is about something else.', fa: 'متن باید دربارهٔ همین کالا یا نوشته باشد.' },
  FINGLISH_UNREADABLE: {
    en: 'It is Persian in Latin letters, or cannot be read.',
    fa: 'متن را با حروف فارسی و خوانا بنویسید.',
  },
  PERSONAL_DATA: { en: 'It tells something private of a person.', fa: 'اطلاعات شخصی افراد در متن نیاید.' },
  DUPLICATE: { en: 'It says what was said before.', fa: 'همین متن پیش‌تر نوشته شده است.' },
  PRICE_CLAIM: {
    en: 'It claims a price that others cannot check.',
    fa: 'ادعای قیمت در متن نیاید؛ قیمت را فروشنده اعلام می‌کند.',
  },
  LEGAL: { en: 'The law forbids it.', fa: 'انتشار این متن برخلاف قانون است.' },
});
export type ModerationRule = Static<typeof ModerationRule>;

export const ModerationHit = namedEnum(
  'ModerationHit',
  'What a filter found in a text. It is shown to staff and decides nothing.',
  {
    CONTACT: { en: 'A telephone number, mail, handle or link.', fa: 'راه تماس یا پیوند' },
    INSULT: { en: 'A word of the list of insults.', fa: 'واژهٔ توهین‌آمیز' },
    LATIN_PERSIAN: { en: 'More than 60 % of its letters are Latin.', fa: 'فارسی با حروف لاتین' },
    REPEATED: { en: 'The author wrote it before, or one sign stands many times in a row.', fa: 'تکراری' },
    PRICE: { en: 'An amount of money.', fa: 'ادعای قیمت' },
  },
);
export type ModerationHit = Static<typeof ModerationHit>;
