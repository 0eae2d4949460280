import * as v from 'valibot';
import { typedTexts, withoutEmpty } from '../../../platform/forms/emptyFields.ts';
import type { Stored } from '../../../platform/forms/useForm.ts';
import type { NewNoteInput, NoteColor } from '../../../platform/graph/types.generated.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { noteMessages as words } from '../messages.ts';
import type { NoteCard_NoteFragment } from './NoteCard.generated.ts';

type Note = NoteCard_NoteFragment;

const dayMs = 86_400_000;
/** How many days from now one may be reminded. */
export const daysToRemind: Record<string, string> = {
  '1': words.reminders.day,
  '7': words.reminders.week,
  '30': words.reminders.month,
};

export const noteSchema = v.object({
  title: v.pipe(v.string(), v.trim()),
  // Kept as it was typed.
  body: v.pipe(
    v.string(),
    v.check((typed) => typed.trim() !== '', words.bodyMissing),
  ),
  tags: v.string(),
  color: v.picklist(['', ...(Object.keys(words.colors) as NoteColor[])]),
  /** Days from now, or the instant that it has. */
  remindAt: v.string(),
  isShared: v.boolean(),
});
export type TypedNote = v.InferInput<typeof noteSchema>;

/** What the fields hold of a stored note, or of one that is yet to be written. */
export const storedNote = (note: Note | undefined): Stored<TypedNote> => ({
  ...(note && { version: note.version }),
  values: {
    ...typedTexts(note, ['title', 'body', 'color', 'remindAt']),
    tags: note?.tags.join(words.tagSeparator) ?? '',
    isShared: note?.isShared ?? false,
  },
});

/** What is sent of a note. */
export const noteInput = ({
  tags,
  remindAt,
  ...rest
}: v.InferOutput<typeof noteSchema>): Omit<NewNoteInput, 'objectType' | 'objectId'> => ({
  ...withoutEmpty({
    ...rest,
    remindAt: remindAt in daysToRemind ? new Date(Date.now() + Number(remindAt) * dayMs).toISOString() : remindAt,
  }),
  tags: tags
    .split(/[,،]/)
    .map((tag) => tag.trim())
    .filter(Boolean),
});

/** How a stored value reads. */
export function displayNote(name: string, value: string): string {
  if (name === 'isShared') return value === 'true' ? words.yes : words.no;
  if (value === '') return '';
  if (name === 'color') return words.colors[value as NoteColor];
  return name === 'remindAt' ? formatDate(value) : value;
}
