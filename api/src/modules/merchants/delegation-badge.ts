import type { DelegationBadge } from './delegations.schemas.ts';

/** What of a delegation decides whether offers under it are shown. */
type Terms = { status: string; validFrom: string; validTo: string; permissions: readonly string[] };

/**
 * When an offer under a delegation is shown: as long as the delegation holds and lets its merchant list products.
 * An empty time (from = until) is never.
 * @param isMerchantConfirmed whether the public sees the merchant
 */
export function visibilityOf(
  { status, validFrom, validTo, permissions }: Terms,
  isMerchantConfirmed: boolean,
): { visibleFrom: string; visibleUntil: string } {
  const isShown = isMerchantConfirmed && status === 'ACTIVE' && permissions.includes('LIST_PRODUCTS');
  return { visibleFrom: validFrom, visibleUntil: isShown ? validTo : validFrom };
}

type Badged = Pick<
  DelegationBadge,
  'number' | 'kind' | 'verifiedLevel' | 'isNationwide' | 'territoryText' | 'validTo'
> & {
  id: string;
};

/** What an offer shows of the delegation it is sold under. */
export function badgeOf({
  id,
  number,
  kind,
  verifiedLevel,
  isNationwide,
  territoryText,
  validTo,
}: Badged): DelegationBadge {
  return { delegationId: id, number, kind, verifiedLevel, isNationwide, territoryText, validTo };
}
