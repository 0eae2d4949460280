import { formatDate } from '../../../platform/numbers/dates.ts';
import { isInForce, type Membership } from '../../../platform/session/membership.ts';
import { customerMessages as words } from '../messages.ts';

/** Why a member may do nothing at an instant; undefined for one who may. */
export function memberState(member: Membership, now: number): string | undefined {
  const { status, validFrom } = member;
  if (isInForce(member, now)) return undefined;
  if (status === 'INVITED') return words.invited;
  if (status === 'SUSPENDED') return words.suspended;
  return validFrom && Date.parse(validFrom) > now ? words.fromDay(formatDate(validFrom)) : words.expired;
}
