import { mayActFor, type OwnMembership } from '../../app/platform/session/membership.ts';
import type { Party } from './SessionCookie.ts';

/** A customer as the api tells a person of the own ones. */
export interface OwnCustomer extends OwnMembership {
  id: string;
  kind: 'PERSON' | 'COMPANY';
}

/** The answer to `partiesText`. */
export interface OwnAnswer {
  viewer?: { customers?: OwnCustomer[] | null } | null;
}

/** Asked by `GET /session`: whether the session lives, and in whose name it may act. */
export const partiesText =
  '{ viewer { customers { id kind membershipStatus membershipValidFrom membershipValidTo } } }';

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isId = (value: unknown): value is string => typeof value === 'string' && idPattern.test(value);

/** Reads the body of a choice; undefined for what is none. */
export function readParty(body: unknown): Party | undefined {
  const { customerId, merchantId, ...rest } = (body ?? {}) as Record<string, unknown>;
  if (!isId(customerId) || Object.keys(rest).length > 0) return undefined;
  if (merchantId !== undefined && !isId(merchantId)) return undefined;
  return { customerId, ...(merchantId !== undefined && { merchantId }) };
}

/** Whether a person may act in that name now. No merchant belongs to a customer yet, so none is anybody's own. */
export const isOwn = ({ customerId, merchantId }: Party, customers: readonly OwnCustomer[]): boolean =>
  merchantId === undefined && customers.some((each) => each.id === customerId && mayActFor(each));

/** The chosen one as long as it is own; else the only company, or for who has none the person as a customer. */
export function partyOf(chosen: Party | undefined, customers: readonly OwnCustomer[]): Party | undefined {
  if (chosen && isOwn(chosen, customers)) return chosen;
  const own = customers.filter((each) => mayActFor(each));
  const companies = own.filter(({ kind }) => kind === 'COMPANY');
  const [only, another] = companies.length > 0 ? companies : own;
  return only && !another ? { customerId: only.id } : undefined;
}
