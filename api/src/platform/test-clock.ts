import { readFileSync } from 'node:fs';

/** The machine's clock with what the file that RASTEH_TEST_CLOCK names adds to it, in ms, which is read each time. */
export function testClock(file = process.env.RASTEH_TEST_CLOCK) {
  return { now: () => new Date(Date.now() + (file ? Number(readFileSync(file, 'utf8')) : 0)) };
}
