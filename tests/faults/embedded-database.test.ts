import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMBEDDED_MAJOR } from '../../api/src/platform/database/data-folder.ts';
import { inRoot } from '../../scripts/machine/root.mjs';
import { startPostgres } from '../../scripts/machine/postgres.mjs';
import { hasPostgres } from '../kit/postgres.ts';
import { startRefused } from '../kit/program.ts';
import { startApiProcess } from '../kit/site.ts';
import { until } from '../kit/until.ts';

let folder: string;
// inside the checkout, so that packages are found
const built = inRoot('.cache', 'test-writer');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rasteh-kill-'));
  await build({
    entryPoints: {
      writer: inRoot('tests/faults/writer.ts'),
      'pglite.worker': inRoot('api/src/platform/database/pglite.worker.ts'),
    },
    outdir: built,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** So many times it is killed. */
const ROUNDS = process.env.TEST_FULL ? 5 : 2;

function startWriter() {
  const child = spawn(process.execPath, [join(built, 'writer.js'), folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { first: 0, acknowledged: 0, errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const numbers = text.trim().split('\n').map(Number);
    said.first ||= numbers[0]!;
    said.acknowledged = numbers.at(-1)!;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.errors += text));
  return { child, said };
}

describe('the embedded database', () => {
  it(
    'loses nothing it acknowledged when it is killed in the middle of writing, several times',
    { timeout: 180_000 },
    async () => {
      let acknowledged = 0;
      for (let round = 1; round <= ROUNDS; round += 1) {
        const { child, said } = startWriter();
        await until(`round ${round} writes`, () => said.acknowledged >= said.first + 20 * round);
        // It continues from what it found, so its first number is beyond all that was acknowledged before.
        expect(said.first).toBeGreaterThan(acknowledged);
        expect(said.errors).toBe('');
        child.kill('SIGKILL');
        await once(child, 'close');
        acknowledged = said.acknowledged;
      }
      const { child, said } = startWriter();
      await until('a last start writes', () => said.first > 0);
      expect(said.first).toBeGreaterThan(acknowledged);
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  );

  it('refuses a second process on its folder, and says so', async () => {
    await using api = await startApiProcess({ database: 'pglite' });
    const { code, output } = await startRefused('api', api.settings);
    expect(code).toBe(1);
    expect(output).toMatch(/in use by another process/);
    expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
    // The version that the api says it reads is the one that it wrote.
    const written = readFileSync(join(api.settings.RASTEH_DATA!, 'pglite', 'PG_VERSION'), 'utf8');
    expect(written.trim()).toBe(EMBEDDED_MAJOR);
  });

  it('refuses a folder that another version of PostgreSQL wrote, and changes nothing in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rasteh-other-version-'));
    mkdirSync(join(folder, 'pglite'));
    writeFileSync(join(folder, 'pglite', 'PG_VERSION'), '16\n');
    const { code, output } = await startRefused('api', { RASTEH_DATA: folder });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/was written by PostgreSQL 16, and this release reads PostgreSQL \d+; nothing was changed/),
    ]);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['pglite', join('pglite', 'PG_VERSION')]);
    rmSync(folder, { recursive: true });
  });

  it.skipIf(!hasPostgres)(
    'nor does a PostgreSQL of our own start on data of a version that is not installed',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'rasteh-other-version-'));
      mkdirSync(join(folder, 'data'));
      writeFileSync(join(folder, 'data', 'PG_VERSION'), '9\n');
      await expect(startPostgres({ keepIn: folder })).rejects.toThrow(
        /was written by PostgreSQL 9, and PostgreSQL [\d, ]+ is installed; nothing was changed/,
      );
      expect(readdirSync(join(folder, 'data'))).toEqual(['PG_VERSION']);
      rmSync(folder, { recursive: true });
    },
  );
});
