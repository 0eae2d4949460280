import { alarm } from './metrics.ts';

const EVERY_MS = 10 * 60_000;

/** Small works that nobody waits for, every ten minutes: taking away what nothing looks at any more. */
export function makeHousekeeping(works: (() => Promise<unknown>)[]) {
  let timer: NodeJS.Timeout | undefined;
  async function run() {
    for (const work of works) await work().catch((error: Error) => alarm('housekeeping', error.message));
  }
  return {
    start: () => void (timer = setInterval(() => void run(), EVERY_MS).unref()),
    stop: () => clearInterval(timer),
  };
}
