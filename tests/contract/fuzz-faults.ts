import type { RawAnswer } from '../kit/raw-request.ts';

const AT_ONCE = 8;

/** Why an answer may not be: 5xx, or something of the inside in it. The metrics tell of statuses by design. */
export function faultOf(answer: RawAnswer): string | undefined {
  if (!answer) return undefined;
  // A program that is busy says so, and when to come again.
  const isBusy = answer.status === 503 && /^retry-after: \d/im.test(answer.text);
  if (answer.status >= 500 && !isBusy) return `status ${answer.status}: ${answer.text.slice(0, 1_500)}`;
  if (/\n\s+at .*:\d+:\d+|node_modules|"stack"/.test(answer.text)) return `a stack: ${answer.text.slice(0, 1_500)}`;
  return undefined;
}

/** The beginning of a request, for a failure's words. */
export const shown = (bytes: Buffer) => JSON.stringify(bytes.toString('latin1').slice(0, 1_500));

/** Does some at once, not all. */
export async function inParallel<T>(items: T[], work: (item: T) => Promise<void>) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
