import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { StatusKind } from './statusKind.ts';
import { Toast } from './Toast.tsx';
import { currentToasts, dismissToast, listenToToasts, type ToastItem } from './toasts.ts';

export interface ToastRegionProps {
  kindLabels: Record<StatusKind, string>;
}

const none: readonly ToastItem[] = [];

/**
 * Where toasts appear: top end, above dialogs too. Once in the root of the page. The two live regions are there
 * before any message comes, because a region that arrives with its text is often not read.
 */
export function ToastRegion({ kindLabels }: ToastRegionProps) {
  const toasts = useSyncExternalStore(listenToToasts, currentToasts, () => none);
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const last = toasts.at(-1);
  const newest = last?.id;
  const takesFocus = last?.action?.takesFocus;
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    showAbove(element, home.current!);
    // Actions stand in the second region only, the newest last.
    if (takesFocus) element.querySelector<HTMLElement>('.toast:last-child > .toast-action')?.focus();
  }, [newest, takesFocus]);
  const show = (toast: ToastItem) => (
    <Toast key={toast.id} toast={toast} kindLabel={kindLabels[toast.kind]} onClose={() => dismissToast(toast.id)} />
  );
  return (
    <div ref={home}>
      <div ref={region} className="toast-region" popover="manual">
        <div role="alert" aria-atomic="false">
          {toasts.filter((toast) => toast.kind === 'error').map(show)}
        </div>
        <div role="status" aria-atomic="false">
          {toasts.filter((toast) => toast.kind !== 'error').map(show)}
        </div>
      </div>
    </div>
  );
}

/**
 * Beside a modal dialog everything is inert, neither read aloud nor pressed: while one is open, the region is in it. It moves
 * only when it has to, since that begins the time of its toasts anew.
 */
function showAbove(region: HTMLElement, home: HTMLElement): void {
  const dialog =
    document.activeElement?.closest('dialog:modal') ?? [...document.querySelectorAll('dialog:modal')].at(-1);
  const place = dialog ?? home;
  if (region.parentElement !== place) {
    place.append(region);
    dialog?.addEventListener('close', () => showAbove(region, home), { once: true });
  }
  if (!region.matches(':popover-open')) region.showPopover();
}
