import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from './IconButton.tsx';

export interface DialogProps {
  open: boolean;
  /** Called on Esc, on the close button and on a press outside: closes it, or asks first. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Actions, the main one first. */
  footer?: ReactNode;
  /** Widest: 400, 560 or 800 px; `side`: at the side of the page and as high as it, by the styles of who uses it. */
  size?: 'small' | 'medium' | 'large' | 'side';
}

/**
 * The browser's modal dialog: it traps the focus and gives it back to where it was. Esc, the cross and a press outside
 * ask `onClose`, and only `open` closes it. Its content is only in the page while it is open.
 */
export function Dialog({ open, onClose, title, closeLabel, children, footer, size = 'medium' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // In time: an element that has left the page gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  // Only the backdrop has the dialog itself as target: the panel covers all of it. A press that began on the panel, as
  // when text is selected, is none outside.
  const beganOutside = useRef(false);
  const begin = ({ target }: PointerEvent) => (beganOutside.current = target === dialog.current);
  const pressOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current && beganOutside.current) onClose();
  };
  // React hands on to a dialog what happens to dialogs and file inputs inside it.
  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  // Here and not by the browser's own closing, which asks once and closes the second time, whatever it was told.
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  const cancel = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    onClose();
  };
  const closedByBrowser = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!isOwn(event) || !open || event.currentTarget.open) return;
    event.currentTarget.showModal();
    onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears what closes it
    <dialog
      ref={dialog}
      className={`dialog dialog-${size}`}
      aria-labelledby={titleId}
      onKeyDown={pressKey}
      onCancel={cancel}
      onClose={closedByBrowser}
      onPointerDown={begin}
      onClick={pressOutside}
    >
      {open && (
        <div className="dialog-panel">
          <header className="dialog-header">
            <h2 id={titleId}>{title}</h2>
            <IconButton label={closeLabel} icon="x" onClick={onClose} />
          </header>
          <div className="dialog-body">{children}</div>
          {footer && <footer className="dialog-footer">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
