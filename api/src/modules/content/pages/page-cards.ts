import { type Block, objectsOf } from '../blocks/index.ts';
import type { Things } from '../../../platform/modules/things.ts';

/** Ids of products, suppliers and videos on cards that nobody is shown any more. */
export type GoneCards = ReadonlySet<string>;

/** Asked before a transaction: the modules that know them read on their own. */
export async function readGoneCards(things: Pick<Things, 'withNames'>, body: readonly Block[]): Promise<GoneCards> {
  const { products, suppliers, videos } = objectsOf(body);
  const pointers = [
    ...products.map((id) => ({ type: 'SUPPLIER_PRODUCT', id })),
    ...suppliers.map((id) => ({ type: 'SUPPLIER', id })),
    ...videos.map((id) => ({ type: 'VIDEO', id })),
  ];
  if (pointers.length === 0) return new Set();
  const found = await things.withNames(pointers, (pointer) => pointer);
  return new Set(found.filter(({ objectName }) => objectName === undefined).map(({ id }) => id));
}

/** Whether a card of a text shows nothing. */
export const hasGoneCard = (body: readonly Block[], gone: GoneCards): boolean =>
  body.some(({ objectId, mediaVideoId }) => [objectId, mediaVideoId].some((id) => id !== undefined && gone.has(id)));
