import { mkdir, statfs } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { keepPrivate, OWN_FOLDER } from '../private-folder.ts';
import { Problem } from '../problem.ts';
import { repeated, RETRIES } from './contention.ts';
import { causeOf, DATABASE_DEADLINE_MS, openTx, type Database, type Queryable, type Tx, workIn } from './database.ts';
import { embeddedFolderOf, refuseOtherMajor } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { checkStatementName } from './statement-names.ts';
import { workerFile } from '../worker-file.ts';
import type { WorkerAnswer, WorkerRequest } from './pglite.worker.ts';

const WAITING_LIMIT = 500;
/** A full disk makes the embedded database spin, so writes stop before it is. */
const FREE_BYTES_NEEDED = 64 * 1024 * 1024;

type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void };
type Request = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;

/**
 * Opens the embedded database of a folder, made when missing. One process at a time:
 * two would lose acknowledged writes silently. @throws DataFolderError
 */
export async function openPglite(dataFolder: string): Promise<Database> {
  const folder = embeddedFolderOf(dataFolder);
  refuseOtherMajor(folder);
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  const unlock = await lockFolder(folder);
  keepPrivate(dataFolder, ['pglite']);
  // a file of its own beside the built program
  const worker = new Worker(workerFile(import.meta.url, 'pglite'), { workerData: { folder } });
  const send = makeSender(worker);
  const turn = makeTurns();

  const query = async <Row>(text: string, parameters: unknown[] = [], name?: string) => {
    if (name) checkStatementName(name, text);
    return (await deadline(send({ kind: 'query', text, parameters }))) as Row[];
  };

  await send({ kind: 'execute', text: 'select 1' });
  const inTurn: Queryable = { query: (text, parameters, name) => turn(() => query(text, parameters, name)) };
  return {
    kind: 'pglite',
    ...inTurn,
    together: (reads) => reads(inTurn),
    transaction: (work, { retries = RETRIES } = {}) =>
      repeated(() => turn(() => transaction(folder, query, work)), retries),
    execute: (script) => turn(async () => void (await send({ kind: 'execute', text: script }))),
    close: async () => {
      await turn(() => send({ kind: 'close' }));
      await worker.terminate();
      await unlock();
    },
  };
}

async function transaction<T>(folder: string, query: Tx['query'], work: (tx: Tx) => Promise<T>): Promise<T> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < FREE_BYTES_NEEDED) throw new Problem(507, 'STORAGE_FULL');
  const { tx, last } = openTx(query);
  try {
    // Within: when it comes too late for its deadline it comes all the same, and must be taken back.
    await query('begin');
    const result = await workIn(tx, work);
    await Promise.all(last);
    await query('commit');
    return result;
  } catch (error) {
    await query('rollback');
    throw await causeOf(error, last);
  }
}

function makeSender(worker: Worker) {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let dead: Error | undefined;
  const failAll = (error: Error) => {
    dead = error;
    for (const each of waiting.values()) each.reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, rows, error }: WorkerAnswer) => {
    const each = waiting.get(id);
    waiting.delete(id);
    if (error) each?.reject(Object.assign(new Error(error.message), { code: error.code }));
    else each?.resolve(rows ?? []);
  });
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('the embedded database has ended')));

  return (request: Request) =>
    new Promise<unknown[]>((resolve, reject) => {
      if (dead) return reject(dead);
      const id = (lastId += 1);
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...request, id });
    });
}

/** One at a time: a plain query must not slip into somebody's open transaction. */
function makeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  let length = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (length >= WAITING_LIMIT) throw new Problem(503, 'OVERLOADED', [], 1);
    length += 1;
    const mine = last.then(work);
    last = mine
      .catch(() => undefined)
      .finally(() => {
        length -= 1;
      });
    return mine;
  };
}

/** `statement_timeout` is not enforced by the embedded database, so the caller stops waiting by itself. */
async function deadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem(503, 'DEADLINE_EXCEEDED', [], 1)), DATABASE_DEADLINE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
