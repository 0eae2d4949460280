import { existsSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../machine/root.mjs';
import { readText } from './files.mjs';

const client = 'web/build/client';

// JavaScript that a first visit loads, KiB of gzip (docs/performance.md).
const budgets = [
  { page: 'home', screen: 'HomeScreen', most: 150 },
  { page: 'list', screen: 'ProductListScreen', most: 150 },
  { page: 'product', screen: 'ProductScreen', most: 170 },
];

/** Sums the scripts of each page from the manifest that the browser gets: the entry, the layouts and the page's own route. */
export async function scriptBudgets() {
  const manifest = readManifest();
  const results = budgets.map(({ page, screen, most }) => {
    const files = filesOf(manifest, screen);
    const size = files.reduce((sum, file) => sum + gzipSync(readText(client + file)).length, 0) / 1024;
    return { ok: size <= most, text: `${page} ${size.toFixed(1)} of ${most} KiB` };
  });
  const over = results.filter(({ ok }) => !ok).map(({ text }) => `too much JavaScript: ${text}`);
  return { ok: over.length === 0, note: results.map(({ text }) => text).join(', '), lines: over };
}

function readManifest() {
  const assets = inRoot(client, 'assets');
  const name = existsSync(assets) && readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (!name) throw new Error('web/build/client has no manifest: the site was not built.');
  return JSON.parse(readText(`${client}/assets/${name}`).replace(/^[^{]*/, '').replace(/;\s*$/, ''));
}

/** The entry's scripts and those of the screen's route and all layouts around it. */
function filesOf({ entry, routes }, screen) {
  const files = new Set([entry.module, ...entry.imports]);
  let route = Object.values(routes).find(({ id }) => id.endsWith(`/${screen}`));
  if (!route) throw new Error(`no route's file is called ${screen}`);
  for (; route; route = routes[route.parentId]) for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
  return [...files];
}
