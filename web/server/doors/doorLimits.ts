import type { DoorLimits } from './Doors.ts';

type Environment = Record<string, string | undefined>;

/** Reads the limits from the environment. What is no count is told in `problems`. */
export function doorLimits(env: Environment, problems: string[]): DoorLimits {
  const count = (name: string, fallback: number) => countOf(env, name, fallback, problems);
  return {
    pages: {
      atOnce: count('PAGES_AT_ONCE', 4),
      waitingOfKey: count('PAGES_WAITING_PER_ADDRESS', 50),
      waitingInAll: count('PAGES_WAITING', 500),
      longestWaitMs: count('PAGES_WAIT_MS', 3_000),
    },
    pagesPerMinute: count('PAGES_PER_MINUTE', 1_200),
    writesPerUser: count('WRITES_PER_USER', 240),
    writesPerAddress: count('WRITES_PER_ADDRESS', 60),
    visitsPerMinute: count('VISITS_PER_MINUTE', 300),
    shedOneAfterMs: count('SHED_ONE_AFTER_MS', 200),
    shedAllAfterMs: count('SHED_ALL_AFTER_MS', 500),
  };
}

function countOf(env: Environment, name: string, fallback: number, problems: string[]): number {
  const text = env[name];
  if (!text) return fallback;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  problems.push(`${name} must be a whole number from 1 to 999999999, got ${text}`);
  return fallback;
}
