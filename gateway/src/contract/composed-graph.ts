import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compose } from './compose.ts';
import type { Contract } from './contract.ts';
import { shape, type Graph } from './shape.ts';

/** The graph, shaped from what `mesh build` composed. @throws Error when it was not built */
export const composedGraph = (): Graph => shape(compose(readBuilt('.mesh/schema.graphql')), neededContract());

/** The prepared contract it was composed from. */
export const neededContract = (): Contract => JSON.parse(readBuilt('gateway/dist/contract.json')) as Contract;

/** A path from the top of the checkout: above this file both as source and as bundle. */
export function inCheckout(path: string): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.meshrc.yaml'))) return join(folder, path);
    if (folder === dirname(folder)) throw new Error('.meshrc.yaml is not above the gateway');
  }
}

function readBuilt(path: string): string {
  const full = inCheckout(path);
  if (!existsSync(full)) throw new Error(`${path} is not built: run \`npm run print\` or \`npm start\``);
  return readFileSync(full, 'utf8');
}
