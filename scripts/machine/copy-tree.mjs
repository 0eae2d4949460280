import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockStamp, STAMP } from './install.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

/** Made by builds and by `npm run print`: taken along, so that only what differs is made again. */
const made = [
  '.mesh',
  'api/dist',
  'gateway/dist',
  'gateway/persisted',
  'web/.react-router',
  'web/app/design/fonts',
  '.cache/stamps',
];
/** Packages of our own programs are links to them. */
const OWN = '@rasteh';

/**
 * Copies this checkout, with what is not committed yet and what is built, into an empty folder. The copy has an index of its
 * own, so that git tells there what was changed since; its packages are links to ours.
 * @param {string} folder
 */
export async function copyTree(folder) {
  for (const path of [...(await filesOfTree()), ...generatedUnder('web/app'), ...generatedUnder('gateway/src')])
    copyFile(path, folder);
  for (const path of made) if (existsSync(inRoot(path))) cpSync(inRoot(path), join(folder, path), { recursive: true });
  for (const program of ['.', 'api', 'gateway', 'web', 'tests', 'bench'])
    linkPackages(join(program, 'node_modules'), folder);
  writeFileSync(join(folder, 'node_modules', STAMP), lockStamp());
  await git(folder, 'init', '--quiet');
  await git(folder, 'add', '--all');
}

/** A folder of links, one for each package: who empties it loses the links, and not what they lead to. */
function linkPackages(path, folder) {
  if (!existsSync(inRoot(path))) return;
  mkdirSync(join(folder, path));
  for (const name of readdirSync(inRoot(path)).filter((each) => !each.startsWith('.') || each === '.bin')) {
    const from = inRoot(path, name);
    const to = join(folder, path, name);
    if (name === OWN) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}

/** Runs git in a copy. @returns what it printed @throws Error with what it said */
export async function git(folder, ...words) {
  const { code, stdout, output } = await run(['git', ...words], { cwd: folder });
  if (code !== 0) throw new Error(`git ${words[0]} failed:\n${output.trim()}`);
  return stdout;
}

/** What differs in a copy from what was copied, new files too. @param {string} folder */
export async function touchedIn(folder) {
  await git(folder, 'add', '--intent-to-add', '--all');
  return (await git(folder, 'diff', '--name-only')).split('\n').filter(Boolean);
}

async function filesOfTree() {
  const listed = await git(inRoot(), 'ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate');
  return listed.split('\n').filter((path) => path && existsSync(inRoot(path)));
}

const generatedUnder = (folder) =>
  readdirSync(inRoot(folder), { recursive: true })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith('.generated.ts'));

function copyFile(path, folder) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  copyFileSync(inRoot(path), join(folder, path));
}
