import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { purposeOf } from './machine/purpose.mjs';
import { inRoot } from './machine/root.mjs';
import { fail, say } from './machine/say.mjs';

/** Packages and what is made of them, which the tests of outside clients leave below their folder. */
const notOurs = new Set(['node_modules', 'build']);

// `npm run map FEATURE`: the feature's files layer by layer, from the tables to the tests, and what each is for.
const layers = [
  { name: 'tables', folder: 'api/migrations', named: true },
  { name: 'seeds', folder: 'api/seeds', named: true },
  { name: 'endpoints', folder: 'api/src/modules' },
  { name: 'graph', folder: 'gateway/src/features' },
  { name: 'screens', folder: 'web/app/features' },
  { name: 'tests', folder: 'tests', named: true },
  { name: 'documents', folder: 'docs', named: true },
];
const tables = ['endpoints.tsv', 'endpoints-new.tsv', 'routes.tsv'].map((name) => `tests/contract/${name}`);

const feature = process.argv[2];
const known = [...new Set(layers.filter(({ named }) => !named).flatMap(({ folder }) => children(folder)))].sort();
if (!feature || !known.includes(feature)) fail(`Usage: npm run map FEATURE. Features here: ${known.join(', ')}.`);

for (const { name, folder, named } of layers) {
  const files = named ? filesUnder(folder).filter(isProgram).filter(isAbout) : filesUnder(`${folder}/${feature}`);
  const lines = [...files.map((path) => [path, purposeOf(path)]), ...(name === 'tests' ? rowsOfTables() : [])];
  const width = Math.min(72, Math.max(...lines.map(([path]) => path.length)));
  if (lines.length > 0)
    say(`${name}\n${lines.map(([path, what]) => `  ${path.padEnd(width)}  ${what}`.trimEnd()).join('\n')}\n`);
}

/** How many lines of the contract's tables are the feature's. */
function rowsOfTables() {
  return tables.flatMap((path) => {
    const rows = readFileSync(inRoot(path), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(`${feature}\t`));
    return rows.length > 0 ? [[path, `${rows.length} rows of it`]] : [];
  });
}

/** The feature is a word of the path below the layer's folder: `0002_catalog.sql`, `catalog.test.ts`, `catalog/tree.ts`. */
function isAbout(path) {
  const words = path
    .split('/')
    .slice(1)
    .join('/')
    .split(/[^A-Za-z]+/);
  return words.includes(feature);
}

function children(folder) {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
}

function filesUnder(folder) {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (notOurs.has(entry.name)) return [];
    if (entry.isDirectory()) return filesUnder(path);
    return path.endsWith('.generated.ts') ? [] : path;
  });
}

/** Texts of the seeds are named after what they are about, and are no part of it. */
function isProgram(path) {
  return !/\.(md|tsv)$/.test(path);
}
