import { pageGraph } from '../../platform/graph/browser/pageGraph.ts';
import { GraphError } from '../../platform/graph/GraphError.ts';
import type { NewNoteInput, NoteChangeInput } from '../../platform/graph/types.generated.ts';
import { forgetHome } from '../account/index.ts';
import { ThingNotesDocument } from './button/ThingNotes.generated.ts';
import type { NoteCard_NoteFragment } from './components/NoteCard.generated.ts';
import { NotesScreenDocument, type NotesScreenQuery } from './screens/NotesScreen.generated.ts';
import {
  CreateNoteDocument,
  CurrentNoteDocument,
  DeleteNoteDocument,
  UpdateNoteDocument,
} from './writing.generated.ts';

type Note = NoteCard_NoteFragment;
type Page = NonNullable<NonNullable<NotesScreenQuery['viewer']>['notes']>;
type Item = Page['nodes'][number];
type Place = {
  type?: string | null;
  tag?: string | null;
  searchKey?: string | null;
  sort?: string | null;
  pageNumber: number;
};

const certain = <Answer>(answer: Answer | null): Answer => {
  if (answer === null) throw new GraphError(500, '', 'INTERNAL');
  return answer;
};
const open = (item: Item) => item as unknown as Note;

/** Writes a note; the lists at hand take it up. Rejects with a GraphError. */
export async function createNote(input: NewNoteInput): Promise<void> {
  const item = certain((await pageGraph().change(CreateNoteDocument, { input })).createNote);
  const note = open(item);
  changeNotesOf(note, (items) => [item, ...items]);
  changeLists(note, (page, { tag, searchKey, sort = 'NEWEST', pageNumber }) =>
    tag || searchKey || sort !== 'NEWEST' || pageNumber !== 1
      ? undefined
      : { ...counted(page, [], note), nodes: [item, ...page.nodes], totalCount: page.totalCount + 1 },
  );
}

/** Changes a note as a whole. Rejects with a GraphError: VERSION_CONFLICT when it was changed meanwhile. */
export async function updateNote(before: Note, input: NoteChangeInput): Promise<void> {
  const item = certain((await pageGraph().change(UpdateNoteDocument, { id: before.id, input })).updateNote);
  const note = open(item);
  const replaced = (items: readonly Item[]) => items.map((each) => (each.id === note.id ? item : each));
  changeNotesOf(note, replaced);
  changeLists(note, (page) => ({ ...counted(page, [before], note), nodes: replaced(page.nodes) }));
}

/** Deletes a note. One that is gone already is what was wanted. Rejects with a GraphError. */
export async function deleteNote(note: Note): Promise<void> {
  await pageGraph()
    .change(DeleteNoteDocument, { id: note.id })
    .catch((error: unknown) => {
      if (!(error instanceof GraphError && error.code === 'NOTE_NOT_FOUND')) throw error;
    });
  const without = (items: readonly Item[]) => items.filter(({ id }) => id !== note.id);
  changeNotesOf(note, without);
  changeLists(note, (page) => {
    const nodes = without(page.nodes);
    // It stood on another page; nobody told which note moves up.
    if (nodes.length === page.nodes.length) return undefined;
    return { ...counted(page, [note]), nodes, totalCount: page.totalCount - 1 };
  });
}

/** The note as it is now, asked anew: somebody else changed it. Rejects with a GraphError. */
export async function currentNote(id: string): Promise<Note> {
  return open(certain((await pageGraph().reload(CurrentNoteDocument, { id })).viewer?.note ?? null));
}

function changeNotesOf({ objectType, objectId }: Note, how: (items: readonly Item[]) => Item[]) {
  pageGraph().update(ThingNotesDocument, (answer, shown) =>
    shown.type === objectType && shown.objectId === objectId && answer.viewer?.objectNotes
      ? { viewer: { ...answer.viewer, objectNotes: how(answer.viewer.objectNotes) } }
      : answer,
  );
}

function changeLists({ objectType }: Note, how: (page: Page, place: Place) => Page | undefined) {
  pageGraph().update(NotesScreenDocument, (answer, place) => {
    const { viewer } = answer;
    if (!viewer?.notes || (place.type && place.type !== objectType)) return answer;
    const notes = how(viewer.notes, place);
    return notes && { viewer: { ...viewer, notes } };
  });
}

/** The list's counts of tags and of due notes without `gone` and with `added`. */
function counted(page: Page, gone: Note[], added?: Note): Page {
  const counts = new Map(page.tagCounts.map(({ tag, count }) => [tag, count]));
  const add = (tags: readonly string[], by: number) =>
    tags.forEach((tag) => counts.set(tag, (counts.get(tag) ?? 0) + by));
  for (const note of gone) add(note.tags, -1);
  if (added) add(added.tags, 1);
  const tagCounts = [...counts]
    .filter(([, count]) => count > 0)
    .map(([tag, count]) => ({ __typename: 'NoteTagCount' as const, tag, count }));
  const due = Number(added?.isDue ?? false) - gone.filter(({ isDue }) => isDue).length;
  if (due !== 0) forgetHome();
  return { ...page, tagCounts, dueCount: page.dueCount + due };
}
