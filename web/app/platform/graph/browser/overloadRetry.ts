import { RetryLink } from '@apollo/client/link/retry';
import { GraphError } from '../GraphError.ts';

const mostTries = 3;
/** Somebody waits for the answer: for longer than this they are told instead. */
const longestWaitSeconds = 2;

/**
 * Sends again, after the wait that the answer names, what a busy server refused with OVERLOADED: it says so before it begins
 * anything, so this holds for writes as well. Every other failure passes.
 */
export const overloadRetry = () =>
  new RetryLink({
    attempts: (tries, _, error) => tries < mostTries && waitSeconds(error) <= longestWaitSeconds,
    delay: (_tries, _operation, error) => waitSeconds(error) * 1_000,
  });

function waitSeconds(error: unknown): number {
  if (!(error instanceof GraphError) || error.code !== 'OVERLOADED') return Infinity;
  return error.data.retryAfterSeconds ?? Infinity;
}
