/** specification, section 9: what depends on a size looks again 50 ms after the last change of it. */
const delayMs = 50;

const listeners = new Map<Element, () => void>();
const changed = new Set<Element>();
let observer: ResizeObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls back when the size of an element has changed and stays, and once at the beginning. One observer serves all of them.
 * @returns the end of it
 */
export function observeSize(element: Element, listener: () => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) changed.add(target);
    clearTimeout(timer);
    timer = setTimeout(tell, delayMs);
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    changed.delete(element);
    observer?.unobserve(element);
  };
}

function tell(): void {
  const due = [...changed];
  changed.clear();
  for (const element of due) listeners.get(element)?.();
}
