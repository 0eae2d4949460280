import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { AgentPermission } from './customers.enums.ts';
import { type MembershipInForce, readMembershipsInForce } from './customers.repository.ts';

export type Acting = ReturnType<typeof makeActing>;

/** In whose name somebody acts, and what for: asked by whatever belongs to a customer. */
export function makeActing(clock: Clock) {
  /** The viewer's memberships in force, in all customers or in some. */
  const memberships = (query: Queryable, actor: Actor, customerIds?: string[]): Promise<MembershipInForce[]> =>
    readMembershipsInForce(query, actor.userId, clock.now(), customerIds);

  return {
    memberships,

    /**
     * The membership in force by which the viewer acts for a customer.
     * @param permission what the act needs; owners may all, and OWNER stands for what only they may. Without it: what every member may
     * @throws Problem 404 as for a customer that is not there, unless the viewer is a member; 403 for one without the permission
     */
    async actingFor(
      query: Queryable,
      actor: Actor,
      customerId: string,
      permission?: AgentPermission | 'OWNER',
    ): Promise<MembershipInForce> {
      const [membership = notFound('CUSTOMER_NOT_FOUND')] = await memberships(query, actor, [customerId]);
      const { isOwner, permissions } = membership;
      if (permission && !isOwner && !(permissions as string[]).includes(permission))
        throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission });
      return membership;
    },
  };
}
