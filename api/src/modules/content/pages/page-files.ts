import type { Actor } from '../../../platform/actor.ts';
import { type Block, objectsOf } from '../blocks/index.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { type Files, PUBLIC } from '../../files/index.ts';

/** What links call a page. */
export const CONTENT_PAGE = 'CONTENT_PAGE';
/** Pixels of the longer side. */
const MIN_COVER = 600;
const MIN_IMAGE = 200;

export type PageFiles = Pick<Files, 'problemOfOwn' | 'preparePublic' | 'attach' | 'linkedTo'>;
type Pictures = { cover?: { fileId: string } | undefined; body: readonly Block[] };
/** Where each block stood in what was sent. */
type Judged = Pictures & { places: readonly number[] };

/**
 * Pictures of pages. Each stays linked to its page, since every version is kept; everybody may see it while the page is not
 * archived: whoever has a preview link sees them as readers will.
 */
export function makePagePictures({ db, files }: { db: Queryable; files: PageFiles }) {
  const known = async (on: Queryable, pageId: string | undefined) =>
    new Set(pageId ? (await files.linkedTo(on, CONTENT_PAGE, pageId)).map(({ fileId }) => fileId) : []);
  const wantedIds = ({ cover, body }: Pictures) => [
    ...new Set([...(cover ? [cover.fileId] : []), ...objectsOf(body).files]),
  ];

  return {
    /** What is wrong with pictures that the page has not yet: foreign ones, no pictures, too small. */
    async judge(actor: Actor, pageId: string | undefined, { cover, body, places }: Judged): Promise<FieldError[]> {
      const own = await known(db, pageId);
      const errors: FieldError[] = [];
      const judge = async (field: string, fileId: string, leastSide: number) => {
        if (own.has(fileId)) return;
        const problem = await files.problemOfOwn(actor, fileId, leastSide);
        if (problem) errors.push({ field, ...problem });
      };
      if (cover) await judge('cover.fileId', cover.fileId, MIN_COVER);
      for (const [at, block] of body.entries())
        if (block.kind === 'IMAGE' && block.fileId) await judge(`body[${places[at]}].fileId`, block.fileId, MIN_IMAGE);
      return errors;
    },

    /** Makes new ones ready to be seen; before the transaction, since pictures take their time. */
    async prepare(actor: Actor, pageId: string | undefined, pictures: Pictures): Promise<void> {
      const own = await known(db, pageId);
      for (const fileId of wantedIds(pictures)) if (!own.has(fileId)) await files.preparePublic(actor, fileId);
    },

    /** Links those that the page has not yet; who calls holds the page. @throws Problem 404 */
    async link(tx: Tx, actor: Actor, pageId: string, pictures: Pictures): Promise<void> {
      const own = await known(tx, pageId);
      const link = { objectType: CONTENT_PAGE, objectId: pageId, role: PUBLIC };
      for (const fileId of wantedIds(pictures)) if (!own.has(fileId)) await files.attach(tx, actor, fileId, link);
    },
  };
}
