import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Customers } from '../../customers/index.ts';
import type { Files } from '../../files/index.ts';
import type { Geography } from '../../geography/index.ts';
import type { SelfMerchants } from '../../merchants/index.ts';
import type { Reference } from '../../reference/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { SupplierOffers } from '../supplier-offers.ts';
import { membershipIn, type Shown, type Viewer } from './shown.ts';

export type Parts = {
  db: Database;
  clock: Clock;
  geography: Pick<Geography, 'city' | 'hasCity' | 'names'>;
  customers: Pick<Customers, 'memberships' | 'actingFor' | 'lockCustomer'>;
  files: Pick<
    Files,
    'attach' | 'release' | 'unattached' | 'facts' | 'linkTo' | 'linkedTo' | 'arrange' | 'problemOfOwn' | 'preparePublic'
  >;
  reference: Pick<Reference, 'isHoliday'>;
  offers: SupplierOffers;
  selfMerchants: SelfMerchants;
  settings: Pick<Settings, 'at'>;
};
export type ShownParts = Parts & { shown: Shown };

/** Who looks, with the companies of that person. */
export const viewerOf = async (
  { customers }: Pick<Parts, 'customers'>,
  query: Queryable,
  { userId }: Actor,
  isStaff = false,
): Promise<Viewer> => ({ userId, memberships: await customers.memberships(query, { userId } as Actor), isStaff });

/** Nobody decides about a company of one's own. @throws Problem 403 OWN_MATTER */
export function requireOthers(viewer: Viewer, customerIds: readonly (string | null)[]): void {
  if (customerIds.some((id) => membershipIn(viewer, id) !== undefined)) throw new Problem(403, 'OWN_MATTER');
}
