import { testClock } from './test-clock.ts';

/** The time, injected so that tests decide it. */
export type Clock = {
  now(): Date;
  /** How long something is held in memory, where `now` jumps. */
  elapsedMs?(): number;
};

/** That of the machine; in the build for tests (scripts/bundle.mjs) what a file adds to it, too. */
export const systemClock: Clock = process.env.RASTEH_BUILD === 'test' ? testClock() : { now: () => new Date() };
