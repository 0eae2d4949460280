import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { followParent } from './launch.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { fail, say } from './say.mjs';

/** The Node on which everything runs: `npm ci` brings it as a package where the machine's own is another. */
const wanted = readFileSync(inRoot('.node-version'), 'utf8').trim();
/** What the scripts themselves need until that Node is there. */
const oldest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).engines.node.replace(/[^\d.]/g, '');

const binFolder = inRoot('node_modules', '.bin');
const isWindows = process.platform === 'win32';
const packageName = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;

/** Ends the program with one line where this Node cannot even begin. */
export function refuseOldNode() {
  if (isAtLeast(process.versions.node, oldest)) return;
  fail(`Node ${oldest} or newer is needed to begin, this is ${process.versions.node}.`);
}

/**
 * Runs this script again on the wanted Node when this one is of another major version. The packages must be installed.
 * Does not return when it ran the other one: this process ends as that one did.
 */
export async function continueOnWantedNode() {
  if (majorOf(process.versions.node) === majorOf(wanted)) return;
  const program = inRoot('node_modules', packageName, 'bin', isWindows ? 'node.exe' : 'node');
  const { code, output } = await run([program, '--version']);
  if (code === 0 && output.trim() === `v${wanted}`) process.exit(await runAgain(program));
  // A program that cannot run here would be found first by every `npm run`.
  rmSync(join(binFolder, 'node'), { force: true });
  if (isAtLeast(process.versions.node, wanted)) return;
  fail(
    `Node ${wanted} is needed, this is ${process.versions.node}, and npm brought none for ${process.platform} ${process.arch}: install it from https://nodejs.org.`,
  );
}

async function runAgain(program) {
  say(`Going on with Node ${wanted}; this is ${process.versions.node}.`);
  // Programs of packages begin with `env node`, so ours comes first in the PATH too.
  const PATH = [binFolder, process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH };
  // A process group of its own, so that Ctrl-C reaches it only through us; the channel tells it when we are gone.
  const child = spawn(program, [`--import=${followParent}`, ...process.argv.slice(1)], {
    env,
    detached: !isWindows,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const name of signals) process.on(name, () => child.kill(name));
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`Node ${wanted} could not be started: ${error.message}`));
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

const majorOf = (version) => Number(version.split('.')[0]);

function isAtLeast(version, least) {
  const [own, other] = [version, least].map((text) => text.split('.').map(Number));
  for (const [place, part] of own.entries()) {
    const needed = other[place] ?? 0;
    if (part !== needed) return part > needed;
  }
  return true;
}
