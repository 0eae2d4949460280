import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OperationKind } from '../graphRequest.ts';
import { kindOf } from './operationKind.ts';
import { slimManifest } from './slimManifest.ts';
import { brotliCompress, constants, gzip } from 'node:zlib';

const keptBuilds = 10;
const smallestCompressed = 1_000;
const compressible = /\.(js|css|svg|json|txt)$/;

interface Finished {
  reactRouterConfig: { buildDirectory: string };
  viteConfig: { root: string };
}

/**
 * Last step of the web build. Takes from the list of routes what says nothing, compresses the files once instead of at every answer, and keeps the list of
 * operations of this and the last builds, so that pages loaded before an update go on working: the list
 * lies as `gateway/persisted/web.json` (made by codegen), each build adds its own copy
 * `gateway/persisted/web-<time>.json`, and the gateway runs what any `*.json` there names.
 */
export async function finishBuild({ reactRouterConfig, viteConfig }: Finished): Promise<void> {
  const client = join(reactRouterConfig.buildDirectory, 'client');
  await slimManifest(join(client, 'assets'));
  await compressFiles(client);
  const persisted = join(viteConfig.root, '../gateway/persisted');
  await keepOperations(persisted);
  await writeOperations(persisted, join(reactRouterConfig.buildDirectory, 'operations.json'));
}

async function compressFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(file) || (await stat(file)).size < smallestCompressed) continue;
    const content = await readFile(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

async function keepOperations(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const current = await readFile(join(folder, 'web.json'), 'utf8');
  const earlier = await earlierLists(folder);
  const newest = earlier.at(-1);
  const unchanged = newest && (await readFile(join(folder, newest), 'utf8')) === current;
  if (!unchanged) await copyFile(join(folder, 'web.json'), join(folder, `web-${Date.now()}.json`));
  for (const list of (await earlierLists(folder)).slice(0, -keptBuilds)) await rm(join(folder, list));
}

/** The operations that the web server lets through, with what they do; all others end there. */
async function writeOperations(folder: string, file: string): Promise<void> {
  const lists = ['web.json', ...(await earlierLists(folder))];
  const kinds = new Map<string, OperationKind>();
  for (const list of lists) {
    const operations = JSON.parse(await readFile(join(folder, list), 'utf8')) as Record<string, string>;
    for (const [hash, text] of Object.entries(operations)) kinds.set(hash, kindOf(text));
  }
  await writeFile(file, JSON.stringify(Object.fromEntries([...kinds].sort())));
}

async function earlierLists(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^web-\d+\.json$/.test(name)).sort();
}
