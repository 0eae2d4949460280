import { type Block, objectsOf } from '../blocks/index.ts';
import type { Things } from '../../../platform/modules/things.ts';

/** Cards of a text whose product or supplier nobody is shown any more, by the keys of their blocks. */
export async function deadCards(things: Pick<Things, 'withNames'>, body: readonly Block[]): Promise<string[]> {
  const { products, suppliers } = objectsOf(body);
  const pointers = [
    ...products.map((id) => ({ type: 'SUPPLIER_PRODUCT', id })),
    ...suppliers.map((id) => ({ type: 'SUPPLIER', id })),
  ];
  if (pointers.length === 0) return [];
  const found = await things.withNames(pointers, (pointer) => pointer);
  const dead = new Set(found.filter(({ objectName }) => objectName === undefined).map(({ id }) => id));
  return body.filter(({ objectId }) => objectId !== undefined && dead.has(objectId)).map(({ key }) => key);
}
