import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { noteMessages as words } from '../messages.ts';
import { deleteNote } from '../writing.ts';
import type { NoteCard_NoteFragment } from './NoteCard.generated.ts';

/** Asks once before a note is gone. */
export const DeleteNote = ({ note, onClose }: { note: NoteCard_NoteFragment; onClose: () => void }) => (
  <ConfirmDialog
    danger
    title={words.deleteTitle}
    text={words.deleteText}
    actionLabel={words.delete}
    cancelLabel={formMessages.cancel}
    closeLabel={formMessages.close}
    onClose={onClose}
    act={() =>
      deleteNote(note.id).then(
        () => notify('success', words.deleted),
        () => notify('error', words.deleteFailed),
      )
    }
  />
);
