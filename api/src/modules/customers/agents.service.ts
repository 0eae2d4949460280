import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { audience } from '../../platform/events/audience.ts';
import { type DomainEvent, recordEvent } from '../../platform/events/record-event.ts';
import { newId } from '../../platform/ids.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import type { Notices } from '../../platform/outbox/notices.ts';
import { nationalPhone, readPhone } from '../../platform/phone.ts';
import { notFound, Problem, tooMany } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { versionConflict } from '../../platform/version.ts';
import { withoutNulls } from '../../platform/without-nulls.ts';
import { isLessOfAnOwner, isOtherPower, keepAnOwner, ownPhoneRule, termRules } from './agent-rules.ts';
import type { AgentChange, AgentInvitation, AgentRemoval, CustomerAgent } from './agents.schemas.ts';
import * as repository from './agents.repository.ts';
import { audienceOfCustomer } from './audience.ts';
import type { MemberRow } from './agents.repository.ts';

const MOST_MEMBERS = 100;
/** Messages to one phone in a day, whoever invites it; and invitations by one person. */
const MESSAGES_PER_PHONE = 3;
const INVITATIONS_PER_USER = 100;
const HOUR_SECONDS = 3_600;
/** Template of the SMS provider. */
const INVITED = 'rasteh-invitation';

type Parts = {
  db: Database;
  clock: Clock;
  notices: Notices;
  /** Who has a phone (E.164), when anybody here has. */
  userOfPhone: (query: Queryable, phone: string) => Promise<string | undefined>;
};
/** What is told of a membership that changed. */
type Told = Pick<MemberRow, 'id' | 'customerId' | 'version'> & { userId?: string | null | undefined };

