import type { Clock } from './clock.ts';

const forgetters = new Set<() => void>();

/** Makes every snapshot read anew: something was written. Whoever asks next waits for the reading. */
export function forgetSnapshots(): void {
  for (const forget of forgetters) forget();
}

/** Calls back when snapshots are forgotten, for what is held beside them. */
export const onForget = (forget: () => void) => void forgetters.add(forget);

/**
 * Small reference data kept in memory. A value older than `freshMs` is still given while one new one is read behind it,
 * so readers never wait but for the first; a failed read keeps the old value. A write that is heard of ends it at once, unless
 * it is dear to read and may be as old as `freshMs`: `throughWrites`.
 */
export function snapshot<T>(
  read: () => Promise<T>,
  freshMs: number,
  clock: Clock,
  { throughWrites = false } = {},
): () => Promise<T> {
  let held: { value: T; readAt: number } | undefined;
  let reading: Promise<T> | undefined;
  const forget = () => {
    held = undefined;
    reading = undefined;
  };
  if (!throughWrites) onForget(forget);

  const refresh = () => {
    if (reading) return reading;
    const mine: Promise<T> = read()
      .then((value) => {
        // What was begun before a write was heard of is given to those who waited and not kept.
        if (reading === mine) held = { value, readAt: clock.now().getTime() };
        return value;
      })
      .finally(() => {
        if (reading === mine) reading = undefined;
      });
    reading = mine;
    return mine;
  };

  return async () => {
    if (!held) return refresh();
    if (clock.now().getTime() - held.readAt > freshMs) refresh().catch(() => undefined);
    return held.value;
  };
}
