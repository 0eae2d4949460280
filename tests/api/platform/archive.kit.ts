import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../../../scripts/machine/root.mjs';

const run = promisify(execFile);

/** `npm run data -- ARGS` on the database of these settings. @throws with what it wrote to stderr */
export const dataCommand = (settings: Record<string, string | undefined>, ...args: string[]) =>
  run(process.execPath, [inRoot('api/dist/data.js'), ...args], { env: { ...process.env, ...settings } });

/** What a visitor reads of a market. */
export async function reading(url: string) {
  const paths = ['supplierproducts/catalog?pageSize=100&sort=NEWEST', 'suppliers?pageSize=100', 'categories/menu'];
  return Promise.all(paths.map(async (path) => (await fetch(`${url}/api/v1/${path}`)).json()));
}
