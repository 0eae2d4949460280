import type { Queryable } from '../../../platform/database/database.ts';
import { type Catalog, readOfferedProducts, toPropertyValues } from '../../catalog/index.ts';
import type { UnitTable } from '../../reference/index.ts';
import type { LineRow } from '../lines/lines.repository.ts';
import type { NeededProperty } from '../lines/needs/needs.schemas.ts';
import { readOffered } from '../lines/offered-lines.repository.ts';
import type { NamedOffer } from './compared.ts';

type Ground = { catalog: Pick<Catalog, 'tree'>; units: UnitTable; now: Date };

/**
 * The offers that sellers named for lines, with what is told of them, and what the lines ask of such goods: of a product what
 * comparisons of its kind show, of a need in words what it says.
 */
export async function readNamedOffers(
  db: Queryable,
  { offerIds, lines }: { offerIds: readonly string[]; lines: readonly LineRow[] },
  { catalog, units, now }: Ground,
) {
  const found = offerIds.length > 0 ? await readOffered(db, [...new Set(offerIds)], now) : [];
  const productIds = [...found, ...lines].flatMap(({ baseProductId }) => baseProductId ?? []);
  const products = found.length > 0 ? await readOfferedProducts(db, [...new Set(productIds)]) : [];
  const { byId } = await catalog.tree();
  const valuesOf = new Map(
    products.map(({ id, categoryId, values }) => {
      const properties = (byId.get(categoryId)?.properties ?? []).filter(({ isComparable }) => isComparable);
      return [id, { all: toPropertyValues(values, byId.get(categoryId)?.properties ?? [], units), properties }];
    }),
  );
  const alternatives = new Map(
    found.map((offer): [string, NamedOffer] => [
      offer.supplierProductId,
      { ...offer, properties: valuesOf.get(offer.baseProductId)?.all ?? [] },
    ]),
  );
  const askedOf = ({ baseProductId, snapshot }: LineRow): NeededProperty[] => {
    const product = baseProductId === null ? undefined : valuesOf.get(baseProductId);
    if (!product) return snapshot.properties ?? [];
    const shown = new Set(product.properties.map(({ id }) => id));
    return product.all.flatMap((value) => (shown.has(value.propertyId) ? [{ value }] : []));
  };
  return { alternatives, askedOf };
}
