import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/machine/root.mjs';
import { createDatabase, databaseExists, dropDatabase, renameDatabase } from './postgres.ts';
import { startProgram, type Settings } from './program.ts';

/** Where the api keeps its data: embedded in a folder, or on the test PostgreSQL. */
export type DatabaseKind = 'pglite' | 'postgres';

/** A market that a test may change as it likes: settings that point an api at it, and how to throw it away. */
export type Market = { settings: Settings; discard: () => Promise<void> };

const templates = inRoot('.cache', 'test-market');

/** A market with `products` offers, seeded once for each build of the api and then copied; 0: a database without a table. */
export async function makeMarket(database: DatabaseKind, products: number): Promise<Market> {
  const folder = await mkdtemp(join(tmpdir(), 'rasteh-test-'));
  const settings = { RASTEH_DATA: folder, SEED_PRODUCTS: String(products) };
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (database === 'pglite') {
    if (products > 0) await cp(await templateFolder(products), folder, { recursive: true });
    return { settings, discard: removeFolder };
  }
  const url = await createDatabase(products > 0 ? await templateDatabase(products) : undefined);
  if (products > 0) await cp(await templateFiles(), join(folder, 'files'), { recursive: true });
  const discard = async () => {
    await dropDatabase(url);
    await removeFolder();
  };
  return { settings: { ...settings, DATABASE_URL: url }, discard };
}

/** Seeds what `makeMarket` will copy, so that its time is nobody's test time. */
export const prepareMarket = async (database: DatabaseKind, products: number) =>
  void (await (database === 'pglite' ? templateFolder(products) : templateDatabase(products)));

// Test files run in several processes. Two may seed the same template at once; the first to finish names it.

async function templateFolder(products: number): Promise<string> {
  const build = await buildId();
  const template = join(templates, `${build}-${products}`);
  if (existsSync(template)) return template;
  await removeOtherBuilds(build);
  const own = `${template}.${randomBytes(4).toString('hex')}`;
  await seed({ RASTEH_DATA: own, SEED_PRODUCTS: String(products) });
  await rename(own, template).catch(() => rm(own, { recursive: true, force: true }));
  return template;
}

async function templateDatabase(products: number): Promise<string> {
  const template = `rasteh_template_${await buildId()}_${products}`;
  if ((await databaseExists(template)) && existsSync(await templateFiles())) return template;
  const own = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'rasteh-test-'));
  await seed({ DATABASE_URL: own, RASTEH_DATA: folder, SEED_PRODUCTS: String(products) });
  await keepFiles(join(folder, 'files'));
  await rm(folder, { recursive: true, force: true });
  await renameDatabase(own, template).catch(() => dropDatabase(own));
  return template;
}

/** Where the files of seeded databases lie: they are the same in all, by their ids too. */
const templateFiles = async () => join(templates, `${await buildId()}-files`);

async function keepFiles(folder: string) {
  await mkdir(templates, { recursive: true });
  const own = `${await templateFiles()}.${randomBytes(4).toString('hex')}`;
  await cp(folder, own, { recursive: true });
  await rename(own, await templateFiles()).catch(() => rm(own, { recursive: true, force: true }));
}

/** The api seeds an empty database when it starts. */
async function seed(settings: Settings) {
  const api = await startProgram('api', settings, 300_000);
  await api.stop();
}

async function removeOtherBuilds(build: string) {
  await mkdir(templates, { recursive: true });
  const old = (await readdir(templates)).filter((name) => !name.startsWith(build));
  await Promise.all(old.map((name) => rm(join(templates, name), { recursive: true, force: true })));
}

let knownBuildId: Promise<string> | undefined;

/** Fingerprint of what decides a freshly seeded market: the built api, its migrations, and the words and pictures of the seeds. */
const buildId = () =>
  (knownBuildId ??= (async () => {
    const hash = createHash('sha256').update(await readFile(inRoot('api/dist/main.js')));
    for (const folder of ['api/migrations', 'api/seeds/search', 'api/seeds/pictures'])
      for (const name of (await readdir(inRoot(folder))).sort())
        hash.update(name).update(await readFile(inRoot(folder, name)));
    return hash.digest('hex').slice(0, 16);
  })());
