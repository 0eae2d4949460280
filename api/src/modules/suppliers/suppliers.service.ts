import { makeAddressParts } from '../../platform/address-parts.ts';
import { tehranDay } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { inOrder, type MemoryOrder, onePage, pageOf, type PageQuery, paging } from '../../platform/paging/paging.ts';
import { notFound } from '../../platform/problem.ts';
import { changeSpan, syncedTo } from '../../platform/sync/changes.ts';
import { readRemoved, type RemovedQuery } from '../../platform/sync/removed.ts';
import { withoutNulls } from '../../platform/without-nulls.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Geography } from '../geography/index.ts';
import type { Delegations } from '../merchants/index.ts';
import type { Search, TypedName } from '../search/index.ts';
import type { SupplierSort } from './suppliers.enums.ts';
import * as repository from './supplier.repository.ts';
import type { SupplierRow, SupplierScope } from './supplier.repository.ts';
import type { CategorySuppliersQuery, SupplierQuery } from './supplier-queries.schemas.ts';
import { readSupplierPictures } from './supplier-pictures.ts';
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
type Narrowing = Omit<SupplierQuery, 'ids' | 'sort' | 'updatedSince' | 'perParent' | keyof PageQuery>;

/** A scope with how the text was read that is part of it. */
type Narrowed = SupplierScope & { reading?: TypedName['reading'] };
type PageOfSuppliers = PageQuery & { sort?: SupplierSort | undefined };
/** Suppliers with their offers that match, the most first, then by name. */
const byOffers: MemoryOrder<{ id: string; offers: number; sortKey: string }> = {
  list: 'suppliers by offers',
  keysOf: ({ id, offers, sortKey }) => [-offers, sortKey, id],
};

