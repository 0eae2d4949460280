import { run } from './run.mjs';

/**
 * Files that differ from what has landed: those of the commits since `origin/main`, and those that nobody committed yet.
 * Without git, or without a remote, only what can be told.
 * @returns {Promise<string[]>}
 */
export async function changedFiles() {
  const asked = await Promise.all([
    run(['git', 'diff', '--name-only', 'origin/main...HEAD']),
    run(['git', 'diff', '--name-only', 'HEAD']),
    run(['git', 'ls-files', '--others', '--exclude-standard']),
  ]);
  const names = asked.flatMap(({ code, stdout }) => (code === 0 ? stdout.split('\n').filter(Boolean) : []));
  return [...new Set(names)];
}

/**
 * How near a test is to what was changed: 0 for a changed test, then by the folders that both have in common below the
 * program and below the tests of it (`api/src/modules/sourcing/quotes/sending.ts`, `tests/api/sourcing/quotes/quotes.test.ts`).
 * @param {string} test path of its file from the root
 * @param {readonly string[]} changed
 * @returns {number} `FAR` for one that has nothing in common with any of them
 */
export function distance(test, changed) {
  if (changed.includes(test)) return 0;
  const [, suite, ...folders] = test.split('/');
  const shared = changed.map((file) => sharedFolders(file, suite, folders.slice(0, -1)));
  const most = Math.max(0, ...shared);
  return most === 0 ? FAR : FAR - most;
}

export const FAR = 100;

/** The module's folders and those below, as they stand in both paths: `trade/quotes`. */
function sharedFolders(file, suite, folders) {
  const path = file.split('/');
  const inTests = path[0] === 'tests' && path[1] === suite;
  const inProgram = path[0] === suite && ['modules', 'features', 'platform'].some((name) => path.includes(name));
  if (!inTests && !inProgram) return 0;
  const own = inTests ? path.slice(2, -1) : foldersOf(path);
  let count = 0;
  while (count < folders.length && own[count] === folders[count]) count += 1;
  return count;
}

const foldersOf = (path) => {
  const at = path.findIndex((name) => ['modules', 'features', 'platform'].includes(name));
  return path.slice(path[at] === 'platform' ? at : at + 1, -1);
};
