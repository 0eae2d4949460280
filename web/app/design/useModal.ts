import { useEffect, type RefObject } from 'react';

/**
 * Makes a layer of the page modal while `open`: everything beside it is inert, the focus moves
 * into `focusOn`, Esc calls `onClose`, and closing gives the focus back to where it was.
 * For layers that cannot be a `<dialog>` because they are part of the page on wide screens.
 */
export function useModal(
  layer: RefObject<HTMLElement | null>,
  focusOn: RefObject<HTMLElement | null>,
  open: boolean,
  onClose: () => void,
): void {
  useEffect(() => {
    const element = layer.current;
    if (!open || !element) return;
    const before = document.activeElement;
    const silenced = elementsBeside(element);
    for (const each of silenced) each.inert = true;
    focusOn.current?.focus();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      for (const each of silenced) each.inert = false;
      if (before instanceof HTMLElement) before.focus();
    };
  }, [layer, focusOn, open, onClose]);
}

/** Siblings of the element and of its ancestors that are not inert yet. */
function elementsBeside(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each: HTMLElement = element; each.parentElement && each !== document.body; each = each.parentElement) {
    for (const sibling of each.parentElement.children) {
      // Messages stay alive: a toast may come while a layer is open.
      if (sibling === each || !(sibling instanceof HTMLElement)) continue;
      if (!sibling.inert && !sibling.matches('script, style, .toast-region')) found.push(sibling);
    }
  }
  return found;
}
