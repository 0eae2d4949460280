import type { Actor } from '../../platform/actor.ts';
import { onePage, paging } from '../../platform/paging/paging.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Customers } from '../customers/index.ts';
import { readOverlaps } from './delegation-overlaps.repository.ts';
import * as parties from './delegation-parties.repository.ts';
import type { DelegationSteps, StepParts } from './delegation-steps.ts';
import { isManager, termsOf } from './delegation-terms.ts';
import * as repository from './own-delegations.repository.ts';
import type {
  DelegationOverlap,
  OverlapQuery,
  OwnDelegation,
  OwnDelegationPage,
  OwnDelegationQuery,
} from './own-delegations.schemas.ts';
import { type DelegationWords, standingOf } from './own-delegations.shown.ts';

export type ReadingParts = StepParts & {
  customers: Pick<Customers, 'memberships'>;
  words: DelegationWords;
  steps: DelegationSteps;
};

/** Delegations as both sides read them. */
export function makeDelegationReading({ db, clock, customers, words, steps, shown }: ReadingParts) {
  return {
    /** Of both sides, in every state. @throws Problem 404 for a company that is not the viewer's */
    async list(actor: Actor, query: OwnDelegationQuery): Promise<OwnDelegationPage> {
      const { customerId, side, status } = query;
      const memberships = await customers.memberships(db, actor, customerId ? [customerId] : undefined);
      if (customerId && memberships.length === 0) notFound('CUSTOMER_NOT_FOUND');
      const customerIds = memberships.map((each) => each.customerId);
      if (customerIds.length === 0) return onePage<OwnDelegation>([]);
      const scope = { customerIds, side, status };
      const { rows, page } = await repository.readOwnDelegations(db, scope, clock.now(), paging(query));
      const items = await (await shown()).all(db, rows, (row) => standingOf(row, memberships));
      return { items, totalCount: await repository.countOwnDelegations(db, scope, clock.now()), ...page };
    },

    /** @throws Problem 404 */
    async one(actor: Actor, id: string): Promise<OwnDelegation> {
      const { row, standing } = await steps.own(db, actor, await repository.readOwnDelegation(db, id, clock.now()));
      return (await shown()).one(db, row, standing);
    },

    /** Which others a delegation would meet, as the supplier's yes asks it. @throws Problem 404, 403 for who is on neither side */
    async overlaps(actor: Actor, query: OverlapQuery): Promise<DelegationOverlap[]> {
      const [merchant, supplier] = await Promise.all([
        parties.readMerchantParty(db, query.merchantId),
        parties.readSupplierParty(db, query.supplierId),
      ]);
      const sides = [merchant?.customerId, supplier?.customerId].flatMap((id) => id ?? []);
      const memberships = sides.length > 0 ? await customers.memberships(db, actor, sides) : [];
      if (memberships.length === 0) notFound('MERCHANT_NOT_FOUND');
      if (!memberships.some(isManager))
        throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: 'DELEGATION_MANAGE' });
      const now = clock.now();
      const say = await words();
      const {
        id = null,
        merchantId,
        supplierId,
        categoryIds = [],
        supplierProductIds = [],
        stateIds = [],
        cityIds = [],
      } = query;
      const given = { ...query, categoryIds, supplierProductIds, stateIds, cityIds };
      const wanted = { id, merchantId, supplierId, revokesAt: null, ...termsOf(given) };
      if (wanted.validTo <= wanted.validFrom) return [];
      return (await readOverlaps(db, wanted, now)).map((row) => ({
        merchantDelegationId: row.id,
        number: row.number,
        merchantName: row.merchantName,
        kind: row.kind,
        territoryText: say.territory(row),
        scopeText: say.scope(row),
        validFrom: row.validFrom.toISOString(),
        endsAt: row.endsAt.toISOString(),
      }));
    },

    /** Who may see the papers of some delegations: who may act for one of their sides. */
    async canSeePaper(actor: Actor | undefined, ids: string[]): Promise<boolean> {
      if (!actor) return false;
      for (const id of ids) {
        const row = await repository.readOwnDelegation(db, id, clock.now());
        const sides = [row?.merchantCustomerId, row?.supplierCustomerId].flatMap((customerId) => customerId ?? []);
        const memberships = row && sides.length > 0 ? await customers.memberships(db, actor, sides) : [];
        if (row && standingOf(row, memberships).acts.length > 0) return true;
      }
      return false;
    },
  };
}
