import { type Block, objectsOf } from '../blocks/index.ts';
import type { Things } from '../../../platform/modules/things.ts';

/** Ids of products and suppliers on cards that nobody is shown any more. */
export type GoneCards = ReadonlySet<string>;

/** Asked before a transaction: the modules that know them read on their own. */
export async function readGoneCards(things: Pick<Things, 'withNames'>, body: readonly Block[]): Promise<GoneCards> {
  const { products, suppliers } = objectsOf(body);
  const pointers = [
    ...products.map((id) => ({ type: 'SUPPLIER_PRODUCT', id })),
    ...suppliers.map((id) => ({ type: 'SUPPLIER', id })),
  ];
  if (pointers.length === 0) return new Set();
  const found = await things.withNames(pointers, (pointer) => pointer);
  return new Set(found.filter(({ objectName }) => objectName === undefined).map(({ id }) => id));
}

/** Whether a card of a text shows nothing. */
export const hasGoneCard = (body: readonly Block[], gone: GoneCards): boolean =>
  body.some(({ objectId }) => objectId !== undefined && gone.has(objectId));
