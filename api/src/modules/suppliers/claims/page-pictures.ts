import type { Actor } from '../../../platform/actor.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { type Files, PUBLIC } from '../../files/index.ts';
import { PICTURE_PLACES, type PictureName, SUPPLIER } from '../index.ts';
import type { SupplierPageChange } from './own-suppliers.schemas.ts';

/** Pixels of the longer side. */
const LEAST_SIDE: Record<PictureName, number> = { logo: 200, cover: 600 };
const names = Object.keys(PICTURE_PLACES) as PictureName[];

type Parts = {
  db: Queryable;
  files: Pick<Files, 'problemOfOwn' | 'preparePublic' | 'attach' | 'release' | 'arrange' | 'linkedTo'>;
};
type Wanted = Partial<Pick<SupplierPageChange, PictureName>>;

/** Logo and cover of suppliers: linked files that everybody sees once the supplier is shown. */
export function makePagePictures({ db, files }: Parts) {
  const linkOf = (objectId: string) => ({ objectType: SUPPLIER, objectId, role: PUBLIC });
  const linked = (query: Queryable, id: string) => files.linkedTo(query, SUPPLIER, id);

  return {
    /** What is wrong with the pictures of a page: foreign, no pictures, too small, the same one twice. */
    async judge(actor: Actor, id: string, wanted: Wanted): Promise<FieldError[]> {
      const known = new Set((await linked(db, id)).map(({ fileId }) => fileId));
      const errors: FieldError[] = [];
      for (const name of names) {
        const fileId = wanted[name]?.fileId;
        if (fileId === undefined) continue;
        const field = `${name}.fileId`;
        if (name === 'cover' && fileId === wanted.logo?.fileId) errors.push({ field, code: 'DUPLICATE' });
        else if (!known.has(fileId)) {
          const problem = await files.problemOfOwn(actor, fileId, LEAST_SIDE[name]);
          if (problem) errors.push({ field, ...problem });
        }
      }
      return errors;
    },

    /** Makes new ones ready to be seen; before the transaction, since pictures take their time. */
    async prepare(actor: Actor, id: string, wanted: Wanted): Promise<void> {
      const known = new Set((await linked(db, id)).map(({ fileId }) => fileId));
      for (const name of names) {
        const fileId = wanted[name]?.fileId;
        if (fileId !== undefined && !known.has(fileId)) await files.preparePublic(actor, fileId);
      }
    },

    /** Gives a supplier these pictures and lets others go; who calls holds it. @throws Problem 404 */
    async set(tx: Tx, actor: Actor, id: string, wanted: Wanted): Promise<void> {
      const before = await linked(tx, id);
      const link = linkOf(id);
      const places = names.flatMap((name) => {
        const given = wanted[name];
        return given ? [{ ...given, sort: PICTURE_PLACES[name] }] : [];
      });
      for (const { fileId } of before)
        if (!places.some((each) => each.fileId === fileId)) await files.release(tx, fileId, link);
      for (const { fileId, sort, altText } of places)
        if (!before.some((each) => each.fileId === fileId))
          await files.attach(tx, actor, fileId, { ...link, sort, altText });
      await files.arrange(tx, link, places);
    },

    /** Lets go what a supplier has. */
    async release(tx: Tx, id: string): Promise<void> {
      for (const { fileId } of await linked(tx, id)) await files.release(tx, fileId, linkOf(id));
    },
  };
}
