import type { Actor } from '../../../platform/actor.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { type Files, PUBLIC, readImages } from '../../files/index.ts';
import type { AdvertisementRow } from './advertisements.repository.ts';
import type { NewAdvertisement } from './advertisements.schemas.ts';
import { type Box, fitsBox, slots } from './slots.ts';

/** What links call an advertisement. */
export const ADVERTISEMENT = 'ADVERTISEMENT';
/** Less is not sharp on any screen. */
const LEAST_SIDE = 320;

export type AdvertisementFiles = Pick<Files, 'problemOfOwn' | 'preparePublic' | 'attach' | 'release'>;
type Pictures = Pick<NewAdvertisement, 'imageDesktopId' | 'imageMobileId'>;

const fields = ['imageDesktopId', 'imageMobileId'] as const;
const idsOf = (pictures: Pictures) => fields.map((field) => pictures[field]);
const knownOf = (stored: AdvertisementRow | undefined) => new Set(stored ? idsOf(stored) : []);

/** The two pictures of an advertisement: own files of who writes it, in the shape of its slot. */
export function makeAdvertisementPictures({ db, files }: { db: Queryable; files: AdvertisementFiles }) {
  /** Why a picture cannot be taken. */
  async function problemOf(actor: Actor, fileId: string, isKnown: boolean, box: Box) {
    const problem = isKnown ? undefined : await files.problemOfOwn(actor, fileId, LEAST_SIDE);
    if (problem) return problem;
    const [size] = await readImages(db, [fileId]);
    return size && fitsBox(size, box)
      ? undefined
      : { code: 'ADVERTISEMENT_IMAGE_SHAPE' as const, params: box.map(String) };
  }

  return {
    async judge(
      actor: Actor,
      stored: AdvertisementRow | undefined,
      given: Pictures & Pick<NewAdvertisement, 'slot'>,
    ): Promise<FieldError[]> {
      const known = knownOf(stored);
      const { desktop, mobile } = slots[given.slot];
      const boxes = { imageDesktopId: desktop, imageMobileId: mobile };
      const errors: FieldError[] = [];
      for (const [field, box] of Object.entries(boxes) as [keyof Pictures, Box][]) {
        const problem = await problemOf(actor, given[field], known.has(given[field]), box);
        if (problem) errors.push({ field, ...problem });
      }
      return errors;
    },

    /** Makes new ones ready to be seen; before the transaction, since pictures take their time. */
    async prepare(actor: Actor, stored: AdvertisementRow | undefined, given: Pictures): Promise<void> {
      const known = knownOf(stored);
      for (const id of idsOf(given)) if (!known.has(id)) await files.preparePublic(actor, id);
    },

    /** Links those that it has not yet, and lets those go that it has no more. @throws Problem 404 */
    async link(
      tx: Tx,
      actor: Actor,
      objectId: string,
      { stored, given }: { stored: AdvertisementRow | undefined; given: Pictures },
    ): Promise<void> {
      const known = knownOf(stored);
      const wanted = fields.map((field) => ({ field, id: given[field] }));
      const link = { objectType: ADVERTISEMENT, objectId, role: PUBLIC };
      for (const { field, id } of wanted) if (!known.has(id)) await files.attach(tx, actor, id, link, field);
      for (const id of known) if (!idsOf(given).includes(id)) await files.release(tx, id, link);
    },
  };
}
