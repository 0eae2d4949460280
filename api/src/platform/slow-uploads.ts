import type { IncomingMessage } from 'node:http';
import { Problem } from './problem.ts';

const IDLE_MS = 15_000;
/** How long the rest of a refused upload is read away, so that its sender gets to the answer. */
const READ_AWAY_MS = 5_000;

/**
 * Waits for work that reads a request, which may take long but not stand still.
 * @throws Problem 408 UPLOAD_TIMED_OUT when nothing came for 15 s or it is not over in time
 */
export async function untilArrived<T>(
  request: IncomingMessage,
  deadlineMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  let bytes = -1;
  let changedAt = startedAt;
  let timer: NodeJS.Timeout | undefined;
  const isTooSlow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      // Whole: what is still done is our own work.
      if (request.complete) return clearInterval(timer);
      const now = performance.now();
      const { bytesRead } = request.socket;
      if (bytesRead !== bytes) {
        bytes = bytesRead;
        changedAt = now;
      }
      if (now - changedAt < IDLE_MS && now - startedAt < deadlineMs) return;
      reject(new Problem(408, 'UPLOAD_TIMED_OUT'));
    }, 1_000);
  });
  try {
    return await Promise.race([work(), isTooSlow]);
  } finally {
    clearInterval(timer);
  }
}

/** Lets an answer reach somebody who is still sending: the rest is read away for a while, then the connection ends. */
export function answerBeforeEnd(request: IncomingMessage) {
  if (request.complete) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), READ_AWAY_MS);
  request.on('close', () => clearTimeout(timer));
}
