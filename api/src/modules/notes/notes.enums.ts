import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const NoteColor = namedEnum('NoteColor', 'Colour of a note.', {
  YELLOW: { en: 'Yellow.', fa: 'زرد' },
  GREEN: { en: 'Green.', fa: 'سبز' },
  BLUE: { en: 'Blue.', fa: 'آبی' },
  PURPLE: { en: 'Purple.', fa: 'بنفش' },
  RED: { en: 'Red.', fa: 'قرمز' },
});
export type NoteColor = Static<typeof NoteColor>;

export const NoteSort = namedEnum('NoteSort', 'By what a list of notes is sorted.', {
  NEWEST: { en: 'Last changed first.', fa: 'تازه‌ترین' },
  OLDEST: { en: 'First changed first.', fa: 'قدیمی‌ترین' },
  REMINDER: { en: 'Soonest reminder first, notes without one last.', fa: 'نزدیک‌ترین یادآوری' },
});
export type NoteSort = Static<typeof NoteSort>;
