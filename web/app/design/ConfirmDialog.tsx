import { type ReactNode, useState } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** What becomes of it. */
  text: ReactNode;
  /** What is chosen with it, below the text. */
  children?: ReactNode;
  /** The word on the button that does it. */
  actionLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** It takes something away for good. */
  danger?: boolean;
  onClose(): void;
  /** Does it; the dialog closes after it, and stays when it rejects. */
  act(): Promise<unknown>;
  /** What is shown then. */
  errorText?(error: unknown): string;
}

/** Asks once more before something is done. In the page while it is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, actionLabel, cancelLabel, closeLabel, danger = false, onClose, act, errorText } = props;
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const press = () => {
    setPending(true);
    setError(undefined);
    act()
      .then(onClose, (problem: unknown) => setError(errorText?.(problem)))
      .finally(() => setPending(false));
  };
  const footer = (
    <>
      <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={press}>
        {actionLabel}
      </Button>
      <Button onClick={onClose}>{cancelLabel}</Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={closeLabel} footer={footer} size="small">
      {error && <Alert kind="error">{error}</Alert>}
      <p dir="auto">{text}</p>
      {props.children && <div className="mt-4">{props.children}</div>}
    </Dialog>
  );
}
