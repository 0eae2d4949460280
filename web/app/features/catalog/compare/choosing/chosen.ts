import { useSyncExternalStore } from 'react';
import { mostCompared } from '../comparePath.ts';

/** A product in the compare tray. */
export interface Chosen {
  id: string;
  title: string;
}

const storageKey = 'rasteh.compare';
const nothing: readonly Chosen[] = [];
const listeners = new Set<() => void>();
let chosen: readonly Chosen[] | undefined;

/** Kept for the tab: it survives reloads and ends with the visit. A browser that keeps nothing still has it for the page. */
function read(): readonly Chosen[] {
  if (chosen) return chosen;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    chosen = Array.isArray(kept) ? kept.filter(isChosen).slice(0, mostCompared) : nothing;
  } catch {
    chosen = nothing;
  }
  return chosen;
}

const isChosen = (it: unknown): it is Chosen =>
  typeof it === 'object' && it !== null && 'id' in it && typeof it.id === 'string' && 'title' in it;

function write(next: readonly Chosen[]) {
  chosen = next;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Storage is full or forbidden; the page's own copy stays.
  }
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The products in the tray; none on the server and while hydrating. */
export const useChosen = () => useSyncExternalStore(subscribe, read, () => nothing);

/** Puts a product into the tray. False when it is full. */
export function choose(product: Chosen): boolean {
  const others = read().filter(({ id }) => id !== product.id);
  if (others.length >= mostCompared) return false;
  write([...others, product]);
  return true;
}

/** Takes a product out of the tray. */
export function unchoose(id: string): void {
  write(read().filter((each) => each.id !== id));
}

/** Makes the tray hold just these. */
export function chooseOnly(products: readonly Chosen[]): void {
  const same = products.length === read().length && products.every(({ id }, index) => read()[index]?.id === id);
  if (!same) write(products.slice(0, mostCompared));
}
