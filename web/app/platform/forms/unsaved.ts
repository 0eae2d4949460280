import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { leaving } from '../navigation/leaving.ts';

type Lose = { current: (() => void) | undefined };
type Changed = { self: symbol; lose: Lose };

/** Forms of the page that hold what nobody has saved, the oldest first. */
let changed: readonly Changed[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Changed[]) {
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
export const DialogForms = createContext<{ changed: Map<symbol, Lose>; close(): void } | undefined>(undefined);

/** Somebody leaves them without saving: what was kept of them goes too. */
export const loseAll = (lost: Iterable<Lose> = changed.map(({ lose }) => lose)) => {
  for (const { current } of lost) current?.();
};

/**
 * Tells the page and the dialog around that a form holds what nobody has saved.
 * @param lose forgets what was kept of it
 * @returns whether this form is the one that asks when somebody leaves the page: the router takes one asker
 */
export function useUnsaved(isChanged: boolean, lose?: () => void): boolean {
  const [self] = useState(() => Symbol('form'));
  const dialog = useContext(DialogForms);
  const losing = useRef(lose);
  losing.current = lose;
  useEffect(() => {
    if (!isChanged) return;
    change([...changed, { self, lose: losing }]);
    dialog?.changed.set(self, losing);
    return () => {
      change(changed.filter((each) => each.self !== self));
      dialog?.changed.delete(self);
    };
  }, [isChanged, self, dialog]);
  return useSyncExternalStore(
    listen,
    () => changed[0]?.self === self,
    () => false,
  );
}
