import { readFileSync, writeFileSync } from 'node:fs';
import { copyTree, git } from './copy-tree.mjs';
import { inRoot, root } from './root.mjs';
import { run } from './run.mjs';

/** The example feature of docs/contributing.md. */
const patch = inRoot('tests', 'contributing', 'errands.patch');
const apply = ['git', 'apply', '-C1', patch];
/** Printed by `npm run print`, in the copy too. */
const printed = ['api/openapi.json', 'gateway/schema.graphql', 'api/src/tables.generated.ts'];

export const readExample = () => readFileSync(patch, 'utf8');

/** Whether the example fits this checkout, without touching it. @returns what does not, `path:line` by the word of git; empty when all fits */
export const examplesMisfits = async () => (await run([...apply, '--check'], { cwd: root })).output.trim();

/**
 * A copy of this checkout with the example in it. @param {string} folder empty
 * @param {{ partly?: boolean }} [options] partly: what does not fit is left beside its file as `.rej`
 * @returns {Promise<string>} what git said of what does not fit
 */
export async function openExample(folder, { partly = false } = {}) {
  await copyTree(folder);
  const { code, output } = await run([...apply, ...(partly ? ['--reject'] : [])], { cwd: folder });
  if (code !== 0 && !partly) throw new Error(`the example does not fit:\n${output.trim()}`);
  return code === 0 ? '' : output.trim();
}

/** Makes the patch anew of what differs in a copy. @param {string} folder of openExample */
export async function keepExample(folder) {
  await git(folder, 'add', '--intent-to-add', '--all');
  const others = printed.map((path) => `:!${path}`);
  writeFileSync(patch, await git(folder, 'diff', '--unified=1', '--no-color', '--', '.', ':!*.rej', ...others));
}
