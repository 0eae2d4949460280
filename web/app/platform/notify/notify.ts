import { showToast, type ToastAction, type ToastRequest } from '../../design/toasts.ts';

const durationMs = 4_000;
/** Who may do something about it has to reach it first. */
const withActionMs = 10_000;

/** Tells a person what came of something they did; gone after 4 s (specification, section 9), with an action after 10. */
export function notify(kind: ToastRequest['kind'], text: string, action?: ToastAction): void {
  showToast({ kind, text, action, durationMs: action ? withActionMs : durationMs });
}
