import { beginOfDay, jalaliMonthBegin, tehranDay } from '../../platform/calendar.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Customers } from '../customers/index.ts';
import { type Bound, readSpent } from './limits.repository.ts';
import type { TradeRequestRow } from '../sourcing/requests/requests.repository.ts';
import type { Colleague } from './agreement.ts';

const rials = (text: string | null) => (text === null ? null : BigInt(text));

/** A request whose buyer is asked. */
export const boundOf = ({ id, buyerCustomerId }: Pick<TradeRequestRow, 'id' | 'buyerCustomerId'>): Bound => ({
  requestId: id,
  customerId: buyerCustomerId,
});

/** All who act for the buyers of some requests now, with what each may still agree to about that one this Jalali month of Tehran. */
export async function readColleagues(
  query: Queryable,
  customers: Pick<Customers, 'colleagues'>,
  { requests, now }: { requests: readonly Bound[]; now: Date },
): Promise<Colleague[]> {
  if (requests.length === 0) return [];
  const rows = await customers.colleagues(query, [...new Set(requests.map(({ customerId }) => customerId))]);
  const isLimited = rows.some(({ spendLimitPerMonthRial }) => spendLimitPerMonthRial !== null);
  const begin = beginOfDay(jalaliMonthBegin(tehranDay(now)));
  const spent = isLimited ? await readSpent(query, requests, begin) : [];
  const spentBy = new Map(spent.map((each) => [`${each.requestId} ${each.userId}`, BigInt(each.spent)]));
  const membersOf = Map.groupBy(rows, ({ customerId }) => customerId);
  return requests.flatMap(({ requestId, customerId }) =>
    (membersOf.get(customerId) ?? []).map(({ spendLimitPerRequestRial, spendLimitPerMonthRial, ...row }) => ({
      ...row,
      requestId,
      perRequest: rials(spendLimitPerRequestRial),
      perMonth: rials(spendLimitPerMonthRial),
      spent: spentBy.get(`${requestId} ${row.userId}`) ?? 0n,
    })),
  );
}
