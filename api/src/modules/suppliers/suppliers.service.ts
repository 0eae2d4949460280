import type { Queryable } from '../../platform/database/database.ts';
import { onePage, pageOf, paging } from '../../platform/paging.ts';
import { notFound } from '../../platform/problem.ts';
import { searchWords } from '../../platform/search-words.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Geography } from '../geography/index.ts';
import type { Search } from '../search/index.ts';
import * as repository from './supplier.repository.ts';
import type { SupplierRow, SupplierScope } from './supplier.repository.ts';
import type { CategorySuppliersQuery, Supplier, SupplierQuery, SupplierSort } from './suppliers.schemas.ts';

type Parts = { db: Queryable; catalog: Catalog; search: Search; geography: Geography };
export type Suppliers = ReturnType<typeof makeSuppliers>;

/** The public reading side of suppliers. */
export function makeSuppliers({ db, catalog, search, geography }: Parts) {
  async function pageOfSuppliers(
    scope: SupplierScope,
    query: { sort?: SupplierSort; pageNumber?: number; pageSize?: number },
  ) {
    const { pageNumber, pageSize, offset } = paging(query);
    const { rows, totalCount } = await repository.readSuppliers(db, scope, query.sort ?? 'RELEVANCE', pageSize, offset);
    return { items: rows.map(toSupplier), totalCount, pageNumber, pageSize };
  }

  return {
    async supplier(id: string): Promise<Supplier> {
      const [row] = await repository.readSuppliersByIds(db, [id]);
      return row ? toSupplier(row) : notFound('SUPPLIER_NOT_FOUND');
    },

    async suppliers(query: SupplierQuery) {
      if (query.perParent && query.categoryIds) {
        const rows = await repository.readSuppliersPerCategory(db, query.categoryIds, query.perParent);
        return onePage(rows.map(toSupplier));
      }
      if (query.ids) return onePage((await repository.readSuppliersByIds(db, query.ids)).map(toSupplier));
      const { searchKey, categoryIds, categoryType, verificationLevel, onlyConfirmed, stateIds, cityIds } = query;
      await geography.checkFilter(defined({ stateIds, cityIds }));
      const words = searchWords(searchKey);
      return pageOfSuppliers(
        { words, ...defined({ categoryIds, categoryType, verificationLevel, onlyConfirmed, stateIds, cityIds }) },
        query,
      );
    },

    /** Suppliers by words of their names, already folded, with the number of all. */
    async find(words: string[], limit: number) {
      const rows = words.length > 0 ? await repository.readSuppliersByName(db, words, limit) : [];
      return { items: rows, totalCount: rows[0]?.totalCount ?? 0 };
    },

    /** Suppliers with at least one published entry of completeness 60 or more in the category. */
    async suppliersWithCatalog(categoryId: string, query: { pageNumber?: number; pageSize?: number }) {
      await catalog.activeNode(categoryId);
      return pageOfSuppliers({ categoryIds: [categoryId], onlyComplete: true }, query);
    },

    /** Suppliers of a category whose offers match a filter, with facets; by offers that match unless sorted otherwise. */
    async categorySuppliers(categoryId: string, query: CategorySuppliersQuery) {
      const { counts, facets } = await search.supplierCounts({ categoryId, ...defined({ filter: query.filter }) });
      if (query.sort && query.sort !== 'RELEVANCE') {
        return { ...(await pageOfSuppliers({ ids: [...counts.keys()] }, query)), facets };
      }
      const ordered = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([id]) => id);
      const { items: ids, ...rest } = pageOf(ordered, query);
      return { ...rest, items: (await repository.readSuppliersByIds(db, ids)).map(toSupplier), facets };
    },
  };
}

/** Without the keys that have no value, so that "not given" and "undefined" are one thing. */
const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

function toSupplier({
  foundedYear,
  employeesRange,
  website,
  rating,
  responseRate30d,
  medianFirstResponseMin,
  cityId,
  stateId,
  ...rest
}: SupplierRow): Supplier {
  return {
    ...rest,
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

const withoutNulls = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
