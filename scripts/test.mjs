import { findOrInstallBrowser } from './machine/browser.mjs';
import { build } from './machine/build.mjs';
import { changedFiles } from './machine/changed.mjs';
import { hasEntry } from './machine/entry.mjs';
import { prepareMachine } from './machine/install.mjs';
import { startPostgres } from './machine/postgres.mjs';
import { startRedis } from './machine/redis.mjs';
import { fail, say, seconds } from './machine/say.mjs';
import { countTests, runSuite } from './machine/suite.mjs';
import { stepsToTest } from './steps.mjs';
import { inOrder, remedies, suites } from './suites.mjs';

// `npm test [-- SUITE …] [--full]`: sets up what is missing, runs the suites, sums them. In CI nothing may be left out.
const isCi = Boolean(process.env.CI) && process.env.CI !== 'false';
const full = process.argv.includes('--full');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.find((name) => !suites.some((suite) => suite.name === name));
if (unknown) fail(`There is no suite "${unknown}". Suites: ${suites.map(({ name }) => name).join(', ')}.`);
const selected = suites.filter(({ name, full: only }) => (wanted.length > 0 ? wanted.includes(name) : full || !only));

const total = { passed: 0, failed: 0, skipped: 0 };
const leftOut = [];
const failed = [];
const times = [];
try {
  await prepareMachine();
  await build(stepsToTest.filter(({ name }) => selected.some(({ builds }) => !builds || builds.includes(name))));
  await runAll(await setUp());
} catch (error) {
  total.failed += 1;
  say(error.message);
}
tell();

async function setUp() {
  const needs = (thing) => selected.some((suite) => suite.needs === thing);
  const browser = needs('a browser') ? await findOrInstallBrowser() : undefined;
  const given = process.env.DATABASE_URL_TEST;
  // Other suites use PostgreSQL too where races are tried, so it is started for all of them.
  const postgres = given ? { url: given, stop: async () => {} } : await startPostgres({ durable: false });
  const redis = needs('nginx and Redis') && hasEntry() ? await startRedis() : undefined;
  const env = {
    TEST_FULL: full ? '1' : '',
    CHROMIUM: browser ?? '',
    DATABASE_URL_TEST: postgres?.url ?? '',
    REDIS_URL_TEST: redis?.url ?? '',
  };
  const has = {
    PostgreSQL: Boolean(postgres),
    'a browser': Boolean(browser),
    'nginx and Redis': Boolean(redis && postgres),
  };
  return { env, has, stop: () => Promise.all([postgres?.stop(), redis?.stop()]) };
}

async function runAll({ env, has, stop }) {
  try {
    for (const suite of inOrder(selected, await changedFiles())) {
      if (suite.needs && !has[suite.needs]) await leaveOut(suite);
      else await runOne(suite, env);
    }
  } finally {
    await stop();
  }
}

async function leaveOut(suite) {
  total.skipped += await countTests(suite);
  leftOut.push(`suite ${suite.name}: needs ${suite.needs} (${remedies[suite.needs]})`);
}

async function runOne(suite, env) {
  say(`\n── ${suite.name} ${'─'.repeat(60 - suite.name.length)}`);
  const startedAt = performance.now();
  const result = await runSuite(suite, env);
  for (const key of ['passed', 'failed', 'skipped']) total[key] += result[key];
  leftOut.push(...result.skippedNames.map((name) => `${suite.name}: ${name}`));
  failed.push(...result.failedNames.map((name) => `${suite.name}: ${name}`));
  if (result.passed + result.failed + result.skipped === 0) leftOut.push(`suite ${suite.name}: has no test`);
  const took = seconds(startedAt);
  times.push(`${suite.name} ${took}`);
  say(`── ${suite.name}: ${counts(result)} in ${took}`);
}

function counts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

function tell() {
  say();
  // Whoever sees only the end of a long log finds here what to run again.
  if (failed.length > 0) say(`Failed:\n${failed.map((line) => `  ${line}`).join('\n')}`);
  if (leftOut.length > 0) say(`Left out:\n${leftOut.map((line) => `  ${line}`).join('\n')}`);
  const incomplete = isCi && leftOut.length > 0;
  if (incomplete) say('This is a CI run, where nothing may be left out: it fails.');
  say(`Took: ${times.join(', ')}`);
  // Asked for by whoever reads the result: this is the last line.
  say(counts(total));
  process.exit(total.failed > 0 || incomplete ? 1 : 0);
}
