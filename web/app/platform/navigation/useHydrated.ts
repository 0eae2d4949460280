import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and while hydrating, true afterwards: for what only works with script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
