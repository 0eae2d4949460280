import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { statusIcon } from './statusKind.ts';
import type { ToastItem } from './toasts.ts';

export interface ToastProps {
  toast: ToastItem;
  /** Word for the kind, read aloud before the text. */
  kindLabel: string;
  onClose: () => void;
}

/**
 * One message with its time. The bar's animation is both the timer and what is seen of it, so
 * pausing it on hover and focus pauses the time itself.
 */
export function Toast({ toast, kindLabel, onClose }: ToastProps) {
  const { action } = toast;
  const isDone = useRef(false);
  const act = () => {
    if (isDone.current) return;
    isDone.current = true;
    onClose();
    action?.act();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Not the dialog's around it, too.
    event.preventDefault();
    onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc only matters to what has the focus
    <div
      className={`toast toast-${toast.kind}`}
      style={{ '--toast-time': `${toast.durationMs}ms` } as CSSProperties}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus holds the message still for slow readers
      tabIndex={0}
      onKeyDown={closeOnEscape}
    >
      <Icon icon={statusIcon[toast.kind]} label={kindLabel} />
      <span className="toast-text">{toast.text}</span>
      {action && (
        <button type="button" className="toast-action" onClick={act}>
          {action.label}
        </button>
      )}
      <span className="toast-bar" onAnimationEnd={onClose} />
    </div>
  );
}
