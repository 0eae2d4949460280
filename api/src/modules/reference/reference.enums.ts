import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const Tone = namedEnum('Tone', 'How a status looks, by the five kinds of message.', {
  info: { en: 'To be known.', fa: 'اطلاع' },
  success: { en: 'As it should be.', fa: 'موفق' },
  warning: { en: 'To be looked at.', fa: 'هشدار' },
  error: { en: 'Refused, or failed.', fa: 'خطا' },
  question: { en: 'To be decided.', fa: 'پرسش' },
});
export type Tone = Static<typeof Tone>;

export const FieldKind = namedEnum('FieldKind', 'What a field of a form holds.', {
  string: { en: 'A text.', fa: 'متن' },
  integer: { en: 'A whole number.', fa: 'عدد صحیح' },
  number: { en: 'A number.', fa: 'عدد' },
  boolean: { en: 'Yes or no.', fa: 'بله یا خیر' },
  array: { en: 'Several of them.', fa: 'فهرست' },
  object: { en: 'Fields of its own.', fa: 'گروه فیلدها' },
});
export type FieldKind = Static<typeof FieldKind>;
