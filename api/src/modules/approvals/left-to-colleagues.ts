import type { Queryable } from '../../platform/database/database.ts';
import type { Customers, MembershipInForce } from '../customers/index.ts';
import { may } from '../sourcing/requests/standing.ts';
import type { Colleague } from './agreement.ts';
import type { PendingRow } from './approvals.repository.ts';
import { hasAnswered, isApprover } from './approvers.ts';
import { readColleagues } from './colleagues.ts';

type Viewer = { userId: string; memberships: readonly MembershipInForce[] };

/**
 * Requests that wait for the viewer's colleagues and not for the viewer: whoever asked the company about one, or may not answer,
 * waits until others have. @param asked all that is asked of the viewer's companies. @returns their ids
 */
export async function leftToColleagues(
  query: Queryable,
  customers: Pick<Customers, 'colleagues'>,
  { asked, viewer, now }: { asked: readonly PendingRow[]; viewer: Viewer; now: Date },
): Promise<string[]> {
  const { userId, memberships } = viewer;
  const about = [...Map.groupBy(asked, ({ requestId }) => requestId)].flatMap(([requestId, all]) => {
    const { customerId } = all[0]!;
    const own = memberships.find((each) => each.customerId === customerId);
    const amounts = all.filter(({ kind }) => kind !== 'PUBLISH');
    // The yes to its amount lets an order go to its seller.
    return own ? [{ requestId, customerId, own, open: amounts.length > 0 ? amounts : all }] : [];
  });
  const isLimited = ({ own, open }: (typeof about)[number]) =>
    !own.isOwner && may(own, 'QUOTE_ACCEPT') && open.some(({ kind }) => kind !== 'PUBLISH');
  const colleagues = await readColleagues(query, customers, { requests: about.filter(isLimited), now });
  const limits = new Map(colleagues.filter((each) => each.userId === userId).map((each) => [each.requestId, each]));
  return about.flatMap(({ requestId, own, open }) => {
    const who: Colleague = limits.get(requestId) ?? { ...unlimited, ...own, userId, requestId };
    const isAsked = open.some((each) => isApprover(each, who, each) && !hasAnswered(each, userId));
    // While colleagues are asked about one offer, others who may agree to offers can still send another one.
    const isFree =
      may(own, 'QUOTE_ACCEPT') && open.every(({ quoteId, askerId }) => quoteId !== null && askerId !== userId);
    return isAsked || isFree ? [] : [requestId];
  });
}

/** Of owners; who may agree to no amount needs no limit. */
const unlimited = { name: null, perRequest: null, perMonth: null, spent: 0n };
