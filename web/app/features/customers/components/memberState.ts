import { formatDate } from '../../../platform/numbers/dates.ts';
import { customerMessages as words } from '../messages.ts';

interface Membership {
  status: string;
  validFrom: string | null;
  validTo: string | null;
}

/** Why a member may do nothing at an instant; undefined for one who may. */
export function memberState({ status, validFrom, validTo }: Membership, now: number): string | undefined {
  if (status === 'INVITED') return words.invited;
  if (status === 'SUSPENDED') return words.suspended;
  if (validTo && Date.parse(validTo) <= now) return words.expired;
  if (validFrom && Date.parse(validFrom) > now) return words.fromDay(formatDate(validFrom));
  return undefined;
}
