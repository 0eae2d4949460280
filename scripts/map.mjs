import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from './machine/root.mjs';
import { fail, say } from './machine/say.mjs';

// `npm run map FEATURE`: the feature's files through all layers, from the tables to the tests.
const layers = [
  { name: 'tables', folder: 'api/migrations', named: true },
  { name: 'seeds', folder: 'api/seeds', named: true },
  { name: 'api', folder: 'api/src/modules' },
  { name: 'gateway', folder: 'gateway/src/features' },
  { name: 'web', folder: 'web/app/features' },
  { name: 'tests', folder: 'tests', named: true },
  { name: 'docs', folder: 'docs', named: true },
];

const feature = process.argv[2];
const known = [...new Set(layers.filter(({ named }) => !named).flatMap(({ folder }) => children(folder)))].sort();
if (!feature || !known.includes(feature)) fail(`Usage: npm run map FEATURE. Features here: ${known.join(', ')}.`);

for (const { name, folder, named } of layers) {
  const files = named ? filesUnder(folder).filter(isAbout) : filesUnder(`${folder}/${feature}`);
  if (files.length > 0) say(`${name}\n${files.map((path) => `  ${path}`).join('\n')}`);
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
    if (entry.isDirectory()) return filesUnder(path);
    return path.endsWith('.generated.ts') ? [] : path;
  });
}
