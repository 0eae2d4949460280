import { useId, useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from './IconButton.tsx';

export interface DialogProps {
  open: boolean;
  /** Called on Esc, on the close button and on a press outside. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Actions, the main one first. */
  footer?: ReactNode;
  /** Widest: 400, 560 or 800 px. */
  size?: 'small' | 'medium' | 'large';
}

/**
 * The browser's modal dialog: it traps the focus, closes on Esc and gives the focus back to
 * where it was. Its content is only in the page while it is open.
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
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is the key for it
    <dialog
      ref={dialog}
      className={`dialog dialog-${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={begin}
      onClick={pressOutside}
    >
      {open && (
        <div className="dialog-panel">
          <header className="dialog-header">
            <h2 id={titleId}>{title}</h2>
            <IconButton label={closeLabel} icon={X} onClick={onClose} />
          </header>
          <div className="dialog-body">{children}</div>
          {footer && <footer className="dialog-footer">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
