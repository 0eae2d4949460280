import type { MembershipInForce } from '../customers/index.ts';
import type { Terms } from './own-delegations.repository.ts';
import type { DelegationTermsGiven } from './own-delegations.schemas.ts';

/** Whether a member may ask for agencies and answer for them. */
export const isManager = ({ isOwner, permissions }: MembershipInForce) =>
  isOwner || permissions.includes('DELEGATION_MANAGE');

/** Terms as they are stored: of a scope and a territory only what its kind names. */
export function termsOf(
  given: Omit<DelegationTermsGiven, 'permissions'> & { permissions?: Terms['permissions'] },
): Terms {
  const { kind, scopeKind, isNationwide } = given;
  return {
    kind,
    allowsBeside: kind === 'EXCLUSIVE' && given.allowsBeside === true,
    permissions: given.permissions ?? [],
    scopeKind,
    categoryIds: scopeKind === 'CATEGORIES' ? given.categoryIds : [],
    supplierProductIds: scopeKind === 'SUPPLIER_PRODUCTS' ? given.supplierProductIds : [],
    isNationwide,
    stateIds: isNationwide ? [] : given.stateIds,
    cityIds: isNationwide ? [] : given.cityIds,
    validFrom: new Date(given.validFrom),
    validTo: new Date(given.validTo),
    note: given.note ?? null,
  };
}
