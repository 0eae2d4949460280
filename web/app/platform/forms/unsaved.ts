import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { leaving } from '../navigation/leaving.ts';

/** Forms of the page that hold what nobody has saved, the oldest first. */
let changed: readonly symbol[] = [];
const listeners = new Set<() => void>();

function change(next: readonly symbol[]) {
  changed = next;
  // Only while there is something to lose: a page that listens is not kept for the way back.
  if (changed.length > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  for (const listener of listeners) listener();
}

/** Makes the browser ask before the page goes away. */
function ask(event: BeforeUnloadEvent) {
  if (!leaving.isDecided) event.preventDefault();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The changed forms of a dialog, which asks before it closes, and its closing. */
export const DialogForms = createContext<{ changed: Set<symbol>; close(): void } | undefined>(undefined);

/**
 * Tells the page and the dialog around that a form holds what nobody has saved.
 * @returns whether this form is the one that asks when somebody leaves the page: the router takes one asker
 */
export function useUnsaved(isChanged: boolean): boolean {
  const [self] = useState(() => Symbol('form'));
  const dialog = useContext(DialogForms);
  useEffect(() => {
    if (!isChanged) return;
    change([...changed, self]);
    dialog?.changed.add(self);
    return () => {
      change(changed.filter((each) => each !== self));
      dialog?.changed.delete(self);
    };
  }, [isChanged, self, dialog]);
  return useSyncExternalStore(
    listen,
    () => changed[0] === self,
    () => false,
  );
}
