import { run } from '../machine/run.mjs';
import { bareTexts } from './bare-texts.mjs';
import { blindCasts } from './casts.mjs';
import { collidingNames } from './colliding-names.mjs';
import { faultySubjects } from './commit-subjects.mjs';
import { contractProblems } from './contract.mjs';
import { undescribed } from './described.mjs';
import { duplicatedLines } from './duplicates.mjs';
import { misshapen } from './graph-shape.mjs';
import { unlistedValues } from './graph-values.mjs';
import { growingLists } from './growing-lists.mjs';
import { uncleanLines } from './hygiene.mjs';
import { wrongImports } from './imports.mjs';
import { missingInLock } from './lock-file.mjs';
import { scriptBudgets } from './script-budget.mjs';
import { namelessIds } from './named-ids.mjs';
import { changedPrints } from './printed.mjs';
import { bareMeasures } from './measures.mjs';
import { otherClocks } from './one-clock.mjs';
import { otherRuntimes } from './one-runtime.mjs';
import { marketWords } from './platform-words.mjs';
import { brokenPromises } from './released.mjs';
import { physicalSides } from './sides.mjs';
import { unsureLists } from './sure-lists.mjs';
import { wordsNotSaid } from './words.mjs';
import { shapelessWrites } from './writes.mjs';

const programFolders = ['api', 'gateway', 'web', 'shared', 'tests', 'bench', 'scripts'];
const typed = [...programFolders, 'gateway/playground', 'docs/clients'];
const compile = (folder) =>
  command(`tsc -p ${folder} --incremental --tsBuildInfoFile .cache/tsc/${folder.replace('/', '-')}.tsbuildinfo`);

/**
 * Everything `npm run check` runs.
 * @type {{ name: string, builds?: string[], run: () => Promise<{ ok: boolean, note?: string, lines: string[] }> }[]}
 *   builds: steps it rests on, all by default
 */
export const checks = [
  { name: 'lint', run: command('eslint . --cache --cache-location .cache/eslint/ --cache-strategy content') },
  {
    name: 'format',
    run: command('prettier --list-different . --cache --cache-location .cache/prettier --cache-strategy content'),
  },
  ...typed.map((folder) => ({
    name: `types ${folder}`,
    builds: ['contract', 'documents', 'route types', 'rest types'],
    run: compile(folder),
  })),
  { name: 'types root', run: command('tsc -p .') },
  {
    name: 'imports',
    builds: ['documents', 'rest types'],
    run: lines(wrongImports(programFolders)),
  },
  { name: 'unused', builds: ['contract', 'documents', 'rest types'], run: command('knip') },
  { name: 'sides', builds: [], run: lines(physicalSides) },
  { name: 'hygiene', builds: [], run: lines(uncleanLines) },
  { name: 'words', builds: [], run: lines(wordsNotSaid) },
  { name: 'platform words', builds: [], run: lines(marketWords) },
  { name: 'casts', builds: [], run: lines(blindCasts) },
  { name: 'duplicates', builds: [], run: lines(duplicatedLines) },
  { name: 'one clock', builds: [], run: lines(otherClocks) },
  { name: 'one runtime', builds: [], run: lines(otherRuntimes) },
  { name: 'lock file', builds: [], run: lines(missingInLock) },
  { name: 'printed', run: lines(changedPrints) },
  { name: 'contract', builds: [], run: lines(contractProblems) },
  { name: 'described', builds: [], run: lines(undescribed) },
  { name: 'bare texts', builds: [], run: lines(bareTexts) },
  { name: 'colliding names', builds: [], run: lines(collidingNames) },
  { name: 'graph shape', builds: [], run: lines(misshapen) },
  { name: 'growing lists', builds: [], run: lines(growingLists) },
  { name: 'named ids', builds: [], run: lines(namelessIds) },
  { name: 'sure lists', builds: [], run: lines(unsureLists) },
  { name: 'graph values', builds: [], run: lines(unlistedValues) },
  { name: 'measures', builds: [], run: lines(bareMeasures) },
  { name: 'released', builds: [], run: lines(brokenPromises) },
  { name: 'writes', builds: [], run: lines(shapelessWrites) },
  { name: 'commits', builds: [], run: lines(faultySubjects) },
  { name: 'script budget', run: scriptBudgets },
];

/** A check that is a command of an installed package: its exit code decides, its warnings are counted. */
function command(line) {
  return async () => {
    const { code, output } = await run(`node_modules/.bin/${line}`.split(' '));
    const text = output.split('\n').filter((line) => line.trim() && !line.startsWith('npm warn'));
    const warnings = Number(/, (\d+) warnings?\)/.exec(output)?.[1] ?? 0);
    const quiet = code === 0 && warnings === 0;
    return { ok: code === 0, note: warnings > 0 ? `${warnings} warnings` : '', lines: quiet ? [] : text };
  };
}

/** A check that is a function: each line it gives is something wrong. */
function lines(find) {
  return async () => {
    const found = await find();
    return { ok: found.length === 0, note: found.length > 0 ? `${found.length} found` : '', lines: found };
  };
}
