import type { Actor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notFound } from '../../platform/problem.ts';
import { readLinks } from './file-links.repository.ts';
import { type FileStore, keepSides } from './file-store.ts';
import { readFile } from './files.repository.ts';
import type { Images, Sender } from './images/images.ts';
import { PUBLIC_SIDES } from './public-address.ts';
import { type FileLink, isSeenOfOne, type LinkOwners, PUBLIC, VIDEO } from './links.ts';

/** Links asked about at once. */
const AT_ONCE = 100;

type Parts = { db: Queryable; store: FileStore; owners: () => LinkOwners };

const isPublicSide = (side: number) => (PUBLIC_SIDES as readonly number[]).includes(side);

/** Makes the sides of a kept image in which it is lent out once it is public; before the transaction that makes it so. */
export async function makePublicSides(
  { store, images }: { store: FileStore; images: Images },
  id: string,
  sender: Sender,
) {
  await keepSides(store, id, PUBLIC_SIDES, (sides) => images.sides(store.pathOf(id), sides, sender));
}

/** Who may see a file by what it is part of, and the pictures and videos that all may. */
export function makePublicPictures({ db, store, owners }: Parts) {
  /** Whether somebody may see one of the things that a file is part of, in one role or in any. */
  async function isSeenBy(actor: Actor | undefined, fileId: string, role?: string): Promise<boolean> {
    for (let after: FileLink | undefined; ;) {
      const links = await readLinks(db, fileId, { role, after, atMost: AT_ONCE });
      if (links.length === 0) return false;
      if (await isSeenOfOne(owners(), actor, links)) return true;
      after = links.at(-1);
    }
  }

  return {
    isSeenBy,
    /**
     * The bytes of a picture that a shown thing has as a public one.
     * @throws Problem 404 for any other file, and as soon as the last such thing is gone or has it no more
     */
    async open(fileId: string, side: number) {
      const isSeen = isPublicSide(side) && (await isSeenBy(undefined, fileId, PUBLIC));
      const file = isSeen ? await readFile(db, fileId) : undefined;
      const size = file && (await store.sizeOf(fileId, side));
      if (!file || size === undefined) return notFound('FILE_NOT_FOUND');
      return { size, etag: `"${file.sha256}${side}"` };
    },
    /** The bytes of a video that a shown thing has. @throws Problem 404 as for pictures */
    async openVideo(fileId: string) {
      const file = (await isSeenBy(undefined, fileId, VIDEO)) ? await readFile(db, fileId) : undefined;
      const size = file && (await store.sizeOf(fileId));
      if (!file || size === undefined) return notFound('FILE_NOT_FOUND');
      return { size, etag: `"${file.sha256}"`, mime: file.mime };
    },
  };
}
