import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compose, type Composed } from './compose.ts';

/** The graph that `mesh build` composed. @throws Error when it was not built */
export function composedGraph(): Composed {
  return compose(readFileSync(join(checkout(), '.mesh', 'schema.graphql'), 'utf8'));
}

/** The folder that holds `.mesh`: above this file as source and as bundle. */
function checkout(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.mesh', 'schema.graphql'))) return folder;
    if (folder === dirname(folder)) throw new Error('The graph is not composed: run `npx mesh build --fileType js`.');
  }
}
