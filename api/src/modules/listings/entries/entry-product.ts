import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { readOfferedProducts, type StoredValue } from '../../catalog/index.ts';
import type { Offers } from '../offers/offers.service.ts';
import { readAgency } from './entries.repository.ts';
import type { Offer } from './offer.ts';
import { besideProduct } from './own-properties.ts';

type Ground = Pick<Awaited<ReturnType<Offers['ground']>>, 'categories'>;

/** A damaged product states nothing. */
const valuesIn = (values: unknown): StoredValue[] => (Array.isArray(values) ? (values as StoredValue[]) : []);

/** What a base product measures and states; undefined of one that nobody can sell. */
export async function readMeasured(on: Queryable, { categories }: Ground, baseProductId: string) {
  const [product] = await readOfferedProducts(on, [baseProductId]);
  const node = product && categories.get(product.categoryId);
  return node && { node, ofProduct: valuesIn(product.values) };
}

/**
 * An offer as it is on a base product: with what it states beside that, under an agency that covers it.
 * @throws Problem 400 UNKNOWN_VALUE, 409 NO_AGENCY
 */
export async function offerOn(tx: Tx, ground: Ground, offer: Offer, baseProductId: string, now: Date): Promise<Offer> {
  const measured = await readMeasured(tx, ground, baseProductId);
  if (!measured) return invalid('baseProductId', 'UNKNOWN_VALUE');
  const { node, ofProduct } = measured;
  const { merchantId, supplierId } = offer;
  const path = node.path.map(({ category }) => category.id);
  const agency = merchantId ? await readAgency(tx, { merchantId, supplierId, baseProductId, path }, now) : null;
  if (agency === undefined) throw new Problem(409, 'NO_AGENCY', [{ field: 'baseProductId', code: 'NO_AGENCY' }]);
  const properties = besideProduct(offer.properties, node.properties, ofProduct);
  return { ...offer, baseProductId, delegationId: agency?.id ?? null, properties };
}
