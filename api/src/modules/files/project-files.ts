import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { makeFileStore } from './file-store.ts';
import { type FileRow, insertFile, readFile } from './files.repository.ts';
import type { Dimensions } from './images/header.ts';
import { makeImages } from './images/images.ts';
import { receive } from './incoming.ts';
import { makePublicSides } from './public-pictures.ts';
import type { VideoFacts } from './webm.ts';

/** A file that comes with the program: how it is called, and where it lies. */
type ProjectFile = { name: string; path: string };
type Parts = { db: Database; folder: string };

/**
 * Takes in pictures of the project itself, written anew as everybody's are and ready to be linked as public ones. They are
 * nobody's, and let go after two days as any file unless something claims them.
 */
export function makeProjectPictures({ db, folder }: Parts) {
  const store = makeFileStore(folder);
  const images = makeImages();

  return async function add({ name, path }: ProjectFile): Promise<Dimensions & { fileId: string }> {
    const incoming = await store.incomingPath(randomUUID());
    const clean = `${incoming}.clean`;
    // Each is a sender of its own, so that two are at work at once.
    const sender = { userId: name };
    try {
      const { type, sha256 } = await receive(createReadStream(path), incoming, () => false);
      const id = idOf(sha256);
      const dimensions = await images.clean(incoming, clean, sender);
      const measured = await store.measure(clean);
      await store.keep(clean, id);
      await makePublicSides({ store, images }, id, sender);
      const { kind, mime } = type;
      await insertOnce(db, { id, name, kind, mime, durationMs: null, ...measured, ...dimensions });
      return { fileId: id, ...dimensions };
    } finally {
      await Promise.all([incoming, clean].map((each) => rm(each, { force: true })));
    }
  };
}

/** The same for videos, which stay as they are. @throws Problem for what nobody could upload */
export function makeProjectVideos({ db, folder }: Parts) {
  const store = makeFileStore(folder);

  return async function add({ name, path }: ProjectFile): Promise<VideoFacts & { fileId: string }> {
    const incoming = await store.incomingPath(randomUUID());
    try {
      const { type, sha256, size, video } = await receive(createReadStream(path), incoming, () => false);
      if (!video) throw new Error(`${name} is no video`);
      const id = idOf(sha256);
      await store.keep(incoming, id);
      await insertOnce(db, { id, name, kind: type.kind, mime: type.mime, size, sha256, ...video });
      return { fileId: id, ...video };
    } finally {
      await rm(incoming, { force: true });
    }
  };
}

/** Two programs that start at once take in the same files. */
const insertOnce = (db: Database, row: Omit<FileRow, 'ownerId' | 'scan'>) =>
  db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('rasteh.pictures'))");
    if (!(await readFile(tx, row.id))) await insertFile(tx, { ...row, ownerId: null, scan: 'NOT_SCANNED' });
  });

/** The same file has the same id wherever it is taken in, and another one never has its address. */
const idOf = (hash: string) =>
  [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join(
    '-',
  );
