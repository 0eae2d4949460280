import { defineConfig } from 'vitest/config';
import ChangedThenLongest from './tests/kit/sequencer.ts';

// One project for each suite; `scripts/suites.mjs` says which of them `npm test` runs and what each needs.
const inChildProcesses = {
  // What a test may take on a machine that runs other things too; one that passes does not wait.
  testTimeout: 400_000,
  hookTimeout: 600_000,
  maxWorkers: 2,
  globalSetup: 'tests/kit/vitest-setup.ts',
  setupFiles: 'tests/kit/fixed-seed.ts',
};

// The api's tests run on PostgreSQL; those that rest on how a database searches, locks and starts on the embedded one
// too. The long run takes all of them on both, and so does a machine without PostgreSQL.
const { TEST_FULL, DATABASE_URL_TEST } = process.env;
/** Suites in front of an api run on the database that starts it soonest, and that it has in production. */
const quickest = { TEST_DATABASE: DATABASE_URL_TEST ? 'postgres' : 'pglite' };
const embedded = TEST_FULL || !DATABASE_URL_TEST ? '*' : '{search,sort-keys,lists,lifecycle,idempotency,jobs}';
// Long walks through what shorter ones touch too: in the long run only.
const longWalks = {
  api: [
    'archive-moves',
    'category-replacement',
    'changed-since',
    'company-categories',
    'contention',
    'counts',
    'login-attacks-slow',
    'odd-images',
    'slow-clients',
    'staff-categories',
    'offers',
    'histories',
    'catalog-histories',
    'supply-histories',
    'search-port',
    'search-tables',
    'search-input',
    'seeds-each-day',
    'unit-invariance',
  ],
  gateway: ['clients', 'ids', 'outside-clients', 'typed-texts', 'search-input'],
  contract: ['fuzz', 'hostile-names', 'private-files', 'production-start'],
  deploy: ['live', 'live-embedded'],
  // These wait for limits of many seconds.
  faults: ['trade-deadlines', 'uploads'],
};
const leftTo = (folder: keyof typeof longWalks) =>
  TEST_FULL ? [] : longWalks[folder].map((name) => `tests/${folder}/**/${name}.test.ts`);

export default defineConfig({
  test: {
    sequence: { sequencer: ChangedThenLongest },
    projects: [
      {
        test: {
          name: 'unit',
          // Starting a worker for each of so many small files takes longer than all their tests; none keeps a state.
          pool: 'threads',
          isolate: false,
          setupFiles: 'tests/kit/fixed-seed.ts',
          testTimeout: 60_000,
          include: [
            'api/{src,seeds}/**/*.test.ts',
            'shared/src/**/*.test.ts',
            'gateway/{src,playground}/**/*.test.ts',
            'web/{app,server}/**/*.test.{ts,tsx}',
            'tests/contributing/{map,order,page}.test.ts',
          ],
        },
      },
      {
        test: {
          ...inChildProcesses,
          name: 'api-pglite',
          include: [`tests/api/**/${embedded}.test.ts`],
          exclude: leftTo('api'),
          env: { TEST_DATABASE: 'pglite' },
        },
      },
      {
        test: {
          ...inChildProcesses,
          name: 'api-postgres',
          // Reading the api's modules anew for each file took much of the run; each has a market of its own.
          isolate: false,
          // One more than there are processors: some of the longest files mostly wait, as for the clock of the database.
          maxWorkers: 3,
          include: ['tests/api/**/*.test.ts'],
          exclude: leftTo('api'),
          env: { TEST_DATABASE: 'postgres' },
        },
      },
      {
        test: {
          ...inChildProcesses,
          name: 'gateway',
          // So that each worker reads the api's and the gateway's modules once.
          isolate: false,
          include: ['tests/gateway/**/*.test.ts'],
          exclude: leftTo('gateway'),
          env: quickest,
        },
      },
      {
        test: {
          ...inChildProcesses,
          name: 'contract',
          // As the gateway's: most files need the same modules, and start programs of their own.
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          exclude: leftTo('contract'),
          env: quickest,
        },
      },
      {
        test: {
          ...inChildProcesses,
          name: 'deploy',
          isolate: false,
          include: ['tests/deploy/**/*.test.ts'],
          exclude: leftTo('deploy'),
          maxWorkers: 1,
        },
      },
      // Faults and load measure time, so nothing else runs beside them.
      {
        test: {
          ...inChildProcesses,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: leftTo('faults'),
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'contributing',
          include: ['tests/contributing/{feature,runtime}.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        test: {
          ...inChildProcesses,
          name: 'load',
          include: ['tests/load/**/*.test.ts'],
          maxWorkers: 1,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
