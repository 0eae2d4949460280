import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { notify } from '../../../platform/notify/notify.ts';
import { noteMessages as words } from '../messages.ts';
import { deleteNote } from '../writing.ts';
import type { NoteCard_NoteFragment } from './NoteCard.generated.ts';

/** Asks once before a note is gone. */
export function DeleteNote({ note, onClose }: { note: NoteCard_NoteFragment; onClose: () => void }) {
  const [pending, setPending] = useState(false);
  const press = () => {
    setPending(true);
    deleteNote(note).then(
      () => notify('success', words.deleted),
      () => {
        notify('error', words.deleteFailed);
        onClose();
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.deleteTitle}
      closeLabel={words.close}
      size="small"
      footer={
        <>
          <Button variant="danger" pending={pending} onClick={press}>
            {words.delete}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      {words.deleteText}
    </Dialog>
  );
}
