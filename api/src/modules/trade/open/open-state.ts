import { type Chain, openChains } from '../chains.ts';
import { GRACE_MS } from '../quotes/validity.ts';
import type { RequestRow } from '../requests.repository.ts';
import { dueAgain } from '../schedule.ts';
import type { TradeStatus } from '../trade.enums.ts';

type Deadline = Pick<RequestRow, 'quoteDeadlineAt'>;
type Stand = { to: Extract<TradeStatus, 'NEGOTIATING' | 'PUBLISHED'>; deadlineAt: Date };

const least = (times: readonly Date[]) => new Date(Math.min(...times.map(Number)));
const latest = (times: readonly Date[]) => new Date(Math.max(...times.map(Number)));

/**
 * Where an open request stands by the offers of all its chains, and when the clock looks at it again: at the end of the first of
 * those that live, and 72 hours after the last one ended, but not before the time in which sellers may send the first offer is over.
 * Without an offer it waits for one, once one was taken back 72 hours at least.
 */
export function openState({ quoteDeadlineAt }: Deadline, chains: Chain[], now: Date): Stand {
  const ends = openChains({ chains }).flatMap(({ offerEndsAt }) => offerEndsAt ?? []);
  const living = ends.filter((each) => each > now);
  const standing = ends.filter((each) => each.getTime() + GRACE_MS > now.getTime());
  const begin = quoteDeadlineAt ? [quoteDeadlineAt] : [];
  if (living.length > 0) return { to: 'NEGOTIATING', deadlineAt: least(living) };
  if (standing.length > 0)
    return { to: 'NEGOTIATING', deadlineAt: latest([new Date(Number(latest(standing)) + GRACE_MS), ...begin]) };
  return { to: 'PUBLISHED', deadlineAt: latest([dueAgain(now), ...begin]) };
}
