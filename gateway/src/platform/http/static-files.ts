import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { answer, type Answer } from './send.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

/** The playground's page runs scripts of this origin only; its editor writes styles and starts workers. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the files of a built folder under a prefix, its `index.html` for the prefix itself. Only files that were there
 * at the first request are known, so no address reaches anything else.
 */
export function staticFiles(folder: string, prefix: string): (path: string) => Answer | undefined {
  let paths: Map<string, string> | undefined;
  const held = new Map<string, Answer>();
  return (path) => {
    paths ??= filesUnder(folder, prefix);
    const file = paths.get(path);
    if (!file) return undefined;
    let found = held.get(file);
    if (!found) held.set(file, (found = read(file)));
    return found;
  };
}

function filesUnder(folder: string, prefix: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = names.map((entry) => join(entry.parentPath, entry.name));
  const paths = new Map(files.map((file) => [`${prefix}/${relative(folder, file).split(sep).join('/')}`, file]));
  const index = paths.get(`${prefix}/index.html`);
  if (index) paths.set(prefix, index).set(`${prefix}/`, index);
  return paths;
}

function read(file: string): Answer {
  const isPage = file.endsWith('.html');
  // Names of assets carry a hash of their content.
  const caching = isPage ? 'no-cache' : 'public, max-age=31536000, immutable';
  const page = {
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  };
  const headers = { 'cache-control': caching, ...(isPage && page) };
  return {
    ...answer(200, types[extname(file)] ?? 'application/octet-stream', readFileSync(file), headers),
    encoded: new Map(),
  };
}
