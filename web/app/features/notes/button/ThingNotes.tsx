import { useContext, useEffect, useState } from 'react';
import { AskingDialog } from '../../../platform/forms/AskingDialog.tsx';
import { DialogForms } from '../../../platform/forms/unsaved.ts';
import { ask } from '../../../platform/graph/ask.ts';
import type { ThingType } from '../../../platform/graph/types.generated.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { NoteCard } from '../components/NoteCard.tsx';
import { NoteForm } from '../components/NoteForm.tsx';
import { noteMessages as words } from '../messages.ts';
import { ThingNotesDocument } from './ThingNotes.generated.ts';

interface ThingNotesProps {
  type: ThingType;
  id: string;
  name: string;
  onClose(): void;
}

/** A new note on a thing, above the notes that are there already. */
export default function ThingNotes({ type, id: objectId, name, onClose }: ThingNotesProps) {
  const notes = useGraphIfLoaded(ThingNotesDocument, { type, objectId })?.viewer?.objectNotes ?? [];
  useEffect(() => {
    ask(ThingNotesDocument, { type, objectId }).catch(() => notify('warning', words.readFailed));
  }, [type, objectId]);
  return (
    <AskingDialog open onClose={onClose} title={words.about(name)} closeLabel={words.close}>
      <div className="flex flex-col gap-6">
        <NewNote about={{ objectType: type, objectId }} onClose={onClose} />
        {notes.length > 0 && (
          <section className="flex flex-col gap-3">
            <h3>{words.earlier}</h3>
            <ul className="flex flex-col gap-3" aria-label={words.earlier}>
              {notes.map((note) => (
                <NoteCard key={note.id} note={note} isAboutShown={false} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </AskingDialog>
  );
}

interface NewNoteProps {
  about: { objectType: ThingType; objectId: string };
  onClose(): void;
}

/** Closes the dialog when it is saved, unless a note below is being changed: then an empty one takes its place. */
function NewNote({ about, onClose }: NewNoteProps) {
  const forms = useContext(DialogForms);
  const [written, setWritten] = useState(0);
  // Its own form is one of the changed ones until it is gone.
  const done = () => (forms && forms.changed.size > 1 ? setWritten(written + 1) : onClose());
  return <NoteForm key={written} about={about} onDone={done} />;
}
