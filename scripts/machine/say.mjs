/** Prints one line for the person at the terminal. */
export const say = (line = '') => process.stdout.write(`${line}\n`);

/** Ends the program with one clear line and exit code 1. */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Seconds since `startedAt` (from performance.now()), for people: `3.2 s`. */
export const seconds = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
