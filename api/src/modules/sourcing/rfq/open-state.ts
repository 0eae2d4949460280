import { type Chain, openChains } from '../participations/chains.ts';
import { GRACE_MS } from '../quotes/validity.ts';
import type { RequestRow } from '../requests/requests.repository.ts';
import { dueAgain } from '../requests/schedule.ts';
import type { TradeStatus } from '../../documents/subject.enums.ts';

type Deadline = Pick<RequestRow, 'quoteDeadlineAt'>;
type Stand = { to: Extract<TradeStatus, 'NEGOTIATING' | 'PUBLISHED'>; deadlineAt: Date };

const least = (times: readonly Date[]) => new Date(Math.min(...times.map(Number)));
const latest = (times: readonly Date[]) => new Date(Math.max(...times.map(Number)));

/**
 * When the clock looks again at an open request with offers that live, or have ended within 72 hours: at the end of the first of
 * those that live, and 72 hours after the last one ended, but not before the time in which sellers may send the first offer is over.
 */
export function endOfOffers({ quoteDeadlineAt }: Deadline, chains: Chain[], now: Date): Date {
  const ends = openChains({ chains }).flatMap(({ offerEndsAt }) => offerEndsAt ?? []);
  const living = ends.filter((each) => each > now);
  if (living.length > 0) return least(living);
  return latest([new Date(Number(latest(ends)) + GRACE_MS), ...(quoteDeadlineAt ? [quoteDeadlineAt] : [])]);
}

/** Where an open request stands by the offers of all its chains, and until when: without one it waits for one 72 hours at least. */
export function openState(deadline: Deadline, chains: Chain[], now: Date): Stand {
  const standing = openChains({ chains }).filter(
    ({ offerEndsAt }) => offerEndsAt && offerEndsAt.getTime() + GRACE_MS > now.getTime(),
  );
  if (standing.length > 0) return { to: 'NEGOTIATING', deadlineAt: endOfOffers(deadline, chains, now) };
  const { quoteDeadlineAt } = deadline;
  return { to: 'PUBLISHED', deadlineAt: latest([dueAgain(now), ...(quoteDeadlineAt ? [quoteDeadlineAt] : [])]) };
}
