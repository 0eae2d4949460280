import type { StatusKind } from './statusKind.ts';

/** What can be done about what a toast tells. */
export interface ToastAction {
  label: string;
  /** Done once: the toast is gone with the first press. */
  act(): void;
  /** What had the focus is gone from the page: the button gets it. */
  takesFocus?: boolean;
}

export interface ToastRequest {
  kind: StatusKind;
  text: string;
  action?: ToastAction | undefined;
  /** Default 2,500 ms (specification, section 9). */
  durationMs?: number;
}

export interface ToastItem extends ToastRequest {
  id: number;
  durationMs: number;
}

const defaultDurationMs = 2_500;
// More at once would hide the page on a phone; the oldest give way.
const mostAtOnce = 4;

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast until its time is over; returns its id. Does nothing on the server. */
export function showToast({ durationMs = defaultDurationMs, ...toast }: ToastRequest): number {
  if (typeof document === 'undefined') return 0;
  lastId += 1;
  change([...items, { ...toast, id: lastId, durationMs }].slice(-mostAtOnce));
  return lastId;
}

/** Takes a toast away before its time. */
export function dismissToast(id: number): void {
  change(items.filter((item) => item.id !== id));
}

/** The toasts on screen, oldest first; for ToastRegion. */
export function currentToasts(): readonly ToastItem[] {
  return items;
}

/** Hears of every change; returns the end of listening. */
export function listenToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}
