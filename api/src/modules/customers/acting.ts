import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { AgentPermission } from './customers.enums.ts';
import { type MembershipInForce, readMembership } from './customers.repository.ts';

/** In whose name somebody acts, and what for: asked by whatever belongs to a customer. */
export function makeActing(clock: Clock) {
  return {
    /**
     * The membership in force by which the viewer acts for a customer.
     * @param permission what the act needs; owners may all. Without it: what every member may
     * @throws Problem 404 as for a customer that is not there, unless the viewer is a member; 403 for one without the permission
     */
    async actingFor(
      query: Queryable,
      actor: Actor,
      customerId: string,
      permission?: AgentPermission,
    ): Promise<MembershipInForce> {
      const membership =
        (await readMembership(query, actor.userId, customerId, clock.now())) ?? notFound('CUSTOMER_NOT_FOUND');
      const { isOwner, permissions } = membership;
      if (permission && !isOwner && !permissions.includes(permission))
        throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission });
      return membership;
    },
  };
}
