import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touchedIn } from '../../scripts/machine/copy-tree.mjs';
import { openExample } from '../../scripts/machine/example.mjs';
import { run } from '../../scripts/machine/run.mjs';
import { FEATURE, listedFiles, rowOf } from './example.ts';

// A new engineer follows docs/contributing.md: the example feature goes into a copy of this checkout, and lives there.
let tree: string;
let touched: string[];

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'rasteh-feature-'));
  await openExample(tree);
  await node('scripts/print.mjs');
  touched = await touchedIn(tree);
});
afterAll(() => rm(tree, { recursive: true, force: true }));

/** Runs a program of the copy. @throws Error with what it printed, when it fails */
async function node(...words: string[]) {
  const { code, output } = await run(['node', ...words], {
    cwd: tree,
    env: { CI: '', FORCE_COLOR: '0', DATABASE_URL_TEST: '' },
  });
  if (code !== 0) throw new Error(`${words.join(' ')}:\n${output.trim().slice(-6_000)}`);
}
const tool = (path: string, ...words: string[]) => node(join('node_modules', path), ...words);

describe('a feature that is added as the page says', () => {
  it('touches the files of the page’s list and no other', () => {
    const rows = listedFiles();
    expect(touched.filter((path) => !rowOf(rows, path))).toEqual([]);
    expect(rows.filter((row) => !touched.some((path) => rowOf(rows, path) === row)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('keeps every rule', async () => {
    const rules = ['imports', 'unused', 'hygiene', 'words', 'platform words', 'one clock', 'sides'];
    const ofGraph = ['contract', 'described', 'bare texts', 'graph shape', 'released', 'writes'];
    const types = ['api', 'gateway', 'web', 'tests'].map((folder) => `types ${folder}`);
    await node('scripts/check.mjs', ...types, ...rules, ...ofGraph);
    await tool(
      'eslint/bin/eslint.js',
      '--no-warn-ignored',
      '--max-warnings=0',
      ...touched.filter((path) => /\.tsx?$/.test(path)),
    );
    await tool('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...touched);
  });

  it('does what its own tests say, and what is asked of every endpoint', async () => {
    const vitest = (...words: string[]) => tool('vitest/vitest.mjs', 'run', ...words);
    await vitest('--project', 'api-pglite', '--project', 'gateway', FEATURE);
    await vitest('--project', 'contract', 'endpoints', '-t', FEATURE);
  });
});
