import * as v from 'valibot';
import { expect, it } from 'vitest';
import { changedFields } from '../../../platform/forms/conflict.ts';
import { noteMessages as words } from '../messages.ts';
import type { NoteCard_NoteFragment } from './NoteCard.generated.ts';
import { displayNote, noteInput, noteSchema, storedNote } from './noteFields.ts';

const note = {
  title: null,
  body: ' as typed ',
  tags: ['پمپ', 'شیر'],
  color: null,
  isShared: false,
  sharedCustomerId: null,
  version: 3,
  remindAt: '2026-11-20T08:00:00.000Z',
} as unknown as NoteCard_NoteFragment;

it('a note that nobody touched is sent as it is stored, and null for what it does not have', () => {
  const { version, values } = storedNote(note);
  expect(version).toBe(3);
  expect(noteInput(v.parse(noteSchema, values))).toEqual({
    title: null,
    color: null,
    sharedCustomerId: null,
    body: ' as typed ',
    tags: ['پمپ', 'شیر'],
    isShared: false,
    remindAt: note.remindAt,
  });
});

it('tells what became of it elsewhere in words', () => {
  const now = storedNote({
    ...note,
    color: 'RED',
    remindAt: null,
    sharedCustomerId: 'c',
  } as NoteCard_NoteFragment).values;
  expect(changedFields(storedNote(note).values, now, words.fields, displayNote)).toEqual([
    { label: words.fields.color, now: words.colors.RED },
    { label: words.fields.remindAt, now: '' },
    { label: words.fields.sharedWith, now: words.colleagues },
  ]);
});
