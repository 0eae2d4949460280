import type { Queryable } from '../../platform/database/database.ts';
import { invalidAll } from '../../platform/problem.ts';
import { type Catalog, leavesOf, readStatedProperties, type StoredValue, toPropertyValues } from '../catalog/index.ts';
import type { Reference } from '../reference/index.ts';
import { LEAST, LIKELY, likenessOf } from './likeness.ts';
import { type Candidate, foldSought, readCandidates } from './matches.repository.ts';
import type { BaseProductMatch, MatchQuery } from './products.schemas.ts';

const MOST_MATCHES = 10;

type Parts = { db: Queryable; catalog: Pick<Catalog, 'tree' | 'activeNode'>; reference: Pick<Reference, 'unitTable'> };
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

/** Base products that may be the one that somebody means. */
export function makeMatches({ db, catalog, reference }: Parts) {
  type Asked = {
    typed: { name: string; brandName: string; mpn: string; gtin: string };
    stated: readonly StoredValue[];
    categoryIds?: string[] | undefined;
    exceptId?: string | undefined;
  };

  async function find({ typed, stated, categoryIds, exceptId }: Asked): Promise<BaseProductMatch[]> {
    const parts = typed.name.split(/\s+/).filter((part) => /\d|[۰-۹٠-٩]/.test(part) && part.length > 3);
    const sought = await foldSought(db, typed, parts);
    if (sought.words.length === 0 && !sought.mpnCode && !sought.gtinCode) return [];
    const [candidates, { byId }, units] = await Promise.all([
      readCandidates(db, sought, { categoryIds, exceptId }),
      catalog.tree(),
      reference.unitTable(),
    ]);
    const found = candidates.flatMap((product) => {
      const node = byId.get(product.categoryId);
      if (!node) return [];
      const { score, reasons } = likenessOf(sought, stated, product, node.properties);
      return score < LEAST ? [] : [{ product, node, score, reasons }];
    });
    const best = found.sort((one, other) => other.score - one.score || byState(one.product, other.product));
    return best.slice(0, MOST_MATCHES).map(({ product, node, score, reasons }): BaseProductMatch => {
      const { id, name, slug, brandName, mpn, gtin, categoryId, status } = product;
      const keys = node.properties.filter(({ isKey }) => isKey);
      return {
        baseProductId: id,
        ...{ name, slug, categoryId, status, score, reasons },
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
    /** At most ten, best first; none where nothing is said that names a product. @throws Problem 400 for values that its category does not measure so, 404 for a category */
    async matches({ name = '', brandName = '', mpn = '', gtin = '', categoryId, properties }: MatchQuery) {
      const node = categoryId === undefined ? undefined : await catalog.activeNode(categoryId);
      const read = readStatedProperties(properties ?? [], node?.properties ?? [], await reference.unitTable());
      // What is not stated yet is no fault of who looks.
      invalidAll(read.errors.filter(({ code }) => code !== 'PROPERTY_REQUIRED'));
      return find({ typed: { name, brandName, mpn, gtin }, stated: read.values, categoryIds: node && leavesOf(node) });
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

/** Of two that are as alike, the one that can be offered already. */
const byState = (one: Candidate, other: Candidate) =>
  Number(other.status === 'PUBLISHED') - Number(one.status === 'PUBLISHED');
