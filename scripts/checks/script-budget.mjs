import { existsSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../machine/root.mjs';
import { readText } from './files.mjs';

const client = 'web/build/client';

// JavaScript that a first visit loads, KiB of gzip (docs/performance.md).
const budgets = [
  { page: 'home', screen: 'HomeScreen', most: 140, aim: 110 },
  { page: 'list', screen: 'ProductListScreen', most: 150, aim: 110 },
  { page: 'product', screen: 'ProductScreen', most: 160, aim: 125 },
  { page: 'article', screen: 'ArticleScreen', most: 130, aim: 120 },
  { page: 'profile', screen: 'ProfileScreen', most: 190, aim: 160 },
  { page: 'order', screen: 'TradeRequestScreen', most: 200, aim: 170 },
];

/** Fails when a page's scripts weigh more than its budget. */
export async function scriptBudgets() {
  const results = scriptSizes().map(({ page, kib, most }) => ({
    ok: kib <= most,
    text: `${page} ${kib.toFixed(1)} of ${most} KiB`,
  }));
  const over = results.filter(({ ok }) => !ok).map(({ text }) => `too much JavaScript: ${text}`);
  return { ok: over.length === 0, note: results.map(({ text }) => text).join(', '), lines: over };
}

/** Sums the scripts of each page from the manifest that the browser gets; what a page loads later, on demand, is not in it. */
export function scriptSizes() {
  const manifest = readManifest();
  return budgets.map(({ page, screen, most, aim }) => {
    const bytes = filesOf(manifest, screen).reduce((sum, file) => sum + gzipSync(readText(client + file)).length, 0);
    return { page, kib: bytes / 1024, most, aim };
  });
}

function readManifest() {
  const assets = inRoot(client, 'assets');
  const name = existsSync(assets) && readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (!name) throw new Error('web/build/client has no manifest: the site was not built.');
  return JSON.parse(
    readText(`${client}/assets/${name}`)
      .replace(/^[^{]*/, '')
      .replace(/\);\s*$/, ''),
  );
}

/** What the page needs before it is alive: the list of routes, the entry, the screen, all layouts around it, and what these import. */
function filesOf({ url, entry, routes }, screen) {
  if (!routes[screen]) throw new Error(`there is no route for ${screen}`);
  const files = new Set([url]);
  const waiting = [entry.module];
  for (let route = routes[screen]; route; route = routes[route.parentId]) waiting.push(route.module);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    waiting.push(...importsOf(file));
  }
  return [...files];
}

/** The scripts that one imports at once; `import(…)` comes later. */
const importsOf = (file) =>
  [...readText(client + file).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, name]) => `/assets/${name}`,
  );
