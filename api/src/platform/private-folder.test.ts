import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPrivate } from './private-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'private-'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function shard(name: string, mode: number) {
  await mkdir(join(folder, 'objects', name), { recursive: true });
  await writeFile(join(folder, 'objects', name, 'file'), 'x');
  await chmod(join(folder, 'objects', name, 'file'), 0o644);
  await chmod(join(folder, 'objects', name), mode);
}
const modeOf = async (...path: string[]) => ((await stat(join(folder, ...path))).mode & 0o777).toString(8);

it('of a store with many files only those in folders that stand open are looked at', async () => {
  await shard('0a', 0o755);
  await shard('0b', 0o700);
  await chmod(join(folder, 'objects'), 0o755);
  keepPrivate(folder, [], ['objects', 'missing']);
  expect([await modeOf('objects'), await modeOf('objects', '0a'), await modeOf('objects', '0a', 'file')]).toEqual([
    '700',
    '700',
    '600',
  ]);
  expect(await modeOf('objects', '0b', 'file')).toBe('644');
});

it('a store that is no folder is told, and does not keep the program from starting', async () => {
  await writeFile(join(folder, 'objects'), 'x');
  expect(() => keepPrivate(folder, [], ['objects'])).not.toThrow();
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('ENOTDIR'));
});
