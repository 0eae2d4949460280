import type { Day } from '../../platform/graph/scalars.ts';

/** Buyers are told of it so many days before. */
const DAYS_BEFORE = 3;
const DAY_MS = 86_400_000;

export interface Vacation {
  from: Day;
  to: Day;
}

/**
 * Whether buyers are told of a vacation on a day, and whether it has begun.
 * @param today Tehran's, as a Gregorian ISO day
 */
export function vacationState({ from, to }: Vacation, today: Day): 'ahead' | 'now' | undefined {
  if (today > to) return undefined;
  if (today >= from) return 'now';
  return (Date.parse(from) - Date.parse(today)) / DAY_MS <= DAYS_BEFORE ? 'ahead' : undefined;
}
