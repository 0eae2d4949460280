import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again every 20 ms until the answer is truthy, and gives it back. Tests wait with this, never by a fixed time.
 * @param what for the message when the deadline passes
 */
export async function until<T>(what: string, ask: () => T | Promise<T>, withinMs = 120_000): Promise<NonNullable<T>> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > deadline) throw new Error(`${what}: not within ${withinMs} ms`);
    await pause(20);
  }
}
