import type { Clock } from './clock.ts';

/**
 * Small reference data kept in memory. A value older than `freshMs` is still given while one new one is read behind it,
 * so readers never wait but for the first; a failed read keeps the old value.
 */
export function snapshot<T>(read: () => Promise<T>, freshMs: number, clock: Clock): () => Promise<T> {
  let held: { value: T; readAt: number } | undefined;
  let reading: Promise<T> | undefined;

  const refresh = () =>
    (reading ??= read()
      .then((value) => {
        held = { value, readAt: clock.now().getTime() };
        return value;
      })
      .finally(() => {
        reading = undefined;
      }));

  return async () => {
    if (!held) return refresh();
    if (clock.now().getTime() - held.readAt > freshMs) refresh().catch(() => undefined);
    return held.value;
  };
}
