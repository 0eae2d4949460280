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
  const region = useRef<HTMLDivElement>(null);
  const last = toasts.at(-1);
  const newest = last?.id;
  const takesFocus = last?.action?.takesFocus;
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // What came last lies above: over a dialog it must come again.
    if (newest !== undefined && document.querySelector('dialog:modal')) element.hidePopover();
    if (!element.matches(':popover-open')) element.showPopover();
    // Actions stand in the second region only, the newest last.
    if (takesFocus) element.querySelector<HTMLElement>('.toast:last-child > .toast-action')?.focus();
  }, [newest, takesFocus]);
  const show = (toast: ToastItem) => (
    <Toast key={toast.id} toast={toast} kindLabel={kindLabels[toast.kind]} onClose={() => dismissToast(toast.id)} />
  );
  return (
    <div ref={region} className="toast-region" popover="manual">
      <div role="alert" aria-atomic="false">
        {toasts.filter((toast) => toast.kind === 'error').map(show)}
      </div>
      <div role="status" aria-atomic="false">
        {toasts.filter((toast) => toast.kind !== 'error').map(show)}
      </div>
    </div>
  );
}
