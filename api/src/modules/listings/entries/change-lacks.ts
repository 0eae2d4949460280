import type { Queryable } from '../../../platform/database/database.ts';
import type { Lack } from '../../../platform/lacks.ts';
import { type Catalog, readOfferedProducts } from '../../catalog/index.ts';
import type { ChangeAction, EntryGap } from './entries.enums.ts';
import { readAgency, readProductState } from './entries.repository.ts';
import { productLack } from './entry-lacks.ts';
import { readSuccessor } from './entry-product.repository.ts';
import type { ChangeRow } from './product-changes.repository.ts';

type ChangeLack = Lack<ChangeAction, EntryGap>;
/** Whose entry it is; `merchantId` is null where it is sold without an agency. */
type Seller = { merchantId: string | null; supplierId: string };
type Categories = Awaited<ReturnType<Catalog['tree']>>['byId'];

/** What staff need before they confirm a change: of another base product that buyers see it, and an agency that covers it. */
export async function lacksOfChange(
  on: Queryable,
  { kind, status, asked: { baseProductId } }: Pick<ChangeRow, 'kind' | 'status' | 'asked'>,
  { seller, categories, now }: { seller: Seller; categories: Categories; now: Date },
): Promise<ChangeLack[]> {
  if (kind !== 'BASE_PRODUCT' || status !== 'PENDING' || baseProductId === undefined) return [];
  const productId = await readSuccessor(on, baseProductId);
  const lacks: ChangeLack[] = (await readProductState(on, productId)) === 'PUBLISHED' ? [] : [productLack];
  const { merchantId, supplierId } = seller;
  const [product] = await readOfferedProducts(on, [productId]);
  const node = product && categories.get(product.categoryId);
  if (merchantId === null || !node) return lacks;
  const path = node.path.map(({ category }) => category.id);
  const agencyId = await readAgency(on, { merchantId, supplierId, baseProductId: productId, path }, now);
  if (agencyId === undefined) lacks.push({ code: 'NO_AGENCY', field: 'baseProductId', actions: ['CONFIRM'] });
  return lacks;
}
