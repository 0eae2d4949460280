import type { LateRule } from '../../platform/late-rules.ts';
import { readPhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberRow } from './agents.repository.ts';
import type { AgentChange, AgentInvitation } from './agents.schemas.ts';

type Terms = Omit<AgentInvitation, 'customerId' | 'phone'>;
const limits = ['spendLimitPerRequestRial', 'spendLimitPerMonthRial'] as const;
const dates = ['validFrom', 'validTo'] as const;

/** Nobody gives what they have not. */
export const termRules = (viewer: MemberRow): LateRule<Terms>[] =>
  viewer.isOwner ? [] : [permissionRule(viewer), ...limits.map((name) => limitRule(viewer, name)), endRule(viewer)];

const permissionRule = (viewer: MemberRow): LateRule<Terms> => ({
  reads: ['permissions'],
  judge: ({ permissions }) => {
    const missing = permissions.findIndex((each) => !viewer.permissions.includes(each));
    return missing >= 0 ? { field: `permissions[${missing}]`, code: 'PERMISSION_NOT_HELD' } : undefined;
  },
});

const limitRule = (viewer: MemberRow, name: (typeof limits)[number]): LateRule<Terms> => ({
  reads: [name],
  judge: ({ [name]: given }) => {
    const held = viewer[name];
    const isMore = held !== null && (given === undefined || BigInt(given) > BigInt(held));
    return isMore ? { field: name, code: 'LIMIT_NOT_HELD' } : undefined;
  },
});

const endRule = (viewer: MemberRow): LateRule<Terms> => ({
  reads: ['validTo'],
  judge: (terms) => {
    const to = timeOf(terms, 'validTo');
    const isLater = viewer.validTo && (to === undefined || to > viewer.validTo.getTime());
    return isLater ? { field: 'validTo', code: 'ENDS_AFTER_OWN' } : undefined;
  },
});

/** Nobody invites oneself. */
export const ownPhoneRule = (phone: string): LateRule<Pick<AgentInvitation, 'phone'>> => ({
  reads: ['phone'],
  judge: ({ phone: written }) => (readPhone(written) === phone ? { field: 'phone', code: 'OWN_PHONE' } : undefined),
});

/** Whether a change touches what one may do, and not only how one is called. */
export const isOtherPower = (member: MemberRow, change: AgentChange): boolean =>
  change.isSuspended ||
  (!member.isOwner && change.isOwner) ||
  change.permissions.join() !== member.permissions.join() ||
  limits.some((name) => (change[name] ?? null) !== member[name]) ||
  isOtherTime(member, change);

/** An owner who owns no more, or not at all times. */
export const isLessOfAnOwner = (member: MemberRow, change: AgentChange): boolean =>
  member.isOwner && (!change.isOwner || change.isSuspended || isOtherTime(member, change));

/**
 * Somebody who owns it now stays, and where one had no end, such a one: a company whose last owner runs out of time would be
 * nobody's. @throws Problem 409
 */
export function keepAnOwner(members: readonly MemberRow[], leaving: MemberRow): void {
  const others = members.filter((each) => each.isOwner && each.isInForce && each.id !== leaving.id);
  const isLeft = leaving.isInForce && !leaving.validTo ? others.some(({ validTo }) => !validTo) : others.length > 0;
  if (!isLeft) throw new Problem(409, 'LAST_OWNER');
}

const isOtherTime = (member: MemberRow, change: AgentChange) =>
  dates.some((name) => timeOf(change, name) !== member[name]?.getTime());

/** The same instant is written in many ways: times are compared, not texts. */
function timeOf(terms: Terms, name: (typeof dates)[number]): number | undefined {
  const written = terms[name];
  return written === undefined ? undefined : Date.parse(written);
}
