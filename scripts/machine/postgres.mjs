import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './ports.mjs';
import { run } from './run.mjs';
import { stopWithUs } from './with-us.mjs';

/**
 * Starts a PostgreSQL of our own on a free port, with the durability settings of a fresh installation where they are measured.
 * @param {{ keepIn?: string, durable?: boolean }} [options] keepIn: folder for its data, used again by the next start with the
 *   programs of the version that wrote them; without it they are thrown away; durable: whether they outlive a power cut, which costs
 *   a wait for the disk at every commit
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> } | undefined>} undefined when PostgreSQL is not installed;
 *   url: a superuser's address without a password, reachable from this machine only
 * @throws Error in one line where the programs of the version that wrote the data are not installed
 */
export async function startPostgres({ keepIn, durable = true } = {}) {
  const kept = keepIn && majorOf(join(keepIn, 'data'));
  const binaries = kept ? binariesOf(kept, keepIn) : findBinaries()[0];
  if (!binaries) return undefined;
  const owner = unprivilegedOwner();
  if (keepIn) mkdirSync(keepIn, { recursive: true });
  // Not inside the checkout unless asked: the owner may not be allowed to enter it.
  const folder = keepIn ?? mkdtempSync(join(tmpdir(), 'rasteh-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...owner, env: { HOME: folder } };
  if (!existsSync(join(data, 'PG_VERSION'))) await makeCluster(binaries, data, options);
  const port = await freePort();
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'unix_socket_directories=',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=200',
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']),
    ],
    { ...options, env: { ...process.env, ...options.env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => server.on('close', resolve));
  const release = stopWithUs(server, 'SIGINT');
  await acceptsConnections(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: /** @type {number} */ (server.pid),
    async stop() {
      server.kill('SIGINT');
      await ended;
      release();
      if (!keepIn) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeCluster(binaries, data, options) {
  // C.UTF-8 and not C: with C, pg_trgm does not see Persian letters as letters.
  const made = await run(
    [join(binaries, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    options,
  );
  if (made.code !== 0) throw new Error(`initdb failed:\n${made.output}`);
}

/** The major version of PostgreSQL that wrote a folder of data. @returns {string | undefined} undefined where there is none */
function majorOf(data) {
  const file = join(data, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** The server's programs for data of a major version. @throws Error in one line where they are not installed; nothing is changed */
function binariesOf(major, keepIn) {
  const installed = findBinaries().map((folder) => ({ folder, major: majorOfPrograms(folder) }));
  const fitting = installed.find((each) => each.major === major);
  if (fitting || installed.length === 0) return fitting?.folder;
  const others = [...new Set(installed.map((each) => each.major))].join(', ');
  throw new Error(
    `${keepIn} was written by PostgreSQL ${major}, and PostgreSQL ${others} is installed; nothing was changed. ` +
      `Install PostgreSQL ${major}, or move the data: pg_dumpall with ${major}, an empty folder, psql with ${others}. A folder under .cache may be removed: it is made again.`,
  );
}

const majorOfPrograms = (folder) =>
  /\d+/.exec(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[0];

/** Debian keeps the server's programs outside PATH, one folder for each major version. The newest of them comes first. */
function findBinaries() {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...onPath, ...versions.map((version) => join(debian, version, 'bin'))];
  return folders.filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root. @returns {{ uid?: number, gid?: number }} */
function unprivilegedOwner() {
  if (process.getuid?.() !== 0) return {};
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const person = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody');
  if (!person) throw new Error('PostgreSQL refuses to run as root and there is neither a user postgres nor nobody.');
  return { uid: Number(person[2]), gid: Number(person[3]) };
}

function acceptsConnections(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-20_000);
      if (log.includes('ready to accept connections')) resolve(undefined);
    });
    server.on('close', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}
