import type { ParticipationStatus, TradeSide } from './trade.enums.ts';

/** The part of one seller in a request, with the offers that go to and fro between it and the buyer. */
export type Chain = {
  participationId: string;
  participationStatus: ParticipationStatus;
  merchantId: string;
  sellerCustomerId: string;
  sellerName: string;
  /** Of the offers: whose turn it is, when the one that stands is over, how many there were. */
  turn: TradeSide | null;
  offerEndsAt: Date | null;
  rounds: number;
  withdrawals: number;
};
export type NoChain = { [Key in keyof Chain]: null };
/** As the database writes it into the row of its request. */
export type StoredChain = Omit<Chain, 'offerEndsAt'> & { offerEndsAt: string | null };

/** The chains of a request, by the names of their sellers. */
export const chainsOf = (requestId: string) => `coalesce((select jsonb_agg(jsonb_build_object(
    'participationId', p.id, 'participationStatus', p.status, 'merchantId', p.merchant_id,
    'sellerCustomerId', p.seller_customer_id, 'sellerName', p.seller_name, 'turn', p.turn, 'offerEndsAt', p.offer_ends_at,
    'rounds', p.rounds, 'withdrawals', p.withdrawals) order by p.seller_name, p.id)
  from trade_participations p where p.request_id = ${requestId}), '[]')`;

const NO_CHAIN: NoChain = {
  ...{ participationId: null, participationStatus: null, merchantId: null, sellerCustomerId: null, sellerName: null },
  ...{ turn: null, offerEndsAt: null, rounds: null, withdrawals: null },
};

type Chained = { chains: Chain[] };
/** A request as it is looked at with one of its chains; without one, all of them. */
export const lookAt = <Row extends Chained>(row: Row, chain: Chain | undefined): Row & (Chain | NoChain) => ({
  ...row,
  ...(chain ?? NO_CHAIN),
});

/** A request that was read: its only seller is looked at, or the one that was agreed with. */
export function inView<Row extends { chains: StoredChain[] }>(stored: Row) {
  const chains = stored.chains.map(({ offerEndsAt, ...each }): Chain => ({
    ...each,
    offerEndsAt: offerEndsAt === null ? null : new Date(offerEndsAt),
  }));
  const selected = chains.find(({ participationStatus }) => participationStatus === 'SELECTED');
  return lookAt({ ...stored, chains }, chains.length === 1 ? chains[0] : selected);
}

/** For what is done between a buyer and one seller alone. */
export function chained<Row extends Chain | NoChain>(row: Row): Extract<Row, Chain> {
  if (row.participationId === null) throw new Error('no seller of this request is looked at');
  return row as Extract<Row, Chain>;
}
