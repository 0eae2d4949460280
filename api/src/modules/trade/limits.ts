import { beginOfDay, jalaliMonthBegin, tehranDay } from '../../platform/calendar.ts';
import type { Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { readLimits, readSpent } from './limits.repository.ts';
import type { TradeRequestRow } from './requests.repository.ts';
import { may, type Standing } from './standing.ts';

type Binding = { standing: Standing; row: TradeRequestRow; now: Date };

/** Who binds the company to an amount may, and within the own limits. @throws Problem 403, 409 ABOVE_LIMIT */
export async function requireLimit(tx: Tx, { standing, row, now }: Binding, totalRial: bigint): Promise<void> {
  const { membership, userId } = standing;
  if (membership.isOwner) return;
  if (!may(membership, 'QUOTE_ACCEPT'))
    throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: 'QUOTE_ACCEPT' });
  const { perRequest, perMonth } = await readLimits(tx, userId, row.buyerCustomerId);
  const since = beginOfDay(jalaliMonthBegin(tehranDay(now)));
  const of = { userId, customerId: row.buyerCustomerId, since, exceptRequestId: row.id };
  const spent = perMonth === null ? 0n : await readSpent(tx, of);
  const limit = [perRequest, perMonth === null ? null : perMonth - spent].find(
    (most) => most !== null && totalRial > most,
  );
  if (limit != null)
    throw new Problem(409, 'ABOVE_LIMIT', [
      { field: '', code: 'ABOVE_LIMIT', params: [String(limit < 0n ? 0n : limit)] },
    ]);
}
