/**
 * The suites of `npm test`, in the order in which they run; each is a vitest project, except the journeys in a browser.
 * @typedef {{ name: string, runner: 'vitest' | 'playwright', needs?: 'PostgreSQL' | 'a browser' | 'nginx and Redis', builds?: string[], full?: boolean, size?: 'desktop' | 'phone' }} Suite
 *   needs: without it the suite is left out; builds: steps it rests on, all by default; full: only with `--full`;
 *   size: the one of the browser with `--full`, where each size has a site of its own: both together would log people in more
 *   often than a phone gets codes
 */

/** @type {Suite[]} */
export const suites = [
  { name: 'unit', runner: 'vitest' },
  { name: 'api-pglite', runner: 'vitest', builds: ['api', 'api for tests'] },
  { name: 'api-postgres', runner: 'vitest', needs: 'PostgreSQL', builds: ['api', 'api for tests'] },
  { name: 'gateway', runner: 'vitest' },
  { name: 'contract', runner: 'vitest' },
  { name: 'faults', runner: 'vitest' },
  { name: 'deploy', runner: 'vitest', needs: 'nginx and Redis' },
  { name: 'journeys', runner: 'playwright', needs: 'a browser', size: 'desktop' },
  { name: 'journeys-phone', runner: 'playwright', needs: 'a browser', size: 'phone', full: true },
  {
    name: 'contributing',
    runner: 'vitest',
    builds: ['api', 'contract', 'mesh', 'gateway', 'playground', 'documents', 'font'],
    full: true,
  },
  { name: 'load', runner: 'vitest', full: true },
];

/** What to do about a missing thing, for the list of what was left out. */
export const remedies = {
  PostgreSQL: 'install the package postgresql or set DATABASE_URL_TEST',
  'nginx and Redis': 'install the packages nginx-light, redis-server and postgresql',
  'a browser': 'set CHROMIUM to a Chromium, or run `npx playwright install chromium`',
};
