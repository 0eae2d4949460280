import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { OWN_FOLDER } from '../private-folder.ts';

/** A request of pglite.ts; answers carry the same id. */
export type WorkerRequest =
  | { id: number; kind: 'query'; text: string; parameters: unknown[] }
  | { id: number; kind: 'execute'; text: string }
  | { id: number; kind: 'close' };
export type WorkerAnswer = { id: number; rows?: unknown[]; error?: { message: string; code?: string } };

const NUMERIC = 1700;
const BIGINT = 20;
const asText = (value: string) => value;

// The embedded database makes files for everybody, by a umask of its own that nothing from outside changes; and this thread
// makes no others. So what it asks for is narrowed on the way.
const { chmodSync, mkdirSync } = fs;
Object.assign(fs, {
  chmodSync: (path: string, mode: number) => chmodSync(path, mode & OWN_FOLDER),
  mkdirSync: (path: string, mode?: number | fs.MakeDirectoryOptions) =>
    mkdirSync(path, typeof mode === 'number' ? mode & OWN_FOLDER : { mode: OWN_FOLDER, ...mode }),
});

// The worker exists because PGlite runs on the event loop of its thread: a slow query would stop the server.
const opened = PGlite.create({
  dataDir: (workerData as { folder: string }).folder,
  extensions: { pg_trgm, unaccent },
  parsers: { [NUMERIC]: asText, [BIGINT]: asText },
});
const port = parentPort!;

port.on('message', (request: WorkerRequest) => {
  void answer(request).then((result) => port.postMessage(result));
});

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    const db = await opened;
    if (request.kind === 'query')
      return { id: request.id, rows: (await db.query(request.text, request.parameters)).rows };
    if (request.kind === 'execute') await db.exec(request.text);
    else await db.close();
    return { id: request.id, rows: [] };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { id: request.id, error: { message, ...(code && { code }) } };
  }
}
