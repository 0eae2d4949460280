import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { ChainedRow } from './requests.repository.ts';
import type { ParticipationStatus, TradeSide } from './trade.enums.ts';

/** An agency as it was when a request was published under it. */
export type HeldAgency = { delegationId: string; number: string; validTo: string };

type NewParticipation = {
  id: string;
  requestId: string;
  merchantId: string;
  sellerCustomerId: string;
  sellerName: string;
};

/** Writes the one seller of a direct order, in the place of another one. */
export async function putSeller(tx: Tx, row: NewParticipation, now: Date): Promise<void> {
  await tx.query('delete from trade_participations where request_id = $1 and merchant_id <> $2', [
    row.requestId,
    row.merchantId,
  ]);
  await tx.query(
    `insert into trade_participations (id, request_id, merchant_id, seller_customer_id, seller_name, status, updated_at)
     values ($1, $2, $3, $4, $5, 'PLANNED', $6)
     on conflict (request_id, merchant_id) do update
       set seller_customer_id = excluded.seller_customer_id, seller_name = excluded.seller_name`,
    [row.id, row.requestId, row.merchantId, row.sellerCustomerId, row.sellerName, now],
  );
}

type MovedParticipation = { status: ParticipationStatus; agencies?: readonly HeldAgency[] };

export const moveParticipation = (tx: Tx, id: string, { status, agencies }: MovedParticipation, now: Date) =>
  tx.query(
    `update trade_participations set status = $2, delegations = coalesce($3, delegations), updated_at = $4 where id = $1`,
    [id, status, agencies ? JSON.stringify(agencies) : null, now],
  );

/** How the offers between both sides stand; what is not named stays. */
type MovedChain = {
  status?: ParticipationStatus;
  turn?: TradeSide;
  offerEndsAt?: Date | null;
  rounds?: number;
  withdrawals?: number;
};

export const moveChain = (tx: Tx, row: ChainedRow, moved: MovedChain, now: Date) => {
  const { participationStatus, turn, offerEndsAt, rounds, withdrawals } = { ...row, ...moved };
  return tx.query(
    `update trade_participations set status = $2, turn = $3, offer_ends_at = $4, rounds = $5, withdrawals = $6, updated_at = $7
     where id = $1`,
    [row.participationId, moved.status ?? participationStatus, turn, offerEndsAt, rounds, withdrawals, now],
  );
};

export type ParticipationRow = {
  id: string;
  requestId: string;
  merchantId: string;
  merchantName: string;
  status: ParticipationStatus;
  agencies: HeldAgency[];
};

/** That of one seller, where it has got the request. */
export async function readParticipationOf(tx: Tx, requestId: string, sellerCustomerId: string) {
  const [row] = await tx.query<{ id: string; status: ParticipationStatus }>(
    `select id, status from trade_participations where request_id = $1 and seller_customer_id = $2 and status <> 'PLANNED'`,
    [requestId, sellerCustomerId],
  );
  return row;
}

/** The sellers of some requests. */
export const readParticipations = (db: Queryable, requestIds: string[]) =>
  db.query<ParticipationRow>(
    `select id, request_id as "requestId", merchant_id as "merchantId", seller_name as "merchantName", status, delegations as agencies
     from trade_participations where request_id = any($1::uuid[]) order by seller_name, id`,
    [requestIds],
    'trade_participations',
  );
