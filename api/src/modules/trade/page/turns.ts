import { type Chain, type NoChain, openChains } from '../../sourcing/participations/chains.ts';
import { statusFor } from '../../sourcing/participations/own-part.ts';
import type { TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import type { TradeSide, TradeStatus } from '../../documents/subject.enums.ts';

/** Whose turn it is by the state; while offers go to and fro the chain tells. */
const turns: Partial<Record<TradeStatus, TradeSide>> = {
  DRAFT: 'BUYER',
  AWAITING_CONFIRMATION: 'BUYER',
  PUBLISHED: 'SELLER',
  NEEDS_INFO: 'BUYER',
  IN_FULFILMENT: 'SELLER',
  DELIVERED: 'BUYER',
};

type Request = (Chain | NoChain) & { status: TradeStatus; chains: Chain[] };
/** Where several sellers are looked at, the buyer is waited for as soon as one of them waits. */
export function turnOf({ status, turn, participationId, ...row }: Request): TradeSide | undefined {
  if (status !== 'NEGOTIATING') return turns[status];
  if (participationId !== null) return turn ?? 'SELLER';
  return openChains(row).some((each) => each.turn === 'BUYER') ? 'BUYER' : 'SELLER';
}

/** States in which a seller of a request to several may ask, while the others go on with their offers. */
const whileAsked: readonly TradeStatus[] = ['PUBLISHED', 'NEGOTIATING'];

type Awaited = TradeRequestRow & { hasOpenQuestion: boolean };
/** Whether the buyer is waited for although the seller is too. */
const isBuyerAwaited = ({ status, deadlineAt, hasOpenQuestion }: Awaited) =>
  status === 'IN_FULFILMENT' ? deadlineAt !== null : whileAsked.includes(status) && hasOpenQuestion;

/**
 * Whose turn it is to one of the sides. Both may be waited for: of an order that comes in parts the seller for what is to come and
 * the buyer for an answer to what came; of a request to several the sellers for offers and the buyer for an answer to a question.
 * Each is told the own turn.
 */
export const turnFor = (side: TradeSide, request: Awaited): TradeSide | undefined =>
  side === 'BUYER' && isBuyerAwaited(request) ? side : turnOf({ ...request, status: statusFor(request, side) });

/** Where the state alone does not tell who is waited for. */
const byTurn: Record<TradeSide, readonly TradeStatus[]> = {
  BUYER: ['PUBLISHED', 'NEGOTIATING', 'DISPUTED', 'IN_FULFILMENT'],
  SELLER: ['NEGOTIATING', 'DISPUTED'],
};

/** States in which a side is waited for, or may be. */
export const statusesOf = (side: TradeSide): TradeStatus[] => [
  ...(Object.keys(turns) as TradeStatus[]).filter((status) => turns[status] === side),
  ...byTurn[side],
];

/** Whether a side is waited for. @param isTurn whether it is on it by more than the state: in the chain of offers, in a dispute, for a part that came */
export const isWaitedFor = (side: TradeSide, { status, isTurn }: { status: TradeStatus; isTurn: boolean }): boolean =>
  byTurn[side].includes(status) ? isTurn : turns[status] === side;
