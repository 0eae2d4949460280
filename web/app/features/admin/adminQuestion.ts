import { jalaliYear, readJalaliDay } from '../../platform/forms/jalali.ts';
import type {
  BaseProductList,
  MerchantStatus,
  Role,
  UserStatus,
  VerificationStatus,
} from '../../platform/graph/types.generated.ts';
import { endOfTehranDay } from '../../platform/numbers/dates.ts';
import { isProductList } from './products/productLists.ts';
import { reasonOf } from './stuck/stuck.ts';
import { type AdminState, EVERY, isSearchable, pageSize } from './adminAddress.ts';

/** What the screen asks the graph for an address: of its tab only. */
export function questionOf(state: AdminState) {
  const { tab, searchKey, role, status, userId, objectId, categoryId, pageNumber } = state;
  return {
    // What nobody can be found by is told beside its field, not by a failed page.
    withQueues: tab === undefined,
    withUsers: tab === 'users' && (!searchKey || isSearchable(searchKey)),
    withAudit: tab === 'audit' && Object.keys(wrongIn(state)).length === 0,
    withSessions: tab === 'sessions',
    withIdentity: tab === 'identity',
    withMerchants: tab === 'merchants',
    withDelegations: tab === 'delegations',
    withSuppliers: tab === 'suppliers',
    withClaims: tab === 'claims',
    withEvidences: tab === 'evidences',
    withEntries: tab === 'entries',
    withCategories: tab === 'categories',
    withProperties: tab === 'categories' && categoryId !== undefined,
    categoryId: categoryId ?? '',
    withCities: tab === 'cities',
    withSettings: tab === 'settings',
    withProducts: tab === 'products',
    productList: (tab === 'products' && isProductList(status) ? status : 'PROPOSED') as BaseProductList,
    withUnits: tab === 'units',
    withReports: tab === 'reports',
    withDisputes: tab === 'disputes',
    withStuck: tab === 'stuck',
    withJobs: tab === 'jobs',
    withHolidays: tab === 'holidays',
    year: yearOf(state),
    ...(searchKey && { searchKey }),
    ...(role && { role: role as Role }),
    ...(tab === 'users' && status && { status: status as UserStatus }),
    ...(tab === 'identity' && statusOfQueue(status)),
    ...(tab === 'merchants' && merchantsOfQueue(status)),
    ...(tab === 'delegations' && status !== EVERY && { isWaiting: true }),
    ...(tab === 'suppliers' && status !== EVERY && { isWaiting: true }),
    ...(tab === 'claims' && status !== EVERY && { claimStatus: 'PENDING' as const }),
    ...(tab === 'evidences' && status !== EVERY && { evidenceStatus: 'WAITING' as const }),
    ...(tab === 'stuck' && { stuckReason: reasonOf(status) }),
    ...(userId && { userId }),
    ...(objectId && { objectId }),
    ...(tab === 'audit' && auditScopeOf(state)),
    pageNumber,
    pageSize,
  };
}

/** Which year of holidays is shown: this one, unless the address says another. */
const yearOf = ({ year }: AdminState): number => (year ? Number(year) : jalaliYear(new Date()));

const DAY_MS = 86_400_000;

/** Days of Tehran, the last one with all of it. */
function auditScopeOf({ actor, action, objectType, from, to }: AdminState) {
  const [first, last] = [from, to].map((typed) => (typed ? readJalaliDay(typed) : undefined));
  return {
    ...(actor && isSearchable(actor) && { actor }),
    ...(action && { action }),
    ...(objectType && { objectType }),
    ...(first && { from: new Date(endOfTehranDay(first) - DAY_MS).toISOString() }),
    ...(last && { to: new Date(endOfTehranDay(last)).toISOString() }),
  };
}

/** What of the search of the log nobody can look for, by field. */
export function wrongIn({ tab, actor, from, to }: AdminState): { [Name in 'actor' | 'from' | 'to']?: true } {
  if (tab !== 'audit') return {};
  return {
    ...(actor && !isSearchable(actor) && { actor: true }),
    ...(from && !readJalaliDay(from) && { from: true }),
    ...(to && !readJalaliDay(to) && { to: true }),
  };
}

/** Open requests unless the address says otherwise. */
const statusOfQueue = (status: string | undefined) =>
  status === EVERY ? {} : { verificationStatus: (status ?? 'PENDING') as VerificationStatus };

const merchantsOfQueue = (status: string | undefined) =>
  status === EVERY ? {} : { merchantStatus: (status ?? 'PENDING') as MerchantStatus };
