import { readFileSync } from 'node:fs';
import { run } from '../machine/run.mjs';
import { inRoot } from '../machine/root.mjs';

/** Every file that is or would be committed, as a path from the top. */
export async function repositoryFiles() {
  const { stdout, code } = await run([
    'git',
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
  ]);
  if (code !== 0) throw new Error('git ls-files failed: the checks read the list of files from git.');
  return stdout.split('\n').filter(Boolean);
}

/** Content of a file, empty when it was removed but not yet from git's list. */
export function readText(path) {
  try {
    return readFileSync(inRoot(path), 'utf8');
  } catch {
    return '';
  }
}

/**
 * Lines of the files that match a pattern, as `path:line: what`.
 * @param {string[]} paths
 * @param {{ pattern: RegExp, what: string }[]} rules
 * @param {RegExp} [except] a part of the line that is not looked at
 */
export function findLines(paths, rules, except = /$^/) {
  return paths.flatMap((path) =>
    readText(path)
      .split('\n')
      .flatMap((line, index) =>
        rules.flatMap(({ pattern, what }) => {
          const found = pattern.exec(line.replace(except, ''));
          return found ? `${path}:${index + 1}: ${what}: ${found[0].trim().slice(0, 60)}` : [];
        }),
      ),
  );
}
