import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const BaseProductAction = namedEnum('BaseProductAction', 'What can be done with a base product.', {
  PUBLISH: { en: 'Staff: let it be offered by everybody.', fa: 'انتشار' },
  CHANGE: { en: 'Staff: mend what it says.', fa: 'ویرایش' },
  REJECT: { en: 'Staff: turn a proposal down.', fa: 'رد' },
  MERGE: { en: 'Staff: make it one with another product.', fa: 'ادغام' },
  WITHDRAW: { en: 'Take an own proposal back.', fa: 'پس گرفتن' },
  PROPOSE: { en: 'Propose it anew, changed.', fa: 'پیشنهاد دوباره' },
});
export type BaseProductAction = Static<typeof BaseProductAction>;

export const BaseProductDecision = namedEnum('BaseProductDecision', 'What staff decide of a base product.', {
  PUBLISH: { en: 'It may be offered, as it is or as it was mended.', fa: 'انتشار' },
  CHANGE: { en: 'It says something else from now on.', fa: 'ویرایش' },
  REJECT: { en: 'It may not, as it is.', fa: 'رد' },
});
export type BaseProductDecision = Static<typeof BaseProductDecision>;

export const MatchReason = namedEnum('MatchReason', 'Why a base product may be the one that is looked for.', {
  GTIN: { en: 'It has the same global trade item number.', fa: 'شمارهٔ جهانی یکسان' },
  BRAND_AND_PART_NUMBER: { en: 'It has the same brand and part number.', fa: 'برند و شمارهٔ فنی یکسان' },
  PART_NUMBER: { en: 'It has the same part number.', fa: 'شمارهٔ فنی یکسان' },
  NAME: { en: 'Its name has the same words.', fa: 'نام همانند' },
  PROPERTIES: { en: 'It states the same values.', fa: 'مشخصات یکسان' },
});
export type MatchReason = Static<typeof MatchReason>;

export const BaseProductList = namedEnum('BaseProductList', 'Which base products staff look at.', {
  PROPOSED: { en: 'Proposals that wait, the longest wait first.', fa: 'در انتظار بررسی' },
  DOUBLES: { en: 'Published ones that have the number of another one.', fa: 'احتمال تکرار' },
  DECIDED: { en: 'Proposals that were decided, the latest first.', fa: 'بررسی‌شده' },
  PUBLISHED: { en: 'Everything that is published, the newest first.', fa: 'منتشر شده' },
});
export type BaseProductList = Static<typeof BaseProductList>;

export const ReplacementState = namedEnum('ReplacementState', 'How far the replacement of a category is.', {
  CHECKED: { en: 'Counted, and nothing is done yet.', fa: 'بررسی‌شده', tone: 'info' },
  RUNNING: { en: 'What is in it goes, part by part.', fa: 'در حال انجام', tone: 'warning' },
  DONE: { en: 'Everything is in the other one, where its addresses lead, too.', fa: 'انجام‌شده', tone: 'success' },
  STOPPED: { en: 'Given up after its last attempt, until somebody lets it run again.', fa: 'متوقف', tone: 'error' },
});
export type ReplacementState = Static<typeof ReplacementState>;
