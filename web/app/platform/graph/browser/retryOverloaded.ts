import { pause } from '../../pause.ts';
import { GraphError } from '../GraphError.ts';

const mostTries = 3;
/** Somebody waits for the answer: for longer than this they are told instead. */
const longestWaitSeconds = 2;

/**
 * Sends again, after the wait that the answer names, what a busy server refused with OVERLOADED: it says so before it begins
 * anything, so this holds for writes as well. Every other failure passes. Apollo's link for this weighs 9 KiB on each page.
 * @throws what `send` throws, and the reason of a signal that ended the wait
 */
export async function retryOverloaded<Answer>(send: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const seconds = waitSeconds(error);
      if (tries === mostTries || seconds > longestWaitSeconds) throw error;
      await pause(seconds * 1_000, signal);
      signal.throwIfAborted();
    }
  }
}

function waitSeconds(error: unknown): number {
  if (!(error instanceof GraphError) || error.code !== 'OVERLOADED') return Infinity;
  return error.data.retryAfterSeconds ?? Infinity;
}
