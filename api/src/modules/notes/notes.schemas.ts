import { Type, type Static } from 'typebox';
import { patchOf } from '../../platform/patch.ts';
import { Id, Instant, line, named, object, page, pagingQuery, paragraphs, searchKey } from '../../platform/schema.ts';
import { ThingType } from '../catalog/index.ts';
import { NoteColor, NoteSort } from './notes.enums.ts';

const LONGEST_TAG = 30;
const about = { objectType: ThingType, objectId: Id('Id of the thing.') };
/** What the author writes. It keeps its lines, and is never markup. */
const written = {
  title: Type.Optional(line('Title, where it has one.', 1, 120, 'پمپ خط دو')),
  body: paragraphs('The text, with its lines.', 1, 4_000, 'قیمت تا پایان ماه معتبر است'),
  color: Type.Optional(NoteColor),
  remindAt: Type.Optional(Instant('When it wants to be looked at again.')),
};
const tags = (description: string) =>
  Type.Array(line('A word to find it by.', 1, LONGEST_TAG, 'پمپ'), { description, maxItems: 10 });
const isShared = 'Whether the other people of the author’s customer read it too.';
const version = Type.Integer({ description: 'Goes up with each change; sent back with the next one.', examples: [1] });

export const Note = named(
  'Note',
  'What somebody wrote down about a thing.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    ...about,
    ...written,
    tags: tags('Its tags, in one spelling.'),
    isShared: Type.Boolean({ description: isShared }),
    sharedCustomerId: Type.Optional(Id('The customer whose other people read it too, where it is shared.')),
    authorName: Type.Optional(
      Type.String({ description: 'Who wrote it, by name; of notes of others.', examples: ['سارا کریمی'] }),
    ),
    isOwn: Type.Boolean({ description: 'Whether the one who asks wrote it; others read it only.' }),
    isDue: Type.Boolean({ description: 'Whether the time of its reminder has come.' }),
    version,
    createdAt: Instant('When it was written.'),
    updatedAt: Instant('When it was last changed.'),
  }),
);
export type Note = Static<typeof Note>;

const changeable = {
  ...written,
  tags: Type.Optional(tags('Its tags; each is kept once, in one spelling.')),
  isShared: Type.Optional(Type.Boolean({ description: isShared, default: false })),
  sharedCustomerId: Type.Optional(Id('With which customer it is shared, for people of several.')),
};
export const NewNote = named('NewNote', 'A note to be kept.', object({ ...about, ...changeable }));
export type NewNote = Static<typeof NewNote>;

export const NoteChange = named(
  'NoteChange',
  'The whole note as it shall be; what is left out is taken away.',
  object({ ...changeable, version }),
);
export type NoteChange = Static<typeof NoteChange>;
export const NotePatch = patchOf(NoteChange);

const NoteTagCount = named(
  'NoteTagCount',
  'How many notes have a tag.',
  object({
    tag: Type.String({ description: 'Word that the user gave the notes.' }),
    count: Type.Integer({ description: 'Number of notes that have the tag.', examples: [3] }),
  }),
);
export type NoteTagCount = Static<typeof NoteTagCount>;

export const NotePage = page('NotePage', 'A page of notes.', Note, {
  tagCounts: Type.Array(NoteTagCount, { description: 'Tags of all own notes of the kind, the most used first.' }),
  dueCount: Type.Integer({ description: 'Own notes of the kind whose reminder is due.', examples: [1] }),
});

export const NoteParams = object({ id: Id('Id of the note (`Note.id`) that is read or changed.') });
export const ObjectNotesQuery = object({ objectType: ThingType, objectId: Id('What the notes are about.') });
export const NotesQuery = object({
  type: Type.Optional(ThingType),
  tag: Type.Optional(
    Type.String({ description: 'Only notes that have this word as a tag.', minLength: 1, maxLength: LONGEST_TAG }),
  ),
  searchKey: searchKey('Title, text and tags'),
  sort: Type.Optional(NoteSort),
  withShared: Type.Optional(Type.Boolean({ description: 'Those that colleagues share too, not only own ones.' })),
  ...pagingQuery,
});
export type NotesQuery = Static<typeof NotesQuery>;
