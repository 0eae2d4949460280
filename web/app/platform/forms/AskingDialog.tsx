import { type ContextType, useContext, useMemo, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog, type DialogProps } from '../../design/Dialog.tsx';
import { LoseQuestion } from './LoseQuestion.tsx';
import { formMessages as words } from './messages.ts';
import { DialogForms, loseAll } from './unsaved.ts';

/** A dialog with forms: whichever way somebody closes it, it asks first while one of them is changed. */
export function AskingDialog({ onClose, ...props }: DialogProps) {
  const [isAsked, setAsked] = useState(false);
  const closing = useRef(onClose);
  closing.current = onClose;
  const forms = useMemo(() => {
    const changed: NonNullable<ContextType<typeof DialogForms>>['changed'] = new Map();
    return { changed, close: () => (changed.size > 0 ? setAsked(true) : closing.current()) };
  }, []);
  const leave = () => {
    loseAll(forms.changed.values());
    onClose();
  };
  return (
    <DialogForms value={forms}>
      {/* Before the dialog that it stands above: it closes first, so that the other one can give the focus back. */}
      {isAsked && <LoseQuestion stay={() => setAsked(false)} leave={leave} />}
      <Dialog {...props} onClose={forms.close} />
    </DialogForms>
  );
}

/** Closes the dialog that it stands in, as its cross does. */
export const CancelButton = () => <Button onClick={useContext(DialogForms)?.close}>{words.cancel}</Button>;
