import {
  badgeOf,
  nameKey,
  territoryText,
  visibilityOf,
  type DelegationBadge,
} from '../../src/modules/merchants/index.ts';
import { sortKey } from '../../src/platform/sort-key.ts';
import { foldSearchKey } from '../../src/platform/text.ts';
import { dayBefore, PUBLISHING_DAYS } from '../calendar.ts';
import type { City, Geography } from '../geography/rows.ts';
import { randomFrom, seededId } from '../random.ts';
import type { Supplier } from '../supplier-rows.ts';
import { slugOf } from '../../src/platform/slug.ts';
import type { Tree } from '../tree.ts';
import { delegations, type DelegationSeed } from './delegations.ts';
import { merchants, type MerchantSeed } from './merchants.ts';
import { saleSetting, type SaleSettingRow } from './sale-settings.ts';

type Row = Record<string, unknown> & { id: string };
export type Merchant = { seed: MerchantSeed; id: string; city: City; row: Row };

/** A delegation as the generator needs it: whose offers it lets be sold, where in the tree, and when these are shown. */
export type Delegation = {
  id: string;
  supplierCode: string;
  merchant: Merchant;
  badge: DelegationBadge;
  visibility: { visibleFrom: string; visibleUntil: string };
  /** Whether it lets its merchant list products at all. */
  listsProducts: boolean;
  /** Undefined: everything. */
  branches?: string[];
  /** At most so many entries (a delegation for single ones). */
  mostEntries: number;
  row: Row;
};

export type Sellers = {
  merchants: Merchant[];
  delegations: Delegation[];
  saleSettingRows: SaleSettingRow[];
  /** Rows of sale_cities of merchants. */
  saleCityRows: { owner_id: string; city_id: string }[];
};
type Market = { tree: Tree; geography: Geography; suppliers: readonly Supplier[] };

/** Sellers, what is delegated to them and how they sell. */
export function buildSellers(market: Market): Sellers {
  const all = merchants.map((seed, index) => buildMerchant(seed, index, market));
  const settings = all.map((merchant, index) => saleSetting(merchant, index, market.geography));
  return {
    merchants: all,
    delegations: delegations.map((seed, index) => buildDelegation(seed, index, all, market)),
    saleSettingRows: settings.map((each) => each.row),
    saleCityRows: settings.flatMap((each) => each.saleCities),
  };
}

function buildMerchant(seed: MerchantSeed, index: number, { geography, suppliers }: Market): Merchant {
  const city = geography.city(seed.place);
  const id = seededId(`merchant:${seed.code}`, index);
  const random = randomFrom(`merchant:${seed.code}`);
  const row = {
    id,
    name: seed.name,
    slug: slugOf(seed.name),
    search_key: foldSearchKey(seed.name),
    sort_key: sortKey(seed.name),
    name_key: nameKey(seed.name),
    kind: seed.kind,
    supplier_id: seed.supplier ? supplierOf(seed.supplier, suppliers).id : null,
    confirm_status: seed.status,
    city_name: city.name,
    state_name: city.stateName,
    city_id: city.id,
    state_id: city.stateId,
    about: `${seed.about} این فروشنده ساختگی است و تنها برای نمایش بازار نوشته شده است.`,
    // Check digits 00 belong to no account anywhere.
    sheba: `IR00${String(index + 1).padStart(22, '0')}`,
    vacation: null,
    created_at: dayBefore(PUBLISHING_DAYS + random.int(0, 500)),
  };
  return { seed, id, city, row };
}

function buildDelegation(seed: DelegationSeed, index: number, all: Merchant[], market: Market): Delegation {
  const supplier = supplierOf(seed.supplier, market.suppliers);
  const merchant = all.find((each) => each.seed.code === seed.merchant) ?? missing(seed.merchant);
  const places = placesOf(seed, market.geography);
  // A day begins and ends in Tehran, three and a half hours before UTC.
  const validFrom = startOf(seed.from);
  const validTo = `${seed.to}T20:29:59.000Z`;
  const permissions = permissionsOf(seed);
  const branches = typeof seed.scope === 'object' ? seed.scope.branches : undefined;
  const id = seededId(`delegation:${seed.supplier}:${seed.merchant}`, index);
  const number = `MD-1405-${String(index + 1).padStart(6, '0')}`;
  const terms = { status: seed.status, validFrom, validTo, permissions };
  return {
    id,
    supplierCode: seed.supplier,
    merchant,
    badge: badgeOf({ id, number, kind: seed.kind, verifiedLevel: seed.level, ...places.badge, validTo }),
    visibility: visibilityOf(terms, merchant.seed.status === 'CONFIRMED'),
    listsProducts: permissions.includes('LIST_PRODUCTS') && ['ACTIVE', 'SUSPENDED', 'REVOKED'].includes(seed.status),
    ...(branches && { branches }),
    mostEntries: seed.scope === 'SUPPLIER_PRODUCTS' ? 4 : Infinity,
    row: {
      id,
      number,
      supplier_id: supplier.id,
      merchant_id: merchant.id,
      kind: seed.kind,
      allows_beside: seed.allowsBeside,
      scope_kind: branches ? 'CATEGORIES' : seed.scope,
      category_ids: branches ? branchIds(branches, market.tree) : [],
      supplier_product_ids: [],
      ...places.row,
      valid_from: validFrom,
      valid_to: validTo,
      permissions,
      status: seed.status,
      verified_level: seed.level,
      verification_code: verificationCode(id),
      search_key: foldSearchKey(`${number} ${supplier.seed.brand} ${merchant.seed.name}`),
      created_at: validFrom,
    },
  };
}

function placesOf(seed: DelegationSeed, geography: Geography) {
  const cities = seed.cities.map((place) => geography.city(place));
  const isNationwide = seed.states.length + cities.length === 0;
  const text = territoryText(
    seed.states,
    cities.map((city) => city.name),
    isNationwide,
  );
  return {
    badge: { isNationwide, territoryText: text },
    row: {
      is_nationwide: isNationwide,
      country_id: geography.countryRows[0]!.id,
      state_ids: seed.states.map((name) => geography.stateId(name)),
      city_ids: cities.map((city) => city.id),
    },
  };
}

function permissionsOf({ kind, level }: DelegationSeed): string[] {
  if (kind === 'SERVICE_ONLY') return ['AFTER_SALES'];
  const usual = ['LIST_PRODUCTS', 'SET_PRICE', 'QUOTE'];
  return level === 'DOCUMENT_CHECKED' ? [...usual, 'RECEIVE_PAYMENT', 'AFTER_SALES'] : usual;
}

const startOf = (day: string) => new Date(Date.parse(`${day}T00:00:00+03:30`)).toISOString();

function branchIds(codes: string[], tree: Tree): string[] {
  return codes.map(
    (code) =>
      tree.leaves.find((leaf) => leaf.branch.code === code)?.path[1] ??
      tree.leaves.find((leaf) => leaf.seed.code === code)?.categoryId ??
      missing(code),
  );
}

/** Letters and digits that nobody mistakes for one another. */
const SIGNS = [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ'];

function verificationCode(id: string): string {
  const random = randomFrom(`code:${id}`);
  const four = () => Array.from({ length: 4 }, () => random.pick(SIGNS)).join('');
  return `RST-${four()}-${four()}`;
}

const supplierOf = (code: string, suppliers: readonly Supplier[]) =>
  suppliers.find((each) => each.seed.code === code) ?? missing(code);

function missing(code: string): never {
  throw new Error(`the seeds have no ${code}`);
}
