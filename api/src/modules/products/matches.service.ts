import type { Queryable } from '../../platform/database/database.ts';
import { invalidAll } from '../../platform/problem.ts';
import { type Catalog, leavesOf, readStatedProperties, type StoredValue, toPropertyValues } from '../catalog/index.ts';
import type { Reference } from '../reference/index.ts';
import type { Search } from '../search/index.ts';
import { LEAST, LIKELY, likenessOf, type Likeness } from './likeness.ts';
import { type Candidate, foldSought, readCandidates } from './matches.repository.ts';
import type { BaseProductMatch, MatchQuery } from './products.schemas.ts';

const MOST_MATCHES = 10;
/** The same where the market is searched; the site says at so many that there may be more. */
const MOST_FOUND = 20;

type Parts = {
  db: Queryable;
  catalog: Pick<Catalog, 'tree' | 'activeNode'>;
  reference: Pick<Reference, 'unitTable'>;
  search: Pick<Search, 'products'>;
};
export type Matches = ReturnType<typeof makeMatches>;
/** A product that others are compared with, as it is stored. */
type Stored = {
  id: string;
  name: string;
  brandName: string | null;
  mpn: string | null;
  gtin: string | null;
  categoryId: string;
  properties: StoredValue[];
};
type Compared = { product: Candidate; score: number; reasons: Likeness['reasons'] };

/** Base products that may be the one that somebody means. */
export function makeMatches({ db, catalog, reference, search }: Parts) {
  type Asked = {
    typed: { name: string; brandName: string; mpn: string; gtin: string };
    stated: readonly StoredValue[];
    categoryIds?: string[] | undefined;
    exceptId?: string | undefined;
    /** What the market's search finds, the best first; these are told however little they are alike. */
    foundIds?: string[];
  };

  async function find({ typed, stated, categoryIds, exceptId, foundIds }: Asked): Promise<BaseProductMatch[]> {
    const parts = typed.name.split(/\s+/).filter((part) => /\d|[۰-۹٠-٩]/.test(part) && part.length > 3);
    const sought = await foldSought(db, typed, parts);
    if (sought.words.length === 0 && !sought.mpnCode && !sought.gtinCode && !foundIds?.length) return [];
    const [candidates, { byId }, units] = await Promise.all([
      readCandidates(db, sought, { categoryIds, exceptId, foundIds }),
      catalog.tree(),
      reference.unitTable(),
    ]);
    const compared = candidates.flatMap((product): Compared[] => {
      const node = byId.get(product.categoryId);
      return node ? [{ product, ...likenessOf(sought, stated, product, node.properties) }] : [];
    });
    const best = foundIds ? asFound(compared, foundIds).slice(0, MOST_FOUND) : alike(compared).slice(0, MOST_MATCHES);
    return best.map(({ product, score, reasons }): BaseProductMatch => {
      const { id, name, slug, brandName, mpn, gtin, categoryId, status } = product;
      const node = byId.get(categoryId)!;
      const keys = node.properties.filter(({ isKey }) => isKey);
      return {
        baseProductId: id,
        name,
        slug,
        categoryId,
        status,
        score,
        reasons,
        ...(brandName && { brandName }),
        ...(mpn && { mpn }),
        ...(gtin && { gtin }),
        categoryName: node.category.name,
        icon: node.category.icon,
        keyProperties: toPropertyValues(product.properties, keys, units),
        isLikely: score >= LIKELY,
      };
    });
  }

  return {
    /** The best first, at most ten, or twenty where the market is searched; none where nothing is said that names a product. @throws Problem 400 for values that its category does not measure so, 404 for a category */
    async matches({ searchKey, name, brandName = '', mpn = '', gtin = '', categoryId, properties }: MatchQuery) {
      const node = categoryId === undefined ? undefined : await catalog.activeNode(categoryId);
      const read = readStatedProperties(properties ?? [], node?.properties ?? [], await reference.unitTable());
      // What is not stated yet is no fault of who looks.
      invalidAll(read.errors.filter(({ code }) => code !== 'PROPERTY_REQUIRED'));
      const foundIds =
        searchKey === undefined
          ? undefined
          : await search.products({ searchKey, ...(categoryId && { categoryId }) }, MOST_FOUND);
      return find({
        typed: { name: name ?? searchKey ?? '', brandName, mpn, gtin },
        stated: read.values,
        categoryIds: node && leavesOf(node),
        ...(foundIds && { foundIds }),
      });
    },

    /** Others that a product may be the same as. */
    like: ({ id, name, brandName, mpn, gtin, categoryId, properties }: Stored) =>
      find({
        typed: { name, brandName: brandName ?? '', mpn: mpn ?? '', gtin: gtin ?? '' },
        stated: properties,
        categoryIds: [categoryId],
        exceptId: id,
      }),
  };
}

/** Those that are alike, the most alike first; of two that are as alike, the one that can be offered already. */
const alike = (compared: readonly Compared[]): Compared[] =>
  compared
    .filter(({ score }) => score >= LEAST)
    .sort(
      (one, other) =>
        other.score - one.score ||
        Number(other.product.status === 'PUBLISHED') - Number(one.product.status === 'PUBLISHED'),
    );

/** What is asked about first, then what the search found in its order, then what is alike and nobody offers. */
function asFound(compared: readonly Compared[], foundIds: readonly string[]): Compared[] {
  const byId = new Map(compared.map((each) => [each.product.id, each]));
  const found = foundIds.flatMap((id) => byId.get(id) ?? []);
  const others = alike(compared);
  return [...new Set([...others.filter(({ score }) => score >= LIKELY), ...found, ...others])];
}
