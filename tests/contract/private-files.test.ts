import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../scripts/machine/launch.mjs';
import { freePort } from '../../scripts/machine/ports.mjs';
import { inRoot } from '../../scripts/machine/root.mjs';
import { run } from '../../scripts/machine/run.mjs';
import { peopleOf } from '../kit/people.ts';
import { startProgram, type Settings } from '../kit/program.ts';
import { until } from '../kit/until.ts';
import { pngOf, upload } from '../kit/uploads.ts';

// A new database takes its time on a busy machine.
const SLOWEST_MS = 500_000;
const timeout = { timeout: 600_000 };

/** Whoever else uses the machine reads nothing of the data: folders 0700, files 0600, however the site is started. */
let around: string;
let umask: number;
beforeAll(async () => {
  // As careless as a machine can be.
  umask = process.umask(0);
  around = await mkdtemp(join(tmpdir(), 'rasteh-private-'));
});
afterAll(async () => {
  process.umask(umask);
  await rm(around, { recursive: true, force: true });
});

/** One that is there already, for everybody to look into. */
async function openFolder(name: string) {
  const folder = join(around, name);
  await mkdir(folder);
  await chmod(folder, 0o755);
  return folder;
}

/** Everything in the folder that is open to others, with its mode, and how many things there are at all. */
async function openIn(top: string) {
  const found = { open: [] as string[], count: 0 };
  const look = async (path: string) => {
    const stats = await stat(path);
    found.count += 1;
    if (stats.mode & 0o077) found.open.push(`${path} ${(stats.mode & 0o777).toString(8)}`);
    if (stats.isDirectory()) for (const name of await readdir(path)) await look(join(path, name));
  };
  await look(top);
  return found;
}

/** Nothing in it is open, and a whole database is there. */
async function expectPrivate(folder: string) {
  const { open, count } = await openIn(folder);
  expect(open).toEqual([]);
  expect(count).toBeGreaterThan(900);
}

/** Starts the api, lets it take a file, and looks at what it left. @returns its log */
async function useApi(folder: string, settings: Settings = {}) {
  const api = await startProgram('api', { RASTEH_DATA: folder, SEED_PRODUCTS: '0', ...settings }, SLOWEST_MS);
  const people = peopleOf(api);
  const { accessToken: token } = await people.login();
  const headers = { authorization: `Bearer ${token}` };
  expect((await upload(people.filesUrl, { bytes: pngOf(300, 300), name: 'a.png', headers })).status).toBe(200);
  await expectPrivate(folder);
  await api.stop();
  await expectPrivate(folder);
  return api.output();
}

it(
  'the api started by itself: in a folder that was there, with all secrets from the environment',
  timeout,
  async () => {
    const folder = await openFolder('data');
    expect(await useApi(folder)).toContain(`${folder} was open to others and is narrowed to its owner`);
  },
);

it('what an older version left open is narrowed at the next start, and said', timeout, async () => {
  const folder = join(around, 'data');
  expect((await run(['chmod', '-R', 'a+rwX', folder])).code).toBe(0);
  // Without them the api makes its own and keeps them.
  const none = { TOKEN_KEYS: undefined, OTP_PEPPER: undefined, OUTBOX_KEY: undefined, LINK_KEY: undefined };
  const said = await useApi(folder, none);
  for (const path of [folder, join(folder, 'files')])
    expect(said).toContain(`${path} was open to others and is narrowed to its owner`);
  expect((await stat(join(folder, 'keys', 'api.json'))).mode & 0o777).toBe(0o600);
});

it('a backup, and what is restored from it into a folder that was there', timeout, async () => {
  const data = (folder: string, ...words: string[]) =>
    run(['node', 'api/dist/data.js', ...words], { env: { RASTEH_DATA: folder, DATABASE_URL: undefined } });
  const backup = join(around, 'market.gz');
  // What a run that was cut left, and an older backup that this one replaces.
  for (const left of [backup, `${backup}.partial`]) await writeFile(left, 'old');
  expect(await data(join(around, 'data'), 'backup', backup)).toMatchObject({ code: 0 });
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  const restored = await openFolder('restored');
  expect(await data(restored, 'restore', backup)).toMatchObject({ code: 0 });
  await expectPrivate(restored);
});

it('npm start: in a fresh folder, and nothing is printed but what a person wants to read', timeout, async () => {
  const folder = join(around, 'fresh');
  const ports = { API_PORT: await freePort(), GATEWAY_PORT: await freePort(), WEB_PORT: await freePort() };
  const settings = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  const ours = ['NODE_ENV', 'DATABASE_URL', 'API_URL', 'GATEWAY_URL', 'HOST', 'LOG_LEVEL', 'PUBLIC_ORIGIN'];
  const none = Object.fromEntries(ours.map((name) => [name, undefined]));
  // As in a fresh checkout: builds of before may hold what the graph no longer has, and the gateway says so.
  const operations = join(around, 'persisted');
  await mkdir(operations);
  await copyFile(inRoot('gateway/persisted/web.json'), join(operations, 'web.json'));
  const own = { RASTEH_DATA: folder, PERSISTED_FOLDER: operations, SEED_PRODUCTS: '0' };
  const site = launch('scripts/start.mjs', { env: { ...none, ...settings, ...own } });
  try {
    await until('the site', () => /Rasteh is ready/.test(site.output()) || !site.running(), SLOWEST_MS);
    await expectPrivate(folder);
    expect((await stat(join(folder, 'keys', 'web-session'))).mode & 0o777).toBe(0o600);
  } finally {
    await site.stop();
  }
  expect(site.output()).toContain('Rasteh is ready');
  // A busy machine is told of; that is no fault of the start.
  const logged = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && !/"(?:msg|message)":"slow/.test(line));
  expect(logged).toEqual([]);
});
