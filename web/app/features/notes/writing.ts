import { readFragment } from '../../platform/graph/readFragment.ts';
import { askAnew } from '../../platform/graph/ask.ts';
import { GraphError } from '../../platform/graph/GraphError.ts';
import type { CreateNoteInput, UpdateNoteInput } from '../../platform/graph/types.generated.ts';
import { type Outdated, write } from '../../platform/graph/write.ts';
import type { NoteCard_NoteFragment } from './components/NoteCard.generated.ts';
import {
  CreateNoteDocument,
  CurrentNoteDocument,
  DeleteNoteDocument,
  UpdateNoteDocument,
} from './writing.generated.ts';

/** What lists notes, or counts their tags and those that are due. */
const outdates: Outdated = ['viewer.notes', 'viewer.objectNotes'];

/** Writes a note. Rejects with a GraphError. */
export const createNote = (input: CreateNoteInput) => write(CreateNoteDocument, { input }, { outdates });

/** Changes a note as a whole. Rejects with a GraphError: VERSION_CONFLICT when it was changed meanwhile. */
export const updateNote = (input: UpdateNoteInput) => write(UpdateNoteDocument, { input }, { outdates });

/** Deletes a note. One that is gone already is what was wanted. Rejects with a GraphError. */
export const deleteNote = (id: string) =>
  write(DeleteNoteDocument, { input: { id } }, { outdates }).catch((error: unknown) => {
    if (!(error instanceof GraphError && error.code === 'NOTE_NOT_FOUND')) throw error;
  });

/** The note as it is now, asked anew: somebody else changed it. Rejects with a GraphError. */
export async function currentNote(id: string): Promise<NoteCard_NoteFragment> {
  const note = (await askAnew(CurrentNoteDocument, { id })).viewer?.note;
  if (!note) throw new GraphError(404, '', 'NOTE_NOT_FOUND');
  return readFragment<NoteCard_NoteFragment>(note);
}
