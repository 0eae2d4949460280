import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from './root.mjs';
import { run } from './run.mjs';
import { continueOnWantedNode, refuseOldNode } from './runtime.mjs';
import { fail, say } from './say.mjs';

const lockPath = inRoot('package-lock.json');
/** Beside the packages: of which lock file they are. */
export const STAMP = '.rasteh-lock';
const packagesFolder = inRoot('node_modules');
const stampPath = join(packagesFolder, STAMP);

/** What stands there when they are those of this checkout's lock file. */
export const lockStamp = () => createHash('sha256').update(readFileSync(lockPath, 'utf8')).digest('hex');

/**
 * Installs the packages of the lock file when they are not there, and goes on with the wanted Node, which is one of them.
 * Needs no package itself.
 */
export async function prepareMachine() {
  refuseOldNode();
  await installWhatIsMissing();
  await continueOnWantedNode();
}

async function installWhatIsMissing() {
  const stamp = lockStamp();
  if (readOr(stampPath, '') === stamp) return;
  if (!alreadyInstalled(JSON.parse(readFileSync(lockPath, 'utf8')))) await install();
  try {
    writeFileSync(stampPath, stamp);
  } catch {
    // In a checkout that may only be read, the packages are compared at each start instead.
  }
}

async function install() {
  refuseReadOnly();
  say('Installing the packages of package-lock.json (once, one to three minutes) …');
  // Inside `npm start` the same npm is used that started us, on its own Node: ours may be among what it replaces.
  const { npm_execpath: cli, npm_node_execpath: node = 'node' } = process.env;
  const npm = cli ? [node, cli] : ['npm'];
  // No package we use needs its install script; not running them keeps a stranger's code out.
  const result = await run([...npm, 'ci', '--ignore-scripts', '--prefer-offline', '--loglevel=error']);
  if (result.code !== 0) fail(`npm ci failed:\n${result.output.trim()}`);
}

function refuseReadOnly() {
  const folder = existsSync(packagesFolder) ? packagesFolder : root;
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    fail(`The packages cannot be installed: you may not write to ${folder}.`);
  }
}

/** Somebody ran npm by hand: its own record of what it installed agrees with the lock file. */
function alreadyInstalled(lock) {
  const installed = JSON.parse(readOr(inRoot('node_modules', '.package-lock.json'), '{}')).packages;
  if (!installed) return false;
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && isForThisMachine(entry))
    .every(([path, entry]) => installed[path]?.version === entry.version);
}

/** Of what is optional, what names this system and processor; what asks for a C library is left to npm. */
function isForThisMachine({ optional, devOptional, os, cpu, libc }) {
  if (!optional && !devOptional) return true;
  return !libc && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
}

function readOr(path, otherwise) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}
