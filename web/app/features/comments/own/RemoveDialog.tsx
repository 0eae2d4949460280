import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { ownMessages as words } from './messages.ts';
import { DeleteCommentDocument, type OwnComment_CommentFragment as Comment } from './OwnComment.generated.ts';

/** Asks once before an own comment is out of sight for good. */
export const RemoveDialog = ({ comment: { id, version }, onClose }: { comment: Comment; onClose(): void }) => (
  <ConfirmDialog
    danger
    title={words.removeTitle}
    text={words.removeText}
    actionLabel={words.remove}
    cancelLabel={formMessages.cancel}
    closeLabel={formMessages.close}
    onClose={onClose}
    act={() =>
      write(DeleteCommentDocument, { input: { commentId: id, version } }, { outdates: ['viewer.comments'] }).then(
        () => notify('success', words.removed),
        (error: unknown) => notify('error', textOf(error, words.removeFailed)),
      )
    }
  />
);
