import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fail, say } from './say.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

const lockPath = inRoot('package-lock.json');
/** Beside the packages: of which lock file they are. */
export const STAMP = '.rasteh-lock';
const stampPath = inRoot('node_modules', STAMP);

/** What stands there when they are those of this checkout's lock file. */
export const lockStamp = () => createHash('sha256').update(readFileSync(lockPath, 'utf8')).digest('hex');

/** Checks Node and installs the packages of the lock file when they are not there. Needs no package itself. */
export async function prepareMachine() {
  checkNode();
  const stamp = lockStamp();
  if (readOr(stampPath, '') === stamp) return;
  if (!alreadyInstalled(JSON.parse(readFileSync(lockPath, 'utf8')))) await install();
  writeFileSync(stampPath, stamp);
}

function checkNode() {
  const wanted = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).engines.node.replace(/[^\d.]/g, '');
  const [major, minor] = wanted.split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  fail(`Node ${wanted} or newer is needed, this is ${process.versions.node}.`);
}

async function install() {
  say('Installing the packages of package-lock.json (once, one to three minutes) …');
  // Inside `npm start` the same npm is used that started us.
  const npm = process.env.npm_execpath ? ['node', process.env.npm_execpath] : ['npm'];
  // No package we use needs its install script; not running them keeps a stranger's code out.
  const result = await run([...npm, 'ci', '--ignore-scripts', '--prefer-offline', '--loglevel=error']);
  if (result.code !== 0) fail(`npm ci failed:\n${result.output.trim()}`);
}

/** Somebody ran npm by hand: its own record of what it installed agrees with the lock file. */
function alreadyInstalled(lock) {
  const installed = JSON.parse(readOr(inRoot('node_modules', '.package-lock.json'), '{}')).packages;
  if (!installed) return false;
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.devOptional && !entry.link)
    .every(([path, entry]) => installed[path]?.version === entry.version);
}

function readOr(path, otherwise) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}
