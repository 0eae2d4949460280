import * as v from 'valibot';
import { typedTexts, emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { jalaliDay } from '../../../platform/forms/rules.ts';
import type { Stored } from '../../../platform/forms/useForm.ts';
import type { CreateNoteInput, NoteColor } from '../../../platform/graph/types.generated.ts';
import { formatDate, tehranDate } from '../../../platform/numbers/dates.ts';
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
/** Instead of a number: the day that `remindDay` names. */
export const otherDay = 'DAY';
/** Reminders come when the working day begins. */
const morning = (day: string) => new Date(`${day}T08:00:00+03:30`).toISOString();

const fields = v.object({
  title: v.pipe(v.string(), v.trim()),
  // Kept as it was typed.
  body: v.pipe(
    v.string(),
    v.check((typed) => typed.trim() !== '', words.bodyMissing),
  ),
  tags: v.string(),
  color: v.picklist(['', ...(Object.keys(words.colors) as NoteColor[])]),
  /** Days from now, `otherDay`, or the instant that it has. */
  remindAt: v.string(),
  remindDay: jalaliDay(),
  /** The customer whose people read it too; none: nobody. */
  sharedWith: v.string(),
});
export const noteSchema = v.pipe(
  fields,
  v.forward(
    v.check(({ remindAt, remindDay }) => remindAt !== otherDay || remindDay !== '', words.dayMissing),
    ['remindDay'],
  ),
);
export type TypedNote = v.InferInput<typeof noteSchema>;

/** What the fields hold of a stored note, or of one that is yet to be written. */
export const storedNote = (note: Note | undefined): Stored<TypedNote> => ({
  ...(note && { version: note.version }),
  values: {
    ...typedTexts(note, ['title', 'body', 'color', 'remindAt']),
    tags: note?.tags.join(words.tagSeparator) ?? '',
    remindDay: '',
    sharedWith: note?.sharedCustomerId ?? '',
  },
});

/** What is sent of a note. */
export const noteInput = ({
  tags,
  remindAt,
  remindDay,
  sharedWith,
  ...rest
}: v.InferOutput<typeof noteSchema>): Omit<CreateNoteInput, 'objectType' | 'objectId'> => ({
  ...emptyAsNull({
    ...rest,
    remindAt: reminderOf(remindAt, remindDay),
    isShared: sharedWith !== '',
    sharedCustomerId: sharedWith,
  }),
  tags: tags
    .split(/[,،]/)
    .map((tag) => tag.trim())
    .filter(Boolean),
});

function reminderOf(remindAt: string, remindDay: string): string {
  if (remindAt === otherDay) return morning(remindDay);
  if (!(remindAt in daysToRemind)) return remindAt;
  return morning(tehranDate(new Date(Date.now() + Number(remindAt) * dayMs).toISOString()));
}

/** How a stored value reads. */
export function displayNote(name: string, value: string): string {
  if (name === 'sharedWith') return value ? words.colleagues : words.onlyMe;
  if (value === '') return '';
  if (name === 'color') return words.colors[value as NoteColor];
  return name === 'remindAt' ? formatDate(value) : value;
}
