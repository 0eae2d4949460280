const guardMs = 10_000;
const storageKey = 'rasteh:reloads';

/** What the guard needs of sessionStorage; it may throw where storage is forbidden. */
export type ReloadStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Lets a path be loaded afresh at most once in 10 s (specification, sections 4 and 9), so that a reload
 * that does not help cannot repeat itself for ever. Remembers the reload when it allows it.
 */
export function mayReload(path: string, nowMs: number, store: ReloadStore): boolean {
  const reloads = read(store);
  const last = reloads[path];
  if (last !== undefined && nowMs - last < guardMs) return false;
  const recent = Object.entries(reloads).filter(([, time]) => nowMs - time < guardMs);
  try {
    store.setItem(storageKey, JSON.stringify({ ...Object.fromEntries(recent), [path]: nowMs }));
  } catch {
    // Without a memory nothing would end a loop, so nothing is reloaded.
    return false;
  }
  return true;
}

function read(store: ReloadStore): Record<string, number> {
  try {
    return JSON.parse(store.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
