import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { compareNames } from '../../../platform/sort-key.ts';
import type { ChainedRow } from '../requests/requests.repository.ts';
import type { Chain } from './chains.ts';
import type { ParticipationStatus } from './participations.enums.ts';
import type { TradeSide, TradeStatus } from '../../documents/subject.enums.ts';
import type { TradeReason } from '../trade.enums.ts';

/** An agency as it was when a request was published under it. */
export type HeldAgency = { delegationId: string; number: string; validTo: string };

/** Who is to get a request. */
export type Seller = Pick<Chain, 'merchantId' | 'sellerCustomerId' | 'sellerName'>;

/** The sellers of a draft, in the place of others. */
export async function putSellers(tx: Tx, requestId: string, sellers: readonly Seller[], now: Date): Promise<void> {
  await tx.query('delete from trade_participations where request_id = $1 and merchant_id <> all($2::uuid[])', [
    requestId,
    sellers.map(({ merchantId }) => merchantId),
  ]);
  await addSellers(
    tx,
    requestId,
    sellers.map((each) => ({ ...each, id: newId(), status: 'PLANNED' })),
    now,
  );
}

type NewParticipation = Seller & { id: string; status: ParticipationStatus };

/** More sellers of a request; those that are there are only called as they are now. */
export const addSellers = (tx: Tx, requestId: string, rows: readonly NewParticipation[], now: Date) =>
  tx.query(
    `insert into trade_participations (id, request_id, merchant_id, seller_customer_id, seller_name, status, updated_at)
     select id, $1, "merchantId", "sellerCustomerId", "sellerName", status, $3
     from jsonb_to_recordset($2::jsonb) as seller (id uuid, "merchantId" uuid, "sellerCustomerId" uuid, "sellerName" text, status text)
     on conflict (request_id, merchant_id) do update
       set seller_customer_id = excluded.seller_customer_id, seller_name = excluded.seller_name`,
    [requestId, JSON.stringify(rows), now],
  );

/** As what a part in an open request ends, and why. */
export type Ending = { as: TradeStatus; code?: TradeReason | undefined; reason?: string | undefined };
type MovedParticipation = {
  status: ParticipationStatus;
  agencies?: readonly HeldAgency[];
  ended?: Ending | undefined;
};

export const moveParticipation = (tx: Tx, id: string, { status, agencies, ended }: MovedParticipation, now: Date) =>
  tx.query(
    `update trade_participations set status = $2, delegations = coalesce($3, delegations), updated_at = $4,
       ended_as = coalesce($5, ended_as), ended_at = case when $5::text is not null then $4::timestamptz else ended_at end,
       reason_code = coalesce($6, reason_code), reason = coalesce($7, reason) where id = $1`,
    [id, status, agencies ? JSON.stringify(agencies) : null, now, ended?.as, ended?.code, ended?.reason].map(
      (value) => value ?? null,
    ),
  );

type Renewal = {
  /** Parts in which something happened. */
  ids: readonly string[];
  /** Whether all sellers read it who have a part in the request, and whether it is a new version to all of them. */
  isForAll: boolean;
  isOfAll: boolean;
  now: Date;
};

/** Parts of sellers who read something new; those whose part was over before read nothing. */
export const renewParticipations = (tx: Tx, requestId: string, { ids, isForAll, isOfAll, now }: Renewal) =>
  tx.query(
    `update trade_participations set news = news + 1, seller_updated_at = $5,
       version = case when $4 or id = any($2::uuid[]) then version + 1 else version end
     where request_id = $1 and status <> 'PLANNED'
       and (id = any($2::uuid[]) or ($3 and (ended_at is null or ended_at >= $5)))`,
    [requestId, ids, isForAll, isOfAll, now],
    'trade_participations_renewed',
  );

/** One more question of a seller. */
export const countQuestion = (tx: Tx, id: string) =>
  tx.query('update trade_participations set question_count = question_count + 1 where id = $1', [id]);

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

/** A way to deliver, as a seller states it. */
export type DeliveryWay = {
  kind: 'PICKUP' | 'SELLER_FLEET' | 'FREIGHT' | 'POST';
  sameCityRial?: string;
  sameStateRial?: string;
  otherStateRial?: string;
  freeFromRial?: string;
  days: number;
};

export type ParticipationRow = {
  id: string;
  requestId: string;
  merchantId: string;
  merchantName: string;
  /** The end of its address; null while nobody finds it. */
  merchantSlug: string | null;
  status: ParticipationStatus;
  agencies: HeldAgency[];
  turn: TradeSide | null;
  offerEndsAt: Date | null;
  endCode: TradeReason | null;
  endReason: string | null;
  /** What its buyer and that seller say to each other; null before the seller has got it. */
  conversationId: string | null;
  /** Where the seller is, and how it delivers; null of one that is not confirmed. */
  seat: { stateId: string; cityId: string } | null;
  deliveryMethods: DeliveryWay[];
};

/** Parts of one seller that it has not read yet: one for each of its merchants. */
export const readUnseen = (tx: Tx, requestId: string, sellerCustomerId: string) =>
  tx.query<{ id: string }>(
    `select id from trade_participations where request_id = $1 and seller_customer_id = $2 and status = 'INVITED' order by id`,
    [requestId, sellerCustomerId],
  );

/** The sellers of some requests, by their names. */
export async function readParticipations(db: Queryable, requestIds: string[]): Promise<ParticipationRow[]> {
  const rows = await db.query<ParticipationRow>(
    `select p.id, p.request_id as "requestId", p.merchant_id as "merchantId", p.seller_name as "merchantName", m.slug as "merchantSlug", p.status,
       p.delegations as agencies, p.turn, p.offer_ends_at as "offerEndsAt", p.reason_code as "endCode", p.reason as "endReason",
       (select c.id from conversations c where c.subject_type = 'TRADE_REQUEST' and c.subject_id = p.request_id
         and c.seller_customer_id = p.seller_customer_id) as "conversationId",
       case when m.id is not null then jsonb_build_object('stateId', m.state_id, 'cityId', m.city_id) end as seat,
       coalesce(t.delivery_methods, '[]') as "deliveryMethods"
     from trade_participations p left join merchants m on m.id = p.merchant_id and m.confirm_status = 'CONFIRMED'
       left join merchant_sale_settings t on t.merchant_id = m.id
     where p.request_id = any($1::uuid[]) order by p.id`,
    [requestIds],
    'trade_participations',
  );
  return rows.sort((one, other) => compareNames(one.merchantName, other.merchantName));
}
