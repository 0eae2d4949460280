import type { NodeTable } from '../../platform/modules/module.ts';

/** What a request is made of is read with it. */
const parts = {
  TradeLine: 'trade_lines',
  TradeParticipation: 'trade_participations',
  TradeShipment: 'shipments',
  TradeDispute: 'disputes',
  TradeConsent: 'trade_consents',
  TradeClarification: 'trade_questions',
  TradeApproval: 'trade_approvals',
  TradeDocument: 'trade_documents',
  Milestone: 'milestones',
};

/** Things of trade that have an id of their own in the graph. */
export const tradeNodes: readonly NodeTable[] = [
  { type: 'TradeRequest', table: 'trade_requests' },
  { type: 'Quote', table: 'quotes' },
  ...Object.entries(parts).map(([type, table]) => ({ type, table, parent: 'request_id' })),
  { type: 'TradeEvent', table: 'domain_events', parent: 'root_id', where: `aggregate_type = 'TradeRequest'` },
  {
    type: 'DisputeStatement',
    table: 'dispute_statements',
    parent: '(select d.request_id from disputes d where d.id = dispute_id)',
  },
];
