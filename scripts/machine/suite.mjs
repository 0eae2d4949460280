import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

const vitest = ['node', 'node_modules/vitest/vitest.mjs'];
const playwright = [
  'node',
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'tests/playwright.config.ts',
  '--pass-with-no-tests',
];

const WHY_LINES = 6;
const PAGE_LINES = 40;

/**
 * Runs one suite, its output shown, and counts its tests from the runner's JSON report.
 * @param {import('../suites.mjs').Suite} suite
 * @param {Record<string, string>} env
 * @returns {Promise<{ passed: number, failed: number, skipped: number, skippedNames: string[], failedNames: string[] }>}
 *   failedNames: each with the beginning of why; a run that fails outside of its tests (a file that does not load) counts as one more failed
 */
export async function runSuite(suite, env) {
  const report = inRoot('.cache', 'test-results', `${suite.name}.json`);
  rmSync(report, { force: true });
  mkdirSync(inRoot('.cache', 'test-results'), { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command =
    suite.runner === 'vitest'
      ? [...vitest, 'run', '--project', suite.name, '--passWithNoTests', ...reporters]
      : [...playwright, '--reporter=list,json', ...(env.TEST_FULL || suite.full ? ['--project', suite.size] : [])];
  const { code } = await run(command, { show: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  const tests = readTests(suite, report);
  const of = (wanted) => tests.filter(({ state }) => state === wanted);
  const failed = of('failed');
  const skipped = of('skipped');
  const isFailedItself = code !== 0 && failed.length === 0;
  return {
    passed: of('passed').length,
    failed: isFailedItself ? 1 : failed.length,
    skipped: skipped.length,
    skippedNames: skipped.map(({ name }) => name),
    failedNames: isFailedItself
      ? ['the run itself, outside of its tests']
      : failed.map(({ name, why, page }) => [name, ...beginningOf(why), ...pageOf(page)].join('\n      ')),
  };
}

/** How many tests a suite has, without running them. */
export async function countTests(suite) {
  if (suite.runner === 'vitest') {
    const { stdout } = await run([...vitest, 'list', '--project', suite.name]);
    return stdout.split('\n').filter((line) => line.trim()).length;
  }
  const { stdout } = await run([...playwright, '--list', '--reporter=list']);
  return Number(/Total: (\d+) test/.exec(stdout)?.[1] ?? 0);
}

function readTests(suite, report) {
  try {
    const content = JSON.parse(readFileSync(report, 'utf8'));
    return suite.runner === 'vitest' ? content.testResults.flatMap(testsOfFile) : content.suites.flatMap(testsOfBranch);
  } catch {
    // No report: the runner itself failed, and its exit code says so.
    return [];
  }
}

function testsOfFile({ status, assertionResults, name }) {
  if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')) {
    return [...assertionResults.map(testOfVitest), { name, state: 'failed' }];
  }
  return assertionResults.map(testOfVitest);
}

function testOfVitest({ fullName, status, failureMessages }) {
  const state = status === 'passed' || status === 'failed' ? status : 'skipped';
  return { name: fullName, state, why: failureMessages?.[0] };
}

/** The first lines of a failure, for a list of names. */
function beginningOf(why = '') {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line));
  return lines.slice(0, WHY_LINES).map((line) => line.slice(0, 300));
}

/** What failed last, and where Playwright describes the page as it was then. */
function failureOf(results) {
  const last = results.findLast(({ error }) => error);
  return {
    why: last?.error.message,
    page: last?.attachments.find(({ name }) => name === 'error-context')?.path,
  };
}

/** The page at a failure, since no trace is kept: its dialog where one is open, otherwise its main part. */
function pageOf(path) {
  if (!path) return [];
  const lines = (/```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '').split('\n');
  const begins = [/^\s*- (alert)?dialog/, /^\s*- main/].map((part) => lines.findIndex((line) => part.test(line)));
  const first = begins.find((at) => at >= 0) ?? 0;
  return ['The page showed:', ...lines.slice(first, first + PAGE_LINES)];
}

/** Playwright nests: a file holds groups, a group holds specs, a spec runs once for each browser project. */
function testsOfBranch(branch) {
  const own = (branch.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: `${spec.title} [${test.projectName}]`,
      state: { expected: 'passed', flaky: 'passed', skipped: 'skipped' }[test.status] ?? 'failed',
      ...failureOf(test.results),
    })),
  );
  return [...own, ...(branch.suites ?? []).flatMap(testsOfBranch)];
}
