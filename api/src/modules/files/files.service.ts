import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ByteRange } from '../../platform/byte-range.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { lockCount } from '../../platform/database/lock-count.ts';
import type { ErrorCode } from '../../platform/error-codes.ts';
import type { FieldError } from '../../platform/field-error.ts';
import type { Idempotency, Once } from '../../platform/idempotency/idempotency.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { sha256 } from '../../platform/sealing.ts';
import { arrangeLinks, insertLink, readLinkedFiles, readLinks, removeLink } from './file-links.repository.ts';
import { disposition, requireText, safeName } from './file-name.ts';
import { keepSides, makeFileStore, storing } from './file-store.ts';
import { sweeper } from './file-sweeper.ts';
import * as repository from './files.repository.ts';
import type { FileLinkAnswer, StoredFile } from './files.schemas.ts';
import type { Dimensions } from './images/header.ts';
import { makeImages, type Sender } from './images/images.ts';
import { LARGEST } from './file-types.ts';
import { type Incoming, receive, refuseSize } from './incoming.ts';
import { type FileLink, type LinkOwners, type NewFileLink, PAPER } from './links.ts';
import { makePublicPictures, makePublicSides } from './public-pictures.ts';
import { type LinkQuery, makeLinks } from './signed-links.ts';

export const LARGEST_FILE = LARGEST.DRAWING;
/** @throws Problem 413 for more bytes than any file may have */
export const requireFileSize = (bytes: number) => void (bytes > LARGEST_FILE && refuseSize('DRAWING'));

/** What one person may have lying about that is part of nothing. */
const MOST_WAITING = { files: 50, bytes: 300 * 1_024 * 1_024 };

type Parts = {
  db: Database;
  clock: Clock;
  idempotency: Idempotency;
  folder: string;
  linkKey: string;
  /** Who answers for what files are part of; asked when all modules are there. */
  owners: () => LinkOwners;
};
/** A file on its way. `isCut`: whether more came than the largest file may have; `signal`: its sender has left. */
export type Upload = { name: string; stream: Readable; isCut: () => boolean; signal?: AbortSignal | undefined };
export type Files = ReturnType<typeof makeFiles>;