/** The public reading side of suppliers. */
export function makeSuppliers({ db, clock, catalog, search, geography, delegations }: Parts) {
  async function toSuppliers(rows: SupplierRow[]): Promise<Supplier[]> {
    const pictures = await readSupplierPictures(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...supplierOf(row, clock.now()), ...pictures(row.id) }));
  }
  const byIds = async (ids: string[]) => toSuppliers(await repository.readSuppliersByIds(db, ids, clock.now()));

  async function pageOfSuppliers(scope: SupplierScope, { sort = 'RELEVANCE', ...query }: PageOfSuppliers) {
    const found = await repository.readSuppliers(db, scope, clock.now(), sort, paging(query));
    return { items: await toSuppliers(found.rows), totalCount: found.totalCount, ...found.page };
  }

  /** @throws Problem 400 for a city of another province, a category of another type */
  async function scopeOf(query: Narrowing, field = ''): Promise<Narrowed> {
    const { searchKey, supplierIds, merchantIds, hasDelegation, ...plain } = query;
    await geography.checkFilter(query, `${field}cityIds`);
    await catalog.scopeOf(query);
    const delegating = merchantIds || hasDelegation ? await delegations.delegatingSupplierIds(merchantIds) : undefined;
    const ids = supplierIds && delegating ? supplierIds.filter((id) => delegating.includes(id)) : supplierIds;
    const name = searchKey === undefined ? undefined : await search.readName(searchKey, `${field}searchKey`);
    return {
      ...plain,
      ...defined({ ids: ids ?? delegating, name: name?.pieces }),
      ...(name && { reading: name.reading }),
    };
  }

  /** What a text finds; without its place when nobody of that name sits there. */
  async function pageByName({ reading, ...scope }: Narrowed, query: PageOfSuppliers) {
    const found = await pageOfSuppliers(scope, query);
    if (!reading) return found;
    const isFound = found.totalCount > 0;
    const place = scope.name?.filter(isPlace) ?? [];
    const others = scope.name?.filter((piece) => !isPlace(piece)) ?? [];
    if (!isFound && place.length > 0 && others.length > 0) {
      const elsewhere = await pageOfSuppliers({ ...scope, name: others }, query);
      const left = [...place.map(({ text }) => ({ text, reason: 'PLACE' as const })), ...reading.left];
      if (elsewhere.totalCount > 0) return { ...elsewhere, reading: { ...reading, tier: 'ALMOST' as const, left } };
    }
    return read(reading, found);
  }

  return {
    async supplier(id: string): Promise<Supplier> {
      return (await byIds([id]))[0] ?? notFound('SUPPLIER_NOT_FOUND');
    },

    /** One in whatever state, as its page would have it: for staff. @throws Problem 404 SUPPLIER_NOT_FOUND */
    async preview(id: string): Promise<Supplier> {
      const row = await repository.readSupplierInAnyState(db, id, clock.now());
      // Its pictures are nobody's to see while it is not shown.
      return row ? supplierOf(row, clock.now()) : notFound('SUPPLIER_NOT_FOUND');
    },

    /** Whether at least one of some suppliers is shown to everybody. */
    isOneShown: async (ids: string[]) => (await repository.readSuppliersByIds(db, ids, clock.now())).length > 0,

    /** Pages of suppliers as the sitemap lists them. */
    addresses: makeAddressParts({ db, clock, pages: repository.supplierPages }),

    /** Suppliers that the public sees no more. @throws Problem 400 UPDATED_SINCE_TOO_OLD */
    removed: (query: RemovedQuery) =>
      readRemoved(db, query, { list: 'SUPPLIER', shown: () => repository.SHOWN_AMONG_REMOVED }),

    async suppliers(query: SupplierQuery) {
      const { ids, perParent, sort, updatedSince: _, pageNumber, pageSize, after, cursors, ...narrowing } = query;
      const changed = await changeSpan(db, query, ['supplierIds']);
      if (perParent && query.categoryIds) {
        const rows = await repository.readSuppliersPerCategory(db, query.categoryIds, perParent, clock.now());
        return onePage(await toSuppliers(rows));
      }
      if (ids) return onePage(await byIds(ids));
      const scope = { ...(await scopeOf(narrowing)), ...(changed && { changed }) };
      const found = await pageByName(scope, { sort, pageNumber, pageSize, after, cursors });
      return { ...found, ...syncedTo(changed) };
    },

    /** Suppliers by what was typed of their names, with the number of all. */
    async find(text: string, limit: number) {
      const { pieces } = await search.readName(text, 'key');
      const rows = pieces.length > 0 ? await repository.readSuppliersByName(db, pieces, limit) : [];
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
      const { reading, ...scope } = Object.keys(own).length > 0 ? await scopeOf(own, 'filter.') : {};
      const supplierIds =
        Object.keys(own).length > 0 ? await repository.readSupplierIds(db, scope, clock.now()) : undefined;
      const { counts, ...facets } = await search.supplierCounts({
        categoryId,
        filter,
        ...defined({ supplierIds, measures: query.measures }),
      });
      if (query.sort && query.sort !== 'RELEVANCE') {
        return read(reading, { ...(await pageOfSuppliers({ ids: [...counts.keys()] }, query)), ...facets });
      }
      const sortKeys = await repository.readSortKeys(db, [...counts.keys()]);
      const found = [...counts].map(([id, offers]) => ({ id, offers, sortKey: sortKeys.get(id) ?? '' }));
      const { items, ...rest } = pageOf(inOrder(found, byOffers), query, byOffers);
      return read(reading, { ...rest, items: await byIds(items.map(({ id }) => id)), ...facets });
    },
  };
}

const isPlace = ({ cityId, stateId }: TypedName['pieces'][number]) => Boolean(cityId ?? stateId);

/** A page with how its key was read; where nothing is found nothing was left out. */
const read = <P extends { totalCount: number }>(reading: TypedName['reading'] | undefined, page: P) => {
  if (!reading) return page;
  const tier = page.totalCount > 0 ? { tier: 'ALL' as const } : { tier: 'NONE' as const, left: [] };
  return { ...page, reading: { ...reading, ...tier } };
};

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
    updatedAt,
    ...rest
  }: SupplierRow,
  now: Date,
): Supplier {
  const today = tehranDay(now);
  return {
    ...rest,
    updatedAt: updatedAt.toISOString(),
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
  const from = new Date(validFrom);
  const to = new Date(validTo);
  return { ...rest, validFrom: from.toISOString(), validTo: to.toISOString(), isValid: from <= now && now < to };
}
