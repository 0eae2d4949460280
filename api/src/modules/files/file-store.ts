import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '../../platform/byte-range.ts';
import { Problem } from '../../platform/problem.ts';

const OBJECT = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(\.\d+)?$/;
/** Errors of a disk that is full, full for us, or not to be written. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
/** Errors of a program, or a machine, that has no handle left. */
const TOO_MANY_OPEN = new Set(['EMFILE', 'ENFILE']);

export type FileStore = ReturnType<typeof makeFileStore>;

/**
 * The folder of uploaded files: `incoming` for what is on its way, and objects by their id, spread over 256 folders.
 * Smaller forms of an image lie beside it, named `id.side`. Where several apis run, they share the folder.
 */
export function makeFileStore(folder: string) {
  const incoming = join(folder, 'incoming');
  const shardOf = (id: string) => join(folder, 'objects', id.slice(0, 2));
  const pathOf = (id: string, side?: number) => join(shardOf(id), side === undefined ? id : `${id}.${side}`);
  const shards = () => readdir(join(folder, 'objects')).catch(() => [] as string[]);

  return {
    pathOf,
    /** Where a new file is written until it is whole. */
    async incomingPath(name: string): Promise<string> {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      return join(incoming, name);
    },
    /** Makes a whole file an object: on the disk first, then under its name. */
    async keep(path: string, id: string, side?: number): Promise<void> {
      await mkdir(shardOf(id), { recursive: true, mode: 0o700 });
      await flush(path);
      await rename(path, pathOf(id, side));
      await flush(dirname(pathOf(id)));
    },
    /** Bytes and hash of a file that is not an object yet. */
    async measure(path: string): Promise<{ size: number; sha256: string }> {
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      return { size: (await stat(path)).size, sha256: hash.digest('hex') };
    },
    /** Bytes of an object, all or a part of them. */
    read: (id: string, side?: number, part?: ByteRange) =>
      createReadStream(pathOf(id, side), part && { start: part.first, end: part.last }),
    sizeOf: (id: string, side?: number) =>
      stat(pathOf(id, side)).then(
        ({ size }) => size,
        () => undefined,
      ),
    /** Removes an object with its smaller forms. */
    async remove(id: string): Promise<void> {
      const names = await readdir(shardOf(id)).catch(() => [] as string[]);
      const own = names.filter((name) => OBJECT.exec(name)?.[1] === id);
      await Promise.all(own.map((name) => rm(join(shardOf(id), name), { force: true })));
    },
    /** Ids of objects that were there before `time`, a folder at a time. */
    async *idsBefore(time: Date): AsyncGenerator<string[]> {
      for (const shard of await shards()) yield await olderIds(join(folder, 'objects', shard), time);
    },
    /** Removes what was on its way and has not grown since `time`. */
    async forgetIncoming(time: Date): Promise<void> {
      for (const name of await readdir(incoming).catch(() => [] as string[])) {
        const path = join(incoming, name);
        const { mtime } = await stat(path).catch(() => ({ mtime: new Date() }));
        if (mtime < time) await rm(path, { force: true });
      }
    },
  };
}

async function olderIds(folder: string, time: Date): Promise<string[]> {
  const found = new Set<string>();
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const id = OBJECT.exec(name)?.[1];
    const { mtime } = await stat(join(folder, name)).catch(() => ({ mtime: new Date() }));
    if (id && mtime < time) found.add(id);
  }
  return [...found];
}

/** Waits until the bytes of a file, or the names in a folder, are on the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Does what writes to the disk. @throws Problem 507 for one that takes no more, 503 while too many files are open; other errors as they are */
export const storing = <Done>(work: () => Promise<Done>): Promise<Done> =>
  work().catch((error: unknown) => {
    const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
    if (FULL.has(code)) throw new Problem(507, 'STORAGE_FULL');
    if (TOO_MANY_OPEN.has(code)) throw new Problem(503, 'BUSY', [], 1);
    throw error;
  });

/** Draws a kept picture in some sizes, each at its target, and keeps them when all are there. @throws Problem as `storing` does */
export const keepSides = (
  store: FileStore,
  id: string,
  sides: readonly number[],
  draw: (drawn: { side: number; target: string }[]) => Promise<unknown>,
): Promise<void> =>
  storing(async () => {
    const drawn: { side: number; target: string }[] = [];
    try {
      for (const side of sides) drawn.push({ side, target: await store.incomingPath(randomUUID()) });
      await draw(drawn);
      for (const { side, target } of drawn) await store.keep(target, id, side);
    } finally {
      await Promise.all(drawn.map(({ target }) => rm(target, { force: true })));
    }
  });
