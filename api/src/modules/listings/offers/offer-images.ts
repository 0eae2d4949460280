import type { Queryable } from '../../../platform/database/database.ts';
import { paperAddress, type PublicImage, readFileFacts, readLinkedImages } from '../../files/index.ts';
import { toImage } from '../../suppliers/public-image.ts';
import type { StoredDocument } from './offer.ts';
import type { SupplierProductDocument } from '../../suppliers/suppliers.schemas.ts';

/** What links call an offer. */
const OFFER = 'SUPPLIER_PRODUCT';

/** The pictures of some offers, read at once. @returns those of one, in their order */
export async function readOfferImages(query: Queryable, ids: string[]): Promise<(id: string) => PublicImage[]> {
  const all = ids.length > 0 ? await readLinkedImages(query, OFFER, ids) : [];
  const byOffer = Map.groupBy(all, ({ objectId }) => objectId);
  return (id) => (byOffer.get(id) ?? []).map(toImage);
}

/** The papers of some offers, their files read at once. @returns those of one as its sheet tells them; a file that is gone leaves its name */
export async function readOfferDocuments(query: Queryable, lists: StoredDocument[][]) {
  const ids = lists.flat().flatMap(({ fileId }) => fileId ?? []);
  const facts = ids.length > 0 ? await readFileFacts(query, ids) : [];
  const byId = new Map(facts.map((each) => [each.id, each]));
  return (documents: StoredDocument[]): SupplierProductDocument[] =>
    documents.map(({ title, kind, fileId }) => {
      const file = fileId === undefined ? undefined : byId.get(fileId);
      return { title, kind, ...(file && { fileId: file.id, url: paperAddress(file.id), ...sizeOf(file) }) };
    });
}
const sizeOf = ({ mime, size }: { mime: string; size: number }) => ({ mime, size });
