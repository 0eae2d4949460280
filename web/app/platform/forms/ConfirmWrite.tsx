import { ConfirmDialog, type ConfirmDialogProps } from '../../design/ConfirmDialog.tsx';
import { formMessages as words } from './messages.ts';
import { textOf } from './refusal.ts';

type ConfirmWriteProps = Omit<ConfirmDialogProps, 'cancelLabel' | 'closeLabel' | 'errorText'>;

/** Asks once more before a write; when the server refuses it, its reason stands in the dialog. */
export const ConfirmWrite = (props: ConfirmWriteProps) => (
  <ConfirmDialog
    {...props}
    cancelLabel={words.cancel}
    closeLabel={words.close}
    errorText={(error) => textOf(error, words.failed, words.offline)}
  />
);
