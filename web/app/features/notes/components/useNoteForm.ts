import { useState } from 'react';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import type { NotedType } from '../../../platform/graph/types.generated.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { noteMessages as words } from '../messages.ts';
import { createNote, currentNote, updateNote } from '../writing.ts';
import type { NoteCard_NoteFragment } from './NoteCard.generated.ts';
import { emptyNote, inputOf, type NoteValues, valuesOf } from './noteValues.ts';

type Note = NoteCard_NoteFragment;
export interface NoteFormProps {
  /** The note to change; without it `about` says what the new one is on. */
  note?: Note;
  about?: { objectType: NotedType; objectId: string };
  onDone(): void;
  onCancel?(): void;
}

/** State and one submit of the form of a note. Nothing typed is lost, whatever the answer is. */
export function useNoteForm({ note, about, onDone }: NoteFormProps) {
  const [values, setValues] = useState<NoteValues>(note ? valuesOf(note) : emptyNote);
  const [base, setBase] = useState(note);
  /** What somebody else made of it meanwhile. */
  const [theirs, setTheirs] = useState<Note>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);

  async function send(onto: Note | undefined) {
    const input = inputOf(values, (onto ?? base)?.remindAt ?? null);
    if (onto) await updateNote(onto, { ...input, version: onto.version });
    else if (about) await createNote({ ...about, ...input });
  }

  async function refused(error: unknown) {
    const { code, data } = error instanceof GraphError ? error : { code: '', data: {} };
    if (code === 'VERSION_CONFLICT' && base) return setTheirs(await currentNote(base.id));
    const fields = Object.fromEntries(
      (data.fields ?? []).map((each) => [each.field.split('[')[0]!, each.message ?? '']),
    );
    setErrors(fields);
    if (Object.keys(fields).length === 0) notify('error', words.saveFailed);
  }

  return {
    ...{ values, base, theirs, errors, pending },
    set: (change: Partial<NoteValues>) => setValues({ ...values, ...change }),
    /** @param onto the version that the typed text replaces */
    async submit(onto = base) {
      if (pending) return;
      if (values.body.trim() === '') return setErrors({ body: words.bodyMissing });
      setPending(true);
      setErrors({});
      try {
        await send(onto);
        notify('success', words.saved);
        onDone();
      } catch (error) {
        await refused(error).catch(() => notify('error', words.saveFailed));
      }
      setPending(false);
    },
    takeTheirs() {
      if (!theirs) return;
      setValues(valuesOf(theirs));
      setBase(theirs);
      setTheirs(undefined);
    },
  };
}
