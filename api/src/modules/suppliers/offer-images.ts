import type { Queryable } from '../../platform/database/database.ts';
import { groupBy } from '../../platform/group-by.ts';
import { type LinkedImage, type PublicImage, publicAddress, readLinkedImages } from '../files/index.ts';

/** What links call an offer. */
const OFFER = 'SUPPLIER_PRODUCT';

/** The pictures of some offers, read at once. @returns those of one, in their order */
export async function readOfferImages(query: Queryable, ids: string[]): Promise<(id: string) => PublicImage[]> {
  const all = ids.length > 0 ? await readLinkedImages(query, OFFER, ids) : [];
  const byOffer = groupBy(all, ({ objectId }) => objectId);
  return (id) => (byOffer.get(id) ?? []).map(toImage);
}

/** A picture as lists and sheets tell it. */
const toImage = ({ fileId, altText, width, height }: Omit<LinkedImage, 'objectId'>): PublicImage => ({
  fileId,
  url: publicAddress(fileId),
  altText,
  width,
  height,
});
