import { until } from './until.ts';

/** With these a program says that it had no time for a request, and that the same one may come again. */
const NO_TIME = new Set(['BUSY', 'OVERLOADED', 'DEADLINE_EXCEEDED']);
const RETRY_AFTER_MS = 1_000;
const MOST_MS = 15_000;

type Answer = { status: number; body: unknown };

const hasNoTime = ({ status, body }: Answer) => status === 503 && NO_TIME.has((body as { code?: string })?.code ?? '');

/**
 * Asks as every client of a loaded program should: what had no time comes again after a second. A machine that runs other things
 * beside the tests does not fail them by that.
 * @param ask the same request each time, with the same idempotency key
 * @returns the first answer of a program that had time; the last one where it has none for 15 s
 */
export async function onceThereIsTime<A extends Answer>(ask: () => Promise<A>): Promise<A> {
  let answer = await ask();
  const giveUpAt = performance.now() + MOST_MS;
  let againAt = performance.now() + RETRY_AFTER_MS;
  await until('an answer', async () => {
    if (!hasNoTime(answer) || performance.now() > giveUpAt) return true;
    if (performance.now() < againAt) return false;
    answer = await ask();
    againAt = performance.now() + RETRY_AFTER_MS;
    return !hasNoTime(answer);
  });
  return answer;
}
