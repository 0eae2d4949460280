import { count } from '@rasteh/shared/settings';
import type { DoorLimits } from './Doors.ts';

/** Settings of the limits. */
export const doorSpecs = {
  PAGES_AT_ONCE: count(4),
  PAGES_WAITING_PER_ADDRESS: count(50),
  PAGES_WAITING: count(500),
  PAGES_WAIT_MS: count(3_000),
  PAGES_PER_MINUTE: count(1_200),
  WRITES_PER_USER: count(240),
  WRITES_PER_ADDRESS: count(60),
  VISITS_PER_MINUTE: count(300),
  SHED_ONE_AFTER_MS: count(200),
  SHED_ALL_AFTER_MS: count(500),
};

export const doorsOf = (settings: Record<keyof typeof doorSpecs, number>): DoorLimits => ({
  pages: {
    atOnce: settings.PAGES_AT_ONCE,
    waitingOfKey: settings.PAGES_WAITING_PER_ADDRESS,
    waitingInAll: settings.PAGES_WAITING,
    longestWaitMs: settings.PAGES_WAIT_MS,
  },
  pagesPerMinute: settings.PAGES_PER_MINUTE,
  writesPerUser: settings.WRITES_PER_USER,
  writesPerAddress: settings.WRITES_PER_ADDRESS,
  visitsPerMinute: settings.VISITS_PER_MINUTE,
  shedOneAfterMs: settings.SHED_ONE_AFTER_MS,
  shedAllAfterMs: settings.SHED_ALL_AFTER_MS,
});
