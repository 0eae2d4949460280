import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { onePage, paging } from '../../platform/paging/paging.ts';
import { notFound } from '../../platform/problem.ts';
import { searchWords } from '../../platform/search-words.ts';
import { compareNames } from '../../platform/sort-key.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Geography } from '../geography/index.ts';
import * as repository from './merchants.repository.ts';
import type { MerchantRow, MerchantScope } from './merchants.repository.ts';
import type { Merchant, MerchantCount, MerchantQuery } from './merchants.schemas.ts';

type Parts = { db: Queryable; clock: Clock; catalog: Catalog; geography: Geography };
export type Merchants = ReturnType<typeof makeMerchants>;

/** The public reading side of merchants: confirmed ones only. */
export function makeMerchants({ db, clock, catalog, geography }: Parts) {
  const byIds = async (ids: string[]) => (await repository.readMerchantsByIds(db, ids, clock.now())).map(toMerchant);

  /** @throws Problem 400 CITY_OF_ANOTHER_STATE */
  async function scopeOf(query: MerchantQuery): Promise<MerchantScope> {
    const { searchKey, categoryIds, categoryType, stateIds, cityIds, supplierIds, kind, status } = query;
    const places = { ...(stateIds && { stateIds }), ...(cityIds && { cityIds }) };
    await geography.checkFilter(places);
    const categories = await catalog.scopeOf({
      ...(categoryIds && { categoryIds }),
      ...(categoryType && { categoryType }),
    });
    return {
      words: searchWords(searchKey),
      ...places,
      ...(categories && { categoryIds: categories.ids }),
      ...(supplierIds && { supplierIds }),
      ...(kind && { kind }),
      ...(status && { status }),
    };
  }

  /** One page and the counts of everything that matches. */
  async function pageOf(query: MerchantQuery) {
    const scope = await scopeOf(query);
    const now = clock.now();
    const [{ rows, page }, counts] = await Promise.all([
      repository.readMerchants(db, scope, now, query.sort ?? 'PRODUCTS', paging(query)),
      repository.countMerchants(db, scope, now),
    ]);
    const totalCount = counts.reduce((sum, each) => sum + each.count, 0);
    return { page: { items: rows.map(toMerchant), totalCount, ...page }, counts };
  }

  return {
    /** @throws Problem 404 MERCHANT_NOT_FOUND */
    merchant: async (id: string): Promise<Merchant> => (await byIds([id]))[0] ?? notFound('MERCHANT_NOT_FOUND'),

    async merchants(query: MerchantQuery) {
      return query.ids ? onePage(await byIds(query.ids)) : (await pageOf(query)).page;
    },

    /** Confirmed merchants with their numbers by kind and province. */
    async confirmed(query: MerchantQuery) {
      const { page, counts } = await pageOf(query);
      return {
        ...page,
        kindCounts: countsBy(counts, ({ kind }) => ({ value: kind, label: kind })),
        stateCounts: countsBy(counts, ({ stateId, stateName }) => ({ value: stateId, label: stateName })),
      };
    },

    /** The merchants that offer each of several base products now. */
    async ofBaseProducts(baseProductIds: string[]) {
      const rows = await repository.readMerchantIdsOfBaseProducts(db, baseProductIds, clock.now());
      const known = new Map(
        (await byIds([...new Set(rows.map((row) => row.merchantId))])).map((each) => [each.id, each]),
      );
      const groups = Map.groupBy(rows, (row) => row.baseProductId);
      return baseProductIds.map((baseProductId) => ({
        baseProductId,
        items: (groups.get(baseProductId) ?? []).flatMap(({ merchantId }) => known.get(merchantId) ?? []),
      }));
    },

    /** The selling account of a supplier that sells by itself; undefined when it has none. */
    selfMerchantId: (supplierId: string) => repository.readSelfMerchant(db, supplierId),
  };
}

type Counted = { kind: string; stateId: string; stateName: string; count: number };

function countsBy(rows: Counted[], keyOf: (row: Counted) => Omit<MerchantCount, 'count'>): MerchantCount[] {
  const groups = Map.groupBy(rows, (row) => keyOf(row).value);
  return [...groups.values()]
    .map((own) => ({ ...keyOf(own[0]!), count: own.reduce((sum, each) => sum + each.count, 0) }))
    .sort((one, other) => other.count - one.count || compareNames(one.label, other.label));
}

function toMerchant({ supplierId, vacation, createdAt, sortKey: _, ...rest }: MerchantRow): Merchant {
  return {
    ...rest,
    ...(supplierId && { supplierId }),
    ...(vacation && { vacation }),
    createdAt: createdAt.toISOString(),
  };
}
