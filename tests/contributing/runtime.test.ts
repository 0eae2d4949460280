import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../scripts/machine/root.mjs';
import { run } from '../../scripts/machine/run.mjs';

// What a machine has of Node, and what our scripts make of it: real Nodes, a real npm, a checkout with no other package.
const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const packageName = `node-${platform}`;
const others = { 18: '18.9.1', 20: '20.19.6', 26: '26.12.1' };
const nobody = 65_534;

let folder: string;
let tree: string;
let wanted: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rasteh-runtime-'));
  await chmod(folder, 0o755);
  wanted = (await readFile(join(root, '.node-version'), 'utf8')).trim();
  for (const version of [...Object.values(others), wanted]) {
    const prefix = join(folder, version);
    const { code, output } = await run(['npm', 'install', '--prefix', prefix, `${packageName}@${version}`]);
    if (code !== 0) throw new Error(output);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(async () => {
  tree = join(folder, 'checkout');
  await rm(tree, { recursive: true, force: true });
  await mkdir(tree);
  await cp(join(root, 'scripts'), join(tree, 'scripts'), { recursive: true });
  await cp(join(root, '.node-version'), join(tree, '.node-version'));
  const [manifest, lock] = await Promise.all(['package.json', 'package-lock.json'].map(readJson));
  const { name, version, type, engines, optionalDependencies } = manifest;
  const own = { name, version, type, engines, optionalDependencies };
  const packages = Object.keys(optionalDependencies).map((name) => `node_modules/${name}`);
  await write('package.json', own);
  await write('package-lock.json', {
    name,
    version,
    lockfileVersion: lock.lockfileVersion,
    packages: { '': own, ...Object.fromEntries(packages.map((path) => [path, lock.packages[path]])) },
  });
  const lines = ["import { prepareMachine } from './scripts/machine/install.mjs';", 'await prepareMachine();'];
  await writeFile(join(tree, 'version.mjs'), [...lines, 'console.log(process.version);'].join('\n'));
  await writeFile(
    join(tree, 'wait.mjs'),
    [...lines, "console.log('waits');", 'setInterval(() => {}, 60_000);'].join('\n'),
  );
});

const readJson = async (path: string) => JSON.parse(await readFile(join(root, path), 'utf8'));
const write = (path: string, content: unknown) => writeFile(join(tree, path), JSON.stringify(content));
const nodeOf = (version: string) => join(folder, version, 'node_modules', packageName, 'bin', 'node');

/** Begins with a Node as a person does; the last line is the version that the script saw. */
async function begin(version: string, options: { uid?: number; gid?: number } = {}) {
  const { code, output } = await run([nodeOf(version), 'version.mjs'], {
    cwd: tree,
    env: { PATH: process.env.PATH },
    ...options,
  });
  const lines = output.trim().split('\n');
  return { code, lines, last: lines.at(-1) };
}

describe('the Node that everything runs on', () => {
  it('is installed and taken where the machine has an older or a newer one', async () => {
    for (const version of [others[20], others[26]]) {
      const { code, lines, last } = await begin(version);
      expect([code, last]).toEqual([0, `v${wanted}`]);
      expect(lines).toContain(`Going on with Node ${wanted}; this is ${version}.`);
    }
    expect((await begin(others[20])).lines).toHaveLength(2);
  });

  it('is the machine’s own where that is of the same major version', async () => {
    const { lines } = await begin(wanted);
    expect(lines).toEqual([expect.stringContaining('Installing'), `v${wanted}`]);
  });

  it('cannot be brought by one that is too old, which says so and installs nothing', async () => {
    const { code, lines } = await begin(others[18]);
    expect(code).toBe(1);
    expect(lines).toEqual([`Node 20.19 or newer is needed to begin, this is ${others[18]}.`]);
    expect(existsSync(join(tree, 'node_modules'))).toBe(false);
  });

  it('is told to be installed where npm has no package of it', async () => {
    await begin(others[20]);
    await rm(join(tree, 'node_modules', packageName), { recursive: true });
    const { code, lines } = await begin(others[20]);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`Node ${wanted} is needed, this is ${others[20]}, and npm brought none`);
    expect((await begin(others[26])).lines).toEqual([`v${others[26]}`]);
  });

  it('is installed again after an install that was interrupted', async () => {
    await mkdir(join(tree, 'node_modules', packageName, 'bin'), { recursive: true });
    await writeFile(join(tree, 'node_modules', packageName, 'bin', 'node'), 'half of a program', { mode: 0o755 });
    expect((await begin(others[20])).last).toBe(`v${wanted}`);
  });

  it('says in one line that its folder cannot be written to', async () => {
    await mkdir(join(tree, 'node_modules'));
    await chmod(join(tree, 'node_modules'), 0o555);
    // Root may write everywhere.
    const { code, lines } = await begin(others[20], process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {});
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('you may not write to')]);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('ends with the process that began it: %s', async (signal) => {
    await begin(others[20]);
    const first = spawn(nodeOf(others[20]), ['wait.mjs'], { cwd: tree, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    const ended = once(first.stdout, 'close');
    for await (const text of first.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      output += text;
      if (output.includes('waits')) break;
    }
    first.kill(signal);
    first.stdout.resume();
    // The second process holds the pipe until it has ended too.
    await ended;
    expect(output).toContain('waits');
  });
});
