/**
 * The suites of `npm test`, in the order in which they run; each is a vitest project, except the journeys in a browser.
 * @typedef {{ name: string, runner: 'vitest' | 'playwright', needs?: 'PostgreSQL' | 'a browser' | 'nginx and Redis', builds?: string[], full?: boolean, of?: string[], size?: 'desktop' | 'phone' }} Suite
 *   of: folders that it is about: the suites of what was changed run first;
 *   needs: without it the suite is left out; builds: steps it rests on, all by default; full: only with `--full`;
 *   size: the one of the browser with `--full`, where each size has a site of its own: both together would log people in more
 *   often than a phone gets codes
 */

/** @type {Suite[]} */
export const suites = [
  { name: 'unit', runner: 'vitest' },
  { name: 'api-pglite', runner: 'vitest', builds: ['api', 'api for tests'] },
  {
    name: 'api-postgres',
    runner: 'vitest',
    needs: 'PostgreSQL',
    builds: ['api', 'api for tests'],
    of: ['api', 'tests/api'],
  },
  { name: 'gateway', runner: 'vitest', of: ['gateway'] },
  { name: 'contract', runner: 'vitest', of: ['tests/contract'] },
  { name: 'faults', runner: 'vitest', of: ['tests/faults'] },
  { name: 'deploy', runner: 'vitest', needs: 'nginx and Redis', of: ['deploy', 'tests/deploy'] },
  { name: 'journeys', runner: 'playwright', needs: 'a browser', of: ['web', 'tests/journeys'], size: 'desktop' },
  { name: 'journeys-phone', runner: 'playwright', needs: 'a browser', size: 'phone', full: true },
  {
    name: 'contributing',
    runner: 'vitest',
    builds: ['api', 'contract', 'mesh', 'gateway', 'playground', 'documents', 'font'],
    full: true,
  },
  { name: 'load', runner: 'vitest', full: true },
];

/**
 * Suites of what was changed first, in the order in which they are; the unit tests before all, since they are done so soon.
 * @param {Suite[]} chosen
 * @param {string[]} changed
 */
export function inOrder(chosen, changed) {
  const isTouched = ({ name, of = [] }) =>
    name === 'unit' || of.some((folder) => changed.some((file) => file.startsWith(`${folder}/`)));
  return [...chosen.filter(isTouched), ...chosen.filter((suite) => !isTouched(suite))];
}

/** What to do about a missing thing, for the list of what was left out. */
export const remedies = {
  PostgreSQL: 'install the package postgresql or set DATABASE_URL_TEST',
  'nginx and Redis': 'install the packages nginx-light, redis-server and postgresql',
  'a browser': 'set CHROMIUM to a Chromium, or run `npx playwright install chromium`',
};
