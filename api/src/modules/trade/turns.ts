import { type Chain, type NoChain, openChains } from './chains.ts';
import type { TradeSide, TradeStatus } from './trade.enums.ts';

/** Whose turn it is by the state; while offers go to and fro the chain tells. */
const turns: Partial<Record<TradeStatus, TradeSide>> = {
  DRAFT: 'BUYER',
  AWAITING_CONFIRMATION: 'BUYER',
  PUBLISHED: 'SELLER',
  NEEDS_INFO: 'BUYER',
  IN_FULFILMENT: 'SELLER',
  DELIVERED: 'BUYER',
};

/** States in which a side is waited for. */
export const statusesOf = (side: TradeSide) =>
  (Object.keys(turns) as TradeStatus[]).filter((status) => turns[status] === side);

type Request = (Chain | NoChain) & { status: TradeStatus; chains: Chain[] };
/** Where several sellers are looked at, the buyer is waited for as soon as one of them waits. */
export function turnOf({ status, turn, participationId, ...row }: Request): TradeSide | undefined {
  if (status !== 'NEGOTIATING') return turns[status];
  if (participationId !== null) return turn ?? 'SELLER';
  return openChains(row).some((each) => each.turn === 'BUYER') ? 'BUYER' : 'SELLER';
}

/** Where the state alone does not tell who is waited for. */
export const byTurn: readonly TradeStatus[] = ['NEGOTIATING', 'DISPUTED'];
const isByTurn = (status: TradeStatus) => byTurn.includes(status);

/** Whether a side is waited for. @param isTurn whether it is on it in the chain of offers, or in a dispute */
export const isWaitedFor = (side: TradeSide, { status, isTurn }: { status: TradeStatus; isTurn: boolean }): boolean =>
  isByTurn(status) ? isTurn : turns[status] === side;
