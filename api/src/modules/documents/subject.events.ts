import type { ChainedAggregate } from '../../platform/domain-events/anchors.ts';

/** Events of a trade request are one chain, whichever module of trade writes them. */
export const ofTradeRequest = { aggregate: 'TradeRequest', table: 'trade_requests', isChained: true } as const;

export const tradeChains: ChainedAggregate = {
  aggregate: ofTradeRequest.aggregate,
  table: ofTradeRequest.table,
  anchorAction: 'TRADE_CHAINS_ANCHORED',
};
