import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Files of the build. Those under /assets carry a hash in their name and never change; a file that was
 * compressed at build time is sent so.
 */
export function staticFiles(folder: string): Router {
  const router = Router();
  const files = filesOf(folder);
  const options = { index: false, redirect: false, dotfiles: 'ignore' } as const;
  router.use(compressedTwin(files));
  router.use('/assets', express.static(join(folder, 'assets'), { ...options, immutable: true, maxAge: '1y' }));
  router.use('/assets', (_request, response) => void response.status(404).type('text/plain').send('Not found'));
  // Asked only for files that are there: every page would cost a look at the disk otherwise.
  const others = express.static(folder, { ...options, maxAge: '1h' });
  router.use((request, response, next) => (files.has(request.path) ? others(request, response, next) : next()));
  return router;
}

function filesOf(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')));
}

function compressedTwin(files: ReadonlySet<string>): RequestHandler {
  return (request, response, next) => {
    const { path } = request;
    if (!files.has(path) || /\.(br|gz)$/.test(path)) return next();
    const twin = encodings.find(([name, end]) => files.has(path + end) && request.acceptsEncodings(name));
    response.vary('accept-encoding');
    if (twin) {
      const [name, end] = twin;
      response.type(path.slice(path.lastIndexOf('.') + 1));
      response.setHeader('content-encoding', name);
      request.url = path + end;
    }
    next();
  };
}
