import type { Queryable } from '../../platform/database/database.ts';
import { type PublicImage, readLinkedImages } from '../files/index.ts';
import { toImage } from './public-image.ts';

/** What links call a supplier. */
export const SUPPLIER = 'SUPPLIER';
/** Where its pictures stand among each other. */
export const PICTURE_PLACES = { logo: 0, cover: 1 } as const;
export type PictureName = keyof typeof PICTURE_PLACES;

/** Logo and cover of some suppliers, read at once. @returns those of one */
export async function readSupplierPictures(query: Queryable, ids: string[]) {
  const all = ids.length > 0 ? await readLinkedImages(query, SUPPLIER, ids) : [];
  return (id: string): Partial<Record<PictureName, PublicImage>> => {
    const own = all.filter(({ objectId }) => objectId === id);
    const [logo, cover] = [PICTURE_PLACES.logo, PICTURE_PLACES.cover].map((place) =>
      own.find(({ sort }) => sort === place),
    );
    return { ...(logo && { logo: toImage(logo) }), ...(cover && { cover: toImage(cover) }) };
  };
}
