import { isOpen } from './participation-machine.ts';
import type { ParticipationStatus } from './participations.enums.ts';
import type { TradeSide, TradeStatus } from '../../documents/subject.enums.ts';
import type { TradeReason } from '../trade.enums.ts';

/** The part of one seller in a request, with the offers that go to and fro between it and the buyer. */
export type Chain = {
  participationId: string;
  participationStatus: ParticipationStatus;
  merchantId: string;
  sellerCustomerId: string;
  sellerName: string;
  /** Whether that one may sell now: it is confirmed, and not suspended or closed. */
  isSellerConfirmed: boolean;
  /** Of the offers: whose turn it is, when the one that stands is over, how many there were. */
  turn: TradeSide | null;
  offerEndsAt: Date | null;
  /** What the one that stands comes to, with tax. */
  offerTotalRial: string | null;
  rounds: number;
  withdrawals: number;
  /** How often the seller has asked about an open request. */
  questionsAsked: number;
  /** Of a seller whose part in an open request is over: how the request stands for it, since when, and why. */
  endedAs: TradeStatus | null;
  endedAt: Date | null;
  endCode: TradeReason | null;
  endReason: string | null;
  /** Of an open request, for its seller: the version, when anything that it reads changed, and how often it was told of something. */
  partVersion: number;
  partUpdatedAt: Date;
  news: number;
};
export type NoChain = { [Key in keyof Chain]: null };
/** As the database writes it into the row of its request. */
export type StoredChain = Omit<Chain, 'offerEndsAt' | 'endedAt' | 'partUpdatedAt'> &
  Record<'offerEndsAt' | 'endedAt', string | null> & { partUpdatedAt: string };

/** The chains of a request, by the names of their sellers. */
export const chainsOf = (requestId: string) => `coalesce((select jsonb_agg(jsonb_build_object(
    'participationId', p.id, 'participationStatus', p.status, 'merchantId', p.merchant_id,
    'sellerCustomerId', p.seller_customer_id, 'sellerName', p.seller_name,
    'isSellerConfirmed', coalesce(s.confirm_status = 'CONFIRMED', false), 'turn', p.turn, 'offerEndsAt', p.offer_ends_at,
    'offerTotalRial', case when p.offer_ends_at is not null then (select q.total_rial::text from quotes q
      where q.participation_id = p.id and q.status in ('SENT', 'EXPIRED') order by q.round desc limit 1) end,
    'rounds', p.rounds, 'withdrawals', p.withdrawals, 'questionsAsked', p.question_count, 'endedAs', p.ended_as,
    'endedAt', p.ended_at, 'endCode', p.reason_code, 'endReason', p.reason,
    'partVersion', p.version, 'partUpdatedAt', p.seller_updated_at, 'news', p.news) order by p.seller_name, p.id)
  from trade_participations p left join merchants s on s.id = p.merchant_id where p.request_id = ${requestId}), '[]')`;

const NO_CHAIN: NoChain = {
  participationId: null,
  participationStatus: null,
  merchantId: null,
  sellerCustomerId: null,
  sellerName: null,
  isSellerConfirmed: null,
  turn: null,
  offerEndsAt: null,
  offerTotalRial: null,
  rounds: null,
  withdrawals: null,
  questionsAsked: null,
  endedAs: null,
  endedAt: null,
  endCode: null,
  endReason: null,
  partVersion: null,
  partUpdatedAt: null,
  news: null,
};

type Chained = { chains: Chain[] };
/** What a statement gives for the fields of a chain, so that `lookAt` finds them there: added to a copy they cost V8 a new shape each time. */
export const noChain = Object.keys(NO_CHAIN)
  .map((field) => `null as "${field}"`)
  .join(', ');

/** A request as it is looked at with one of its chains; without one, all of them. */
export function lookAt<Row extends Chained>(row: Row, chain: Chain | undefined): Row & (Chain | NoChain) {
  const looked = chain ?? NO_CHAIN;
  return {
    ...row,
    participationId: looked.participationId,
    participationStatus: looked.participationStatus,
    merchantId: looked.merchantId,
    sellerCustomerId: looked.sellerCustomerId,
    sellerName: looked.sellerName,
    isSellerConfirmed: looked.isSellerConfirmed,
    turn: looked.turn,
    offerEndsAt: looked.offerEndsAt,
    offerTotalRial: looked.offerTotalRial,
    rounds: looked.rounds,
    withdrawals: looked.withdrawals,
    questionsAsked: looked.questionsAsked,
    endedAs: looked.endedAs,
    endedAt: looked.endedAt,
    endCode: looked.endCode,
    endReason: looked.endReason,
    partVersion: looked.partVersion,
    partUpdatedAt: looked.partUpdatedAt,
    news: looked.news,
  } satisfies Record<keyof Chain, unknown> as Row & (Chain | NoChain);
}
export const lookAtId = <Row extends Chained>(row: Row, id: string | null | undefined) =>
  lookAt(
    row,
    row.chains.find(({ participationId }) => participationId === id),
  );

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** A request that was read: the seller of an order is looked at, or the one that was agreed with. */
export function inView<Row extends { kind: string; chains: StoredChain[] }>(stored: Row) {
  const chains = stored.chains.map((each): Chain => ({
    ...each,
    offerEndsAt: dateOf(each.offerEndsAt),
    endedAt: dateOf(each.endedAt),
    partUpdatedAt: new Date(each.partUpdatedAt),
  }));
  const selected = chains.find(({ participationStatus }) => participationStatus === 'SELECTED');
  const only = stored.kind === 'DIRECT_ORDER' && chains.length === 1 ? chains[0] : selected;
  return lookAt({ ...stored, chains }, only);
}

/** For what is done between a buyer and one seller alone. */
export function chained<Row extends Chain | NoChain>(row: Row): Extract<Row, Chain> {
  if (row.participationId === null) throw new Error('no seller of this request is looked at');
  return row as Extract<Row, Chain>;
}

/** Those whose part is not over. */
export const openChains = ({ chains }: Chained): Chain[] =>
  chains.filter(({ participationStatus }) => isOpen(participationStatus));

/** The chains of a request after one of them has changed. */
export const withChain = ({ chains }: Chained, id: string, changed: Partial<Chain>): Chain[] =>
  chains.map((each) => (each.participationId === id ? { ...each, ...changed } : each));
