import { run } from '../machine/run.mjs';
import { readText } from './files.mjs';

const list = 'scripts/checks/backward-imports.txt';
/** Rules of ordered folders, whose violations may stand in the list. */
const isOfOrder = /-order-/;

/**
 * Violations of `.dependency-cruiser.cjs`. Imports against the order of modules that stood when the order was made are listed in
 * `backward-imports.txt`, which only shrinks: an entry that is mended leaves it.
 * @param {string[]} folders
 * @returns {() => Promise<string[]>} the violations that are not listed, and the entries that are none
 */
export const wrongImports = (folders) => async () => {
  const command = ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  const { stdout, output, code } = await run(command);
  if (!stdout.startsWith('{')) return [output, `depcruise ended with ${code}`];
  const { summary } = JSON.parse(stdout);
  const found = summary.violations.map(({ rule, from, to }) => ({ name: rule.name, line: `${from} → ${to}` }));
  const listed = new Set(readText(list).split('\n').filter(Boolean));
  const backward = new Set(found.filter(({ name }) => isOfOrder.test(name)).map(({ line }) => line));
  return [
    ...found
      .filter(({ name, line }) => !(isOfOrder.test(name) && listed.has(line)))
      .map(({ name, line }) => `${name}: ${line}`),
    ...[...listed].filter((line) => !backward.has(line)).map((line) => `${list}: no backward import: ${line}`),
  ];
};
