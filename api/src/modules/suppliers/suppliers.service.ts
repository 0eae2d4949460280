import { makeAddressParts } from '../../platform/address-parts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import {
  compareKeys,
  type MemoryOrder,
  onePage,
  pageOf,
  type PageQuery,
  paging,
} from '../../platform/paging/paging.ts';
import { notFound } from '../../platform/problem.ts';
import { searchWords } from '../../platform/search-words.ts';
import { withoutNulls } from '../../platform/without-nulls.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Geography } from '../geography/index.ts';
import type { Delegations } from '../merchants/index.ts';
import { plainReading, type Search } from '../search/index.ts';
import type { SupplierSort } from './suppliers.enums.ts';
import * as repository from './supplier.repository.ts';
import type { SupplierRow, SupplierScope } from './supplier.repository.ts';
import type { CategorySuppliersQuery, SupplierQuery } from './supplier-queries.schemas.ts';
import type { Supplier } from './suppliers.schemas.ts';

type Parts = {
  db: Queryable;
  clock: Clock;
  catalog: Catalog;
  search: Search;
  geography: Geography;
  delegations: Delegations;
};
export type Suppliers = ReturnType<typeof makeSuppliers>;
/** What a list is narrowed to, as callers say it. */
type Narrowing = Omit<SupplierQuery, 'ids' | 'sort' | 'perParent' | keyof PageQuery>;

type PageOfSuppliers = PageQuery & { sort?: SupplierSort | undefined };
/** Suppliers with their offers that match, the most first. */
const byOffers: MemoryOrder<[id: string, offers: number]> = {
  list: 'suppliers by offers',
  keysOf: ([id, offers]) => [-offers, id],
};

/** The public reading side of suppliers. */
export function makeSuppliers({ db, clock, catalog, search, geography, delegations }: Parts) {
  const toSupplier = (row: SupplierRow) => supplierOf(row, clock.now());
  const byIds = async (ids: string[]) => (await repository.readSuppliersByIds(db, ids, clock.now())).map(toSupplier);

  async function pageOfSuppliers(scope: SupplierScope, { sort = 'RELEVANCE', ...query }: PageOfSuppliers) {
    const found = await repository.readSuppliers(db, scope, clock.now(), sort, paging(query));
    return { items: found.rows.map(toSupplier), totalCount: found.totalCount, ...found.page };
  }

  /** @throws Problem 400 for a city of another province, a category of another type */
  async function scopeOf(query: Narrowing, field = ''): Promise<SupplierScope> {
    const { searchKey, supplierIds, merchantIds, hasDelegation, ...plain } = query;
    await geography.checkFilter(query, `${field}cityIds`);
    await catalog.scopeOf(query);
    const delegating = merchantIds || hasDelegation ? await delegations.delegatingSupplierIds(merchantIds) : undefined;
    const ids = supplierIds && delegating ? supplierIds.filter((id) => delegating.includes(id)) : supplierIds;
    return { words: searchWords(searchKey, `${field}searchKey`), ...plain, ...defined({ ids: ids ?? delegating }) };
  }

  return {
    async supplier(id: string): Promise<Supplier> {
      return (await byIds([id]))[0] ?? notFound('SUPPLIER_NOT_FOUND');
    },

    /** Pages of suppliers as the sitemap lists them. */
    addresses: makeAddressParts({ db, clock, pages: repository.supplierPages }),

    async suppliers(query: SupplierQuery) {
      const { ids, perParent, sort, pageNumber, pageSize, after, cursors, ...narrowing } = query;
      if (perParent && query.categoryIds) {
        const rows = await repository.readSuppliersPerCategory(db, query.categoryIds, perParent, clock.now());
        return onePage(rows.map(toSupplier));
      }
      if (ids) return onePage(await byIds(ids));
      const found = await pageOfSuppliers(await scopeOf(narrowing), { sort, pageNumber, pageSize, after, cursors });
      return read(narrowing.searchKey, found);
    },

    /** Suppliers by words of their names, already folded, with the number of all. */
    async find(words: string[], limit: number) {
      const rows = words.length > 0 ? await repository.readSuppliersByName(db, words, limit) : [];
      return { items: rows, totalCount: rows[0]?.totalCount ?? 0 };
    },

    /** Suppliers with at least one published entry of completeness 60 or more in the category. */
    async suppliersWithCatalog(categoryId: string, query: PageQuery) {
      await catalog.activeNode(categoryId);
      return pageOfSuppliers({ categoryIds: [categoryId], onlyComplete: true }, query);
    },

    /** Suppliers of a category that match a filter, they and their offers, with facets; by offers that match unless sorted otherwise. */
    async categorySuppliers(categoryId: string, query: CategorySuppliersQuery) {
      const { searchKey, cityIds, stateIds, hasDelegation, ...filter } = query.filter ?? {};
      const own = defined({ searchKey, cityIds, stateIds, hasDelegation });
      const supplierIds =
        Object.keys(own).length > 0
          ? await repository.readSupplierIds(db, await scopeOf(own, 'filter.'), clock.now())
          : undefined;
      const { counts, ...facets } = await search.supplierCounts({ categoryId, filter, ...defined({ supplierIds }) });
      if (query.sort && query.sort !== 'RELEVANCE') {
        return read(searchKey, { ...(await pageOfSuppliers({ ids: [...counts.keys()] }, query)), ...facets });
      }
      const ordered = [...counts].sort((one, other) => compareKeys(byOffers.keysOf(one), byOffers.keysOf(other)));
      const { items, ...rest } = pageOf(ordered, query, byOffers);
      return read(searchKey, { ...rest, items: await byIds(items.map(([id]) => id)), ...facets });
    },
  };
}

/** A page with how its key was read. */
const read = <P extends { totalCount: number }>(key: string | undefined, page: P) => ({
  ...page,
  ...(key !== undefined && { reading: plainReading(key, page.totalCount > 0) }),
});

/** Without the keys that have no value, so that "not given" and "undefined" are one thing. */
const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

function supplierOf(
  {
    foundedYear,
    employeesRange,
    website,
    rating,
    responseRate30d,
    medianFirstResponseMin,
    cityId,
    stateId,
    evidences,
    certificates,
    ...rest
  }: SupplierRow,
  now: Date,
): Supplier {
  const today = now.toISOString().slice(0, 10);
  return {
    ...rest,
    certificates: certificates.map((each) => ({ ...each, isValid: each.validTo >= today })),
    verificationEvidences: evidences.map((each) => toEvidence(each, now)),
    ...withoutNulls({
      foundedYear,
      employeesRange,
      website,
      rating,
      responseRate30d,
      medianFirstResponseMin,
      cityId,
      stateId,
    }),
  };
}

function toEvidence({ validFrom, validTo, ...rest }: SupplierRow['evidences'][number], now: Date) {
  const [from, to] = [new Date(validFrom), new Date(validTo)];
  return { ...rest, validFrom: from.toISOString(), validTo: to.toISOString(), isValid: from <= now && now < to };
}
