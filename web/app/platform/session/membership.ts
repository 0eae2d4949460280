import type { AgentPermission } from '../graph/types.generated.ts';

/** A person's place in a customer, as the api tells it; without a day it has no end on that side. */
export interface Membership {
  status: string;
  validFrom: string | null;
  validTo: string | null;
}

/** The same where it stands with the customer. */
export interface OwnMembership {
  membershipStatus: string;
  membershipValidFrom: string | null;
  membershipValidTo: string | null;
}

/** Whether it counts at an instant (ms since 1970), by the api's own rule: active, begun and not over. */
export const isInForce = ({ status, validFrom, validTo }: Membership, now: number): boolean =>
  status === 'ACTIVE' && !(validFrom && Date.parse(validFrom) > now) && !(validTo && Date.parse(validTo) <= now);

/** Whether one may act for a customer at an instant, as far as the dates go. */
export const mayActFor = (customer: OwnMembership, now = Date.now()): boolean =>
  isInForce(
    {
      status: customer.membershipStatus,
      validFrom: customer.membershipValidFrom,
      validTo: customer.membershipValidTo,
    },
    now,
  );

/** What somebody may do for a customer: owners may all. */
interface Permitted extends OwnMembership {
  isOwner: boolean;
  permissions: readonly AgentPermission[];
}

/** Customers for whom one may do what needs a permission, as the api judges it. */
export const actingFor = <C extends Permitted>(
  customers: readonly C[],
  permission: AgentPermission,
  now?: number,
): C[] => customers.filter((it) => (it.isOwner || it.permissions.includes(permission)) && mayActFor(it, now));
