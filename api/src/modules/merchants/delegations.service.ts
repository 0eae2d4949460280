import { makeAddressParts } from '../../platform/address-parts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { onePage, paging } from '../../platform/paging/paging.ts';
import { notFound } from '../../platform/problem.ts';
import { searchWords } from '../../platform/search-words.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Geography } from '../geography/index.ts';
import { readDelegationCode } from './delegation-code.ts';
import * as repository from './delegations.repository.ts';
import type { DelegationRow, DelegationScope } from './delegations.repository.ts';
import type { DelegationCheck, DelegationQuery, MerchantDelegation } from './delegations.schemas.ts';
import { territoryText } from './messages.ts';
import { makeDelegationWords } from './own-delegations.shown.ts';

/** Rows for each parent of a join that does not say how many. */
const JOIN_LIMIT = 20;

type Parts = { db: Queryable; clock: Clock; catalog: Catalog; geography: Geography };
export type Delegations = ReturnType<typeof makeDelegations>;

/** The public reading side of delegations. What holds is decided by the clock at every question. */
export function makeDelegations({ db, clock, catalog, geography }: Parts) {
  const words = makeDelegationWords({ catalog, geography });
  const answers = async (rows: DelegationRow[]) => {
    const names = await geography.names();
    return rows.map((row) => toDelegation(row, names));
  };
  const byIds = async (ids: string[]) => answers(await repository.readDelegationsByIds(db, ids, clock.now()));

  async function perParent({ supplierIds, merchantIds, perParent: limit = JOIN_LIMIT }: DelegationQuery) {
    const [column, ids] = supplierIds
      ? (['supplier_id', supplierIds] as const)
      : (['merchant_id', merchantIds ?? []] as const);
    return onePage(await answers(await repository.readDelegationsPerParent(db, column, ids, limit, clock.now())));
  }

  /** @throws Problem 400 CITY_OF_ANOTHER_STATE */
  async function scopeOf(query: DelegationQuery): Promise<DelegationScope> {
    const { searchKey, stateIds, cityIds, categoryIds, categoryType, ...plain } = query;
    await geography.checkFilter({ ...(stateIds && { stateIds }), ...(cityIds && { cityIds }) });
    const categories = await catalog.scopeOf({
      ...(categoryIds && { categoryIds }),
      ...(categoryType && { categoryType }),
    });
    const places = await geography.coverOf({ ...(stateIds && { stateIds }), ...(cityIds && { cityIds }) });
    return {
      words: searchWords(searchKey),
      ...plain,
      ...(categories && { categories }),
      ...(places && { places }),
    };
  }

  return {
    /** @throws Problem 404 MERCHANT_DELEGATION_NOT_FOUND */
    delegation: async (id: string): Promise<MerchantDelegation> =>
      (await byIds([id]))[0] ?? notFound('MERCHANT_DELEGATION_NOT_FOUND'),

    /** The pages of suppliers' delegations as the sitemap lists them; a page bears its supplier's id. */
    addresses: makeAddressParts({ db, clock, pages: repository.delegationPages }),

    async delegations(query: DelegationQuery) {
      if (query.ids) return onePage(await byIds(query.ids));
      if (query.perParent && (query.supplierIds || query.merchantIds)) return perParent(query);
      const scope = await scopeOf(query);
      const now = clock.now();
      const [{ rows, page }, totalCount] = await Promise.all([
        repository.readDelegations(db, scope, now, paging(query)),
        repository.countDelegations(db, scope, now),
      ]);
      return { items: await answers(rows), totalCount, ...page };
    },

    /** What a code stands for at this second, in whatever state. @throws Problem 404 CODE_UNKNOWN */
    async check(typed: string): Promise<DelegationCheck> {
      const code = readDelegationCode(typed);
      const now = clock.now();
      const row = code && (await repository.readDelegationByCode(db, code, now));
      if (!row) return notFound('CODE_UNKNOWN');
      const names = await geography.names();
      const say = await words();
      const { supplierName, merchantName, merchantPlace, ...delegation } = row;
      const scopeText = say.scope(row);
      const { id: merchantDelegationId, ...shown } = toDelegation(delegation, names);
      return {
        merchantDelegationId,
        ...shown,
        supplierName,
        merchantName,
        merchantPlace,
        scopeText,
        checkedAt: now.toISOString(),
      };
    },

    /** Delegations by id, those that the public may see. */
    byIds,

    /** Suppliers for which somebody may sell now; with `merchantIds` one of these. */
    delegatingSupplierIds: (merchantIds?: string[]) =>
      repository.readDelegatingSupplierIds(db, merchantIds, clock.now()),
  };
}

function toDelegation(row: DelegationRow, names: Map<string, string>): MerchantDelegation {
  const { scopeKind, categoryIds, supplierProductIds, isNationwide, countryId, stateIds, cityIds, revokesAt, ...rest } =
    row;
  const named = (ids: string[]) => ids.flatMap((id) => names.get(id) ?? []);
  return {
    ...rest,
    scope: { kind: scopeKind, categoryIds, supplierProductIds },
    territory: {
      isNationwide,
      countryId,
      stateIds,
      cityIds,
      text: territoryText(named(stateIds), named(cityIds), isNationwide),
    },
    validFrom: row.validFrom.toISOString(),
    validTo: row.validTo.toISOString(),
    ...(revokesAt && { revokesAt: revokesAt.toISOString() }),
  };
}
