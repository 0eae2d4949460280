import type { NewNoteInput, NoteColor } from '../../../platform/graph/types.generated.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { noteMessages as words } from '../messages.ts';
import type { NoteCard_NoteFragment } from './NoteCard.generated.ts';

/** What the fields of the form hold, as typed. */
export interface NoteValues {
  title: string;
  body: string;
  tags: string;
  color: NoteColor | '';
  /** How many days from now, `keep` for the one it has, or empty. */
  remind: string;
  isShared: boolean;
}

export const daysToRemind: Record<string, string> = {
  '1': words.reminders.day,
  '7': words.reminders.week,
  '30': words.reminders.month,
};
const dayMs = 86_400_000;

export const emptyNote: NoteValues = { title: '', body: '', tags: '', color: '', remind: '', isShared: false };

export const valuesOf = ({ title, body, tags, color, remindAt, isShared }: NoteCard_NoteFragment): NoteValues => ({
  title: title ?? '',
  body,
  tags: tags.join(words.tagSeparator),
  color: color ?? '',
  remind: remindAt ? 'keep' : '',
  isShared,
});

/** The fields as the graph takes them; `kept` is the reminder that may stay. */
export function inputOf(values: NoteValues, kept: string | null): Omit<NewNoteInput, 'objectType' | 'objectId'> {
  const { title, body, color, remind, isShared } = values;
  const tags = values.tags
    .split(/[,،]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
  const later = () => new Date(Date.now() + Number(remind) * dayMs).toISOString();
  const remindAt = remind === 'keep' ? kept : remind && later();
  return {
    ...(title.trim() && { title }),
    body,
    tags,
    ...(color && { color }),
    ...(remindAt && { remindAt }),
    isShared,
  };
}

/** What differs between two versions of a note, each with what it is now. */
export function changesOf(
  before: NoteCard_NoteFragment,
  now: NoteCard_NoteFragment,
): { label: string; value: string }[] {
  const { fields } = words;
  const read = (note: NoteCard_NoteFragment): [string, string][] => [
    [fields.title, note.title ?? ''],
    [fields.body, note.body],
    [fields.tags, note.tags.join(words.tagSeparator)],
    [fields.color, note.color ? words.colors[note.color] : ''],
    [fields.remindAt, note.remindAt ? formatDate(note.remindAt) : ''],
    [fields.isShared, note.isShared ? words.yes : words.no],
  ];
  const old = read(before);
  return read(now)
    .filter(([, value], index) => value !== old[index]?.[1])
    .map(([label, value]) => ({ label, value: value || words.nothing }));
}