/** Files that people upload: taken in, kept, lent out by short links, removed when nothing needs them. */
export function makeFiles({ db, clock, idempotency, folder, linkKey, owners }: Parts) {
  const store = makeFileStore(folder);
  const images = makeImages();
  const links = makeLinks(linkKey);
  const pictures = makePublicPictures({ db, store, owners });

  const tell = ({ id, name, size, mime, sha256, width, height, durationMs, scan }: repository.FileRow): StoredFile => ({
    id,
    name,
    size,
    mime,
    sha256,
    scan,
    ...(width && { width }),
    ...(height && { height }),
    ...(durationMs && { durationMs }),
    url: links.linkTo(id, clock.now()),
  });

  /** An image is written anew, so that nothing but the picture is kept; other files stay as they are. */
  async function toKeep(incoming: Incoming, sender: Sender) {
    if (incoming.type.kind !== 'IMAGE')
      return { ...incoming, width: null, height: null, durationMs: null, ...incoming.video };
    const path = `${incoming.path}.clean`;
    const dimensions = await images.clean(incoming.path, path, sender);
    return { ...incoming, path, durationMs: null, ...dimensions, ...(await store.measure(path)) };
  }

  async function keep(sender: Sender, name: string, incoming: Incoming, once: Once) {
    const { path, size, sha256, type, width, height, durationMs } = await toKeep(incoming, sender);
    const id = randomUUID();
    await store.keep(path, id);
    const row = {
      id,
      ownerId: sender.userId,
      name: safeName(name, type.extension),
      kind: type.kind,
      mime: type.mime,
      size,
      sha256,
      width,
      height,
      durationMs,
      scan: 'NOT_SCANNED' as const,
    };
    await db
      .transaction(async (tx) => {
        // Others may have arrived meanwhile.
        await lockCount(tx, 'files', row.ownerId);
        await requireRoom(tx, row.ownerId, size);
        await repository.insertFile(tx, row);
        once.keep(tx, row);
      })
      .catch(async (error: unknown) => {
        await store.remove(id);
        throw error;
      });
    return row;
  }

  /** Only images are shown, for the rest may hold what a browser would run; papers are saved even when they are images. */
  async function isShown({ id, kind }: repository.FileRow) {
    if (kind !== 'IMAGE') return false;
    const [paper] = await readLinks(db, id, { role: 'OFFICIAL_GAZETTE', atMost: 1 });
    return paper === undefined;
  }

  /** @throws Problem 429 that names the limit when so many bytes more are too many */
  async function requireRoom(query: Queryable, userId: string, size: number) {
    const { count, bytes } = await repository.readWaiting(query, userId);
    if (count >= MOST_WAITING.files) tooMany('MAX_ITEMS', MOST_WAITING.files);
    if (bytes + size > MOST_WAITING.bytes) tooMany('MAX_MEGABYTES', MOST_WAITING.bytes / 1_024 / 1_024);
  }

  const personal: PersonalPart = {
    read: (userId) => repository.readAllFiles(db, userId),
    forget: repository.releaseUnattached,
  };

  /** How large a kept image is. */
  async function dimensionsOf({ id, width, height }: repository.FileRow): Promise<Dimensions> {
    if (width && height) return { width, height };
    return (await images.dimensions(store.pathOf(id))) ?? notFound('FILE_NOT_FOUND');
  }

  return {
    personal,
    /**
     * Takes a file in. Whoever repeats it with the same key, name and bytes gets the same file.
     * @throws Problem 413, 415, 400 for what is not taken; 422, 409 for the key; 429, 503, 507
     */
    async upload(
      actor: Actor,
      asked: { route: string; key: string },
      { name, stream, isCut, signal }: Upload,
    ): Promise<StoredFile> {
      requireText(name);
      // What comes again needs no room, and what has none is not read.
      if (!(await idempotency.isKnown({ userId: actor.userId, ...asked }))) await requireRoom(db, actor.userId, 1);
      return storing(async () => {
        const path = await store.incomingPath(randomUUID());
        try {
          const incoming = await receive(stream, path, isCut);
          const scope = { userId: actor.userId, ...asked, bodyHash: sha256(`${name}\n${incoming.sha256}`) };
          const sender = { userId: actor.userId, signal };
          return tell(await idempotency.once(scope, (once) => keep(sender, name, incoming, once)));
        } finally {
          await Promise.all([rm(path, { force: true }), rm(`${path}.clean`, { force: true })]);
        }
      });
    },

    /** The file behind a link. @throws Problem 404 for a link that is not good, and for a file that is gone */
    async open(id: string, query: LinkQuery) {
      const secondsLeft = links.secondsLeft(id, query, clock.now());
      const file = secondsLeft > 0 ? await repository.readFile(db, id) : undefined;
      const size = file && (await store.sizeOf(id, query.side));
      if (!file || size === undefined) return notFound('FILE_NOT_FOUND');
      return {
        size,
        secondsLeft,
        stream: (range?: ByteRange) => store.read(id, query.side, range),
        disposition: disposition((await isShown(file)) ? 'inline' : 'attachment', file.name),
        mime: query.side === undefined ? file.mime : 'image/webp',
        etag: `"${file.sha256}${query.side ?? ''}"`,
      };
    },

    /** Name, size and time of files that something rests on. */
    facts: repository.readFacts,
    linkTo: (id: string, side?: number) => links.linkTo(id, clock.now(), side),
    /** An own file that is part of nothing yet. @throws Problem 404 */
    async unattached({ userId }: Actor, id: string) {
      const file = await repository.readOwnUnattached(db, userId, id);
      return file ?? notFound('FILE_NOT_FOUND');
    },
    /** What own files are called that are part of nothing yet, in the order in which they are named; of others nothing. */
    async namesOfOwn(tx: Tx, { userId }: Actor, ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const nameOf = new Map((await repository.readNamesOfOwn(tx, userId, ids)).map(({ id, name }) => [id, name]));
      return ids.map((id) => nameOf.get(id) ?? '');
    },
    dimensionsOf,
    /**
     * Why something cannot have an own file: it is another one's or part of something, or as a picture, of which `leastSide` pixels of
     * the longer side are wanted, no image or too small. Nothing of one that fits.
     */
    async problemOfOwn(
      { userId }: Actor,
      id: string,
      leastSide?: number,
    ): Promise<Omit<FieldError, 'field'> | undefined> {
      const file = await repository.readOwnUnattached(db, userId, id);
      if (!file) return { code: 'FILE_NOT_FOUND' };
      if (leastSide === undefined) return undefined;
      if (file.kind !== 'IMAGE') return { code: 'FILE_TYPE_NOT_ALLOWED' };
      const { width, height } = await dimensionsOf(file);
      return Math.max(width, height) < leastSide ? { code: 'IMAGE_TOO_SMALL', params: [String(leastSide)] } : undefined;
    },
    /** The same of a video. */
    async problemOfOwnVideo({ userId }: Actor, id: string): Promise<Omit<FieldError, 'field'> | undefined> {
      const file = await repository.readOwnUnattached(db, userId, id);
      if (!file) return { code: 'FILE_NOT_FOUND' };
      return file.kind === 'VIDEO' ? undefined : { code: 'FILE_TYPE_NOT_ALLOWED' };
    },
    /** How long and how large videos are. */
    videos: (ids: readonly string[]) => repository.readVideos(db, ids),
    /** Makes an own file part of something, with what needs it. @throws Problem 404, naming the field that had it where that is told */
    async attach(tx: Tx, { userId }: Actor, id: string, link: NewFileLink, field?: string): Promise<void> {
      if (!(await repository.attachFile(tx, userId, id, link.role)))
        throw new Problem(404, 'FILE_NOT_FOUND', field === undefined ? [] : [{ field, code: 'FILE_NOT_FOUND' }]);
      await insertLink(tx, id, link);
    },
    /** Makes a file that is part of something part of another thing too; who asks holds that thing. */
    link: insertLink,
    /** Puts the pictures of a thing in their places, with their words. */
    arrange: arrangeLinks,
    /** What a thing has, in every role. */
    linkedTo: readLinkedFiles,
    /** Ends a link; a file that is part of nothing any more is removed a day later. */
    release: (tx: Tx, id: string, link: FileLink) => removeLink(tx, id, link),

    /** A link to a file of something that the viewer may see, or to an own one that waits. @throws Problem 404 */
    async freshLink(actor: Actor, id: string): Promise<FileLinkAnswer> {
      const isOwn = (await repository.readOwnUnattached(db, actor.userId, id)) !== undefined;
      if (!isOwn && !(await pictures.isSeenBy(actor, id))) notFound('FILE_NOT_FOUND');
      const now = clock.now();
      return { fileId: id, url: links.linkTo(id, now), expiresAt: links.endOf(now).toISOString() };
    },

    /** A fresh link to a paper of something that everybody is shown. @throws Problem 404 */
    async openPaper(id: string): Promise<string> {
      if (!(await pictures.isSeenBy(undefined, id, PAPER))) notFound('FILE_NOT_FOUND');
      return links.linkTo(id, clock.now());
    },

    /** Makes an image ready to be linked as a public one; before the transaction, since images take their time. */
    preparePublic: ({ userId }: Actor, id: string) => makePublicSides({ store, images }, id, { userId }),
    /** A public picture in one of its sides. @throws Problem 404 */
    async openPublic(fileId: string, side: number) {
      const { size, etag } = await pictures.open(fileId, side);
      const stream = (range?: ByteRange) => store.read(fileId, side, range);
      return { size, etag, mime: 'image/webp', stream };
    },

    /** A public video. @throws Problem 404 */
    async openPublicVideo(fileId: string) {
      const stream = (range?: ByteRange) => store.read(fileId, undefined, range);
      return { ...(await pictures.openVideo(fileId)), stream };
    },

    /** Makes smaller forms of a kept image: squares so many pixels wide, of one part of it or with all of it in. */
    async addSquares(
      { userId }: Actor,
      id: string,
      area: { left: number; top: number; width: number; height: number } | undefined,
      sides: number[],
    ) {
      await keepSides(store, id, sides, (squares) => images.squares(store.pathOf(id), area, squares, { userId }));
    },

    sweep: sweeper(db, store, clock),
  };
}

function tooMany(code: ErrorCode, most: number): never {
  throw new Problem(429, 'TOO_MANY_FILES', [{ field: 'file', code, params: [String(most)] }], 3_600);
}