/** Who may act for a customer: invited by phone, within permissions, limits and dates. */
export function makeAgents({ db, clock, notices, userOfPhone }: Parts) {
  /**
   * The members of a customer and the viewer among them.
   * @throws Problem 404 unless the viewer is a member in force, 403 for one who may not manage agents
   */
  async function managed(query: Tx | Database, actor: Actor, customerId: string | undefined) {
    const members = customerId ? await repository.listMembers(query, customerId, clock.now()) : [];
    const found = members.find((each) => each.userId === actor.userId && each.isInForce);
    const viewer = found ?? notFound('CUSTOMER_NOT_FOUND');
    if (!viewer.isOwner && !viewer.permissions.includes('AGENT_MANAGE'))
      throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: 'AGENT_MANAGE' });
    return { members, viewer };
  }

  /** A membership as it is, with who may change it. @throws Problem 404, 403 */
  async function changeable(query: Tx | Database, actor: Actor, agentId: string) {
    const { members, viewer } = await managed(query, actor, await repository.readCustomerOf(query, agentId));
    const member = members.find((each) => each.id === agentId) ?? notFound('AGENT_NOT_FOUND');
    if (member.isOwner && !viewer.isOwner) throw new Problem(403, 'OWNER_CHANGED_BY_AGENT');
    return { member, viewer, members };
  }

  /** The same, held: nobody else changes it until the transaction ends. @throws Problem 404, 403, 409 for another version */
  async function held(tx: Tx, actor: Actor, agentId: string, version: number) {
    await repository.lockCustomerOf(tx, agentId);
    const found = await changeable(tx, actor, agentId);
    if (found.member.version !== version) versionConflict(found.member.version);
    return found;
  }

  /** The own membership, held: whoever belongs somewhere may leave. */
  async function ownHeld(tx: Tx, actor: Actor, agentId: string, version: number) {
    const customerId = await repository.lockCustomerOf(tx, agentId);
    const members = customerId ? await repository.listMembers(tx, customerId, clock.now()) : [];
    const member = members.find((each) => each.id === agentId && each.userId === actor.userId);
    if (!member || member.status === 'INVITED') return undefined;
    if (member.version !== version) versionConflict(member.version);
    return { member, members };
  }

  /** All who act for the customer hear of it, and whose membership it is. */
  const told = (tx: Tx, type: string, { id, customerId, version, userId }: Told, notice?: DomainEvent['notice']) =>
    recordEvent(tx, {
      type,
      objectType: 'CustomerAgent',
      objectId: id,
      seq: version,
      audiences: [audienceOfCustomer(customerId), ...(userId ? [audience.user(userId)] : [])],
      ...(notice && { notice }),
    });

  async function audited(tx: Tx, sender: Sender, actor: Actor, action: string, objectId: string, detail = {}) {
    const what = { action, objectType: 'CustomerAgent', objectId, detail };
    await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
  }

  const list = async (query: Tx | Database, actor: Actor, customerId: string): Promise<CustomerAgent[]> =>
    (await managed(query, actor, customerId)).members.map((each) => shown(each, actor));

  return {
    agents: (actor: Actor, customerId: string) => list(db, actor, customerId),

    /** What holds of an invitation beside its format. @throws Problem 404 unless the viewer manages agents there */
    async invitationRules(
      actor: Actor,
      { customerId }: Partial<AgentInvitation>,
    ): Promise<LateRule<AgentInvitation>[]> {
      if (customerId === undefined) return [];
      return [ownPhoneRule(actor.phone), ...termRules((await managed(db, actor, customerId)).viewer)];
    },

    /** What holds of an agent's terms beside their format. @throws Problem 404, 403 */
    async changeRules(actor: Actor, { agentId, isOwner }: Partial<AgentChange>): Promise<LateRule<AgentChange>[]> {
      if (agentId === undefined) return [];
      const { member, viewer } = await changeable(db, actor, agentId);
      refuseOwnership(member, viewer, isOwner);
      return termRules(viewer);
    },

    /** Somebody's terms as they are, for who may change them. @throws Problem 404, 403 */
    async storedAgent(actor: Actor, agentId: string | undefined): Promise<object | undefined> {
      if (agentId === undefined) return undefined;
      const { member } = await changeable(db, actor, agentId);
      return { ...shown(member, actor), isSuspended: member.status === 'SUSPENDED' };
    },

    /** Invites a phone, whether anybody uses it here or not. @throws Problem 404, 409, 400 naming the field */
    invite: (actor: Actor, { customerId, phone: written, ...terms }: AgentInvitation, sender: Sender) =>
      db.transaction(async (tx) => {
        const phone = readPhone(written)!;
        await repository.lockCustomer(tx, customerId);
        const { members, viewer } = await managed(tx, actor, customerId);
        await requireAll([ownPhoneRule(actor.phone), ...termRules(viewer)], { phone: written, ...terms });
        if (members.some((each) => each.phone === phone))
          throw new Problem(409, 'AGENT_EXISTS', [{ field: 'phone', code: 'AGENT_EXISTS' }]);
        if (members.length >= MOST_MEMBERS) tooMany('AGENT_LIMIT', MOST_MEMBERS);
        const { toPhone, byUser } = await repository.countInvitations(tx, phone, actor.userId);
        if (byUser >= INVITATIONS_PER_USER) throw new Problem(429, 'INVITATION_RATE_LIMITED', [], HOUR_SECONDS);
        const id = newId();
        await repository.insertMember(tx, { id, customerId, phone, isOwner: false, invitedBy: actor.userId }, terms);
        // Whoever is invited again and again sees it at the next login; a phone is nobody's to ring.
        const userId = await userOfPhone(tx, phone);
        const to = userId === undefined ? {} : { to: { userId } };
        if (toPhone < MESSAGES_PER_PHONE) await notices.send(tx, phone, INVITED, to);
        const asked = { id, customerId, version: 1, userId };
        await told(tx, 'AGENT_INVITED', asked, { actorId: actor.userId, at: clock.now() });
        await audited(tx, sender, actor, 'AGENT_INVITED', id);
        return (await list(tx, actor, customerId)).find((each) => each.id === id)!;
      }),

    /** @throws Problem 404, 409 (version, last owner, own permissions), 403, 400 naming the field */
    change: (actor: Actor, change: AgentChange, sender: Sender) =>
      db.transaction(async (tx) => {
        const { member, viewer, members } = await held(tx, actor, change.agentId, change.version);
        refuseOwnership(member, viewer, change.isOwner);
        await requireAll(termRules(viewer), change);
        if (change.isOwner && member.status === 'INVITED') throw new Problem(409, 'OWNER_NOT_ACCEPTED');
        if (member.id === viewer.id && isOtherPower(member, change)) throw new Problem(409, 'OWN_PERMISSIONS');
        if (isLessOfAnOwner(member, change)) keepAnOwner(members, member);
        await repository.updateMember(tx, change);
        await told(tx, 'AGENT_CHANGED', { ...member, version: member.version + 1 });
        const { isOwner, isSuspended, permissions } = change;
        await audited(tx, sender, actor, 'AGENT_CHANGED', member.id, { isOwner, isSuspended, permissions });
        return shown(
          (await repository.listMembers(tx, member.customerId, clock.now())).find((it) => it.id === member.id)!,
          actor,
        );
      }),

    /** Takes somebody else away, or oneself. @throws Problem 404, 409 for another version or the last owner, 403 */
    remove: (actor: Actor, { agentId, version }: AgentRemoval, sender: Sender) =>
      db.transaction(async (tx) => {
        const own = await ownHeld(tx, actor, agentId, version);
        const { member, members } = own ?? (await held(tx, actor, agentId, version));
        if (member.isOwner) keepAnOwner(members, member);
        await repository.removeMember(tx, member.id);
        const userId = member.userId ?? (await userOfPhone(tx, member.phone));
        await told(tx, own ? 'AGENT_LEFT' : 'AGENT_REMOVED', { ...member, version: member.version + 1, userId });
        await audited(tx, sender, actor, own ? 'AGENT_LEFT' : 'AGENT_REMOVED', member.id);
        return { ...shown(member, actor), status: 'REMOVED' as const, version: member.version + 1 };
      }),

    /** Takes or refuses an invitation of the own phone. @throws Problem 404; 409 INVITATION_ENDED where one that is over is taken */
    answer: (actor: Actor, id: string, isAccepted: boolean, sender: Sender) =>
      db.transaction(async (tx) => {
        // Whoever manages members waits for the answer, and the other way round.
        await repository.lockCustomerOf(tx, id);
        const answered = isAccepted
          ? await repository.acceptInvitation(tx, id, actor, clock.now())
          : await repository.declineInvitation(tx, id, actor, clock.now());
        if (!answered) return notFound('INVITATION_NOT_FOUND');
        if (isAccepted && answered.validTo && answered.validTo <= clock.now())
          throw new Problem(409, 'INVITATION_ENDED');
        const event = isAccepted ? 'AGENT_ACCEPTED' : 'AGENT_DECLINED';
        const notice = { actorId: actor.userId, at: clock.now() };
        await told(tx, event, { ...answered, userId: actor.userId }, notice);
        await audited(tx, sender, actor, isAccepted ? 'INVITATION_ACCEPTED' : 'INVITATION_DECLINED', id);
      }),
  };
}

/** Owners alone say who owns. @throws Problem 403 */
function refuseOwnership(member: MemberRow, viewer: MemberRow, isOwner = member.isOwner): void {
  if (isOwner !== member.isOwner && !viewer.isOwner) throw new Problem(403, 'OWNER_CHANGED_BY_AGENT');
}

function shown({ userId, isInForce: _, phone, validFrom, validTo, ...rest }: MemberRow, actor: Actor): CustomerAgent {
  return {
    ...withoutNulls(rest),
    phone: nationalPhone(phone),
    isSelf: userId === actor.userId,
    ...(validFrom && { validFrom: validFrom.toISOString() }),
    ...(validTo && { validTo: validTo.toISOString() }),
  };
}
