import { showToast, type ToastRequest } from '../../design/toasts.ts';

const durationMs = 4_000;

/** Tells a person what came of something they did; gone after 4 s (specification, section 9). */
export function notify(kind: ToastRequest['kind'], text: string): void {
  showToast({ kind, text, durationMs });
}
