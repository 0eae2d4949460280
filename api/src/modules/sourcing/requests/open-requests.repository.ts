import type { Tx } from '../../../platform/database/database.ts';
import { tradeMachine } from './trade-machine.ts';

/** How many requests of a customer have not ended. */
export async function countOpen(tx: Tx, customerId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from trade_requests
     where buyer_customer_id = $1 and status not in ('COMPLETED', 'DECLINED', 'CANCELLED', 'EXPIRED')`,
    [customerId],
  );
  return row!.count;
}

/** Numbers of requests of a customer, on either side, that are published and have not ended. */
export const readOpenNumbers = async (tx: Tx, customerId: string): Promise<string[]> =>
  (
    await tx.query<{ number: string }>(
      `select r.number from trade_requests r
       where r.status in ('PUBLISHED', 'NEEDS_INFO', 'NEGOTIATING', 'AGREED', 'IN_FULFILMENT', 'DELIVERED', 'DISPUTED')
         and (r.buyer_customer_id = $1 or exists (
           select from trade_participations p where p.request_id = r.id and p.seller_customer_id = $1 and p.ended_as is null)) order by r.number`,
      [customerId],
    )
  ).map(({ number }) => number);

/** Numbers of requests that have not ended between two customers, whichever of them buys; none that its seller has not got. */
export const readOpenBetween = async (tx: Tx, one: string, other: string): Promise<string[]> =>
  (
    await tx.query<{ number: string }>(
      `select r.number from trade_requests r join trade_participations p on p.request_id = r.id and p.status <> 'PLANNED'
         and p.ended_as is null
       where r.status <> all($3::text[]) and ((r.buyer_customer_id = $1 and p.seller_customer_id = $2)
         or (r.buyer_customer_id = $2 and p.seller_customer_id = $1)) order by r.number`,
      [one, other, tradeMachine.finals],
    )
  ).map(({ number }) => number);

/** Requests of a buyer that no seller has seen. */
export const readUnpublishedIds = async (tx: Tx, customerId: string): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(
      `select id from trade_requests where buyer_customer_id = $1 and status in ('DRAFT', 'AWAITING_CONFIRMATION') order by id`,
      [customerId],
    )
  ).map(({ id }) => id);
