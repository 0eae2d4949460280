import type { Machine } from '../../platform/machine.ts';
import { TradeAction } from '../sourcing/trade.enums.ts';
import type { TradeRow } from '../sourcing/requests/trade-rows.ts';
import { DisputeAction, DisputeStatus } from './disputes.enums.ts';

/** Whose it is, the other side, either of both, one of the staff, and another one than who proposed. */
export type DisputeActor = 'OPENER' | 'OTHER' | 'PARTY' | 'MODERATOR' | 'SECOND_MODERATOR' | 'SYS';
export type DisputeStep =
  | ('ANSWER_DISPUTE' | 'ADD_EVIDENCE' | 'END_EVIDENCE' | 'WITHDRAW_DISPUTE')
  | ('AGREE_SETTLEMENT' | 'REFUSE_SETTLEMENT')
  | ('LAPSE_ANSWER' | 'LAPSE_EVIDENCE' | 'REMIND')
  | DisputeAction;
export type DisputeMachine = Machine<DisputeStatus, DisputeStep, DisputeActor>;

const settled: readonly DisputeStatus[] = ['ANSWER_DUE', 'EVIDENCE'];

/** T7 of the state tables. Which of two rows of an action it is, the other side's word or the amount decides. */
export const disputeMachine: DisputeMachine = {
  name: 'dispute',
  words: { states: DisputeStatus, actions: [DisputeAction, TradeAction] },
  states: ['ANSWER_DUE', 'EVIDENCE', 'DECISION', 'APPROVAL', 'DECIDED', 'SETTLED', 'WITHDRAWN'],
  finals: ['DECIDED', 'SETTLED', 'WITHDRAWN'],
  rows: [
    { from: ['ANSWER_DUE'], action: 'ANSWER_DISPUTE', by: 'OTHER', to: 'EVIDENCE', event: 'DISPUTE_ANSWERED' },
    { from: ['ANSWER_DUE'], action: 'REMIND', by: 'SYS', event: 'DISPUTE_ANSWER_REMINDED' },
    { from: ['ANSWER_DUE'], action: 'LAPSE_ANSWER', by: 'SYS', to: 'EVIDENCE', event: 'DISPUTE_ANSWER_LAPSED' },
    { from: ['EVIDENCE'], action: 'ADD_EVIDENCE', by: 'PARTY', event: 'EVIDENCE_ADDED' },
    { from: ['EVIDENCE'], action: 'END_EVIDENCE', by: 'PARTY', event: 'EVIDENCE_DONE' },
    { from: ['EVIDENCE'], action: 'END_EVIDENCE', by: 'PARTY', to: 'DECISION', event: 'EVIDENCE_DONE' },
    { from: ['EVIDENCE'], action: 'LAPSE_EVIDENCE', by: 'SYS', to: 'DECISION', event: 'EVIDENCE_ENDED' },
    { from: settled, action: 'ASK_SETTLEMENT', by: 'PARTY', event: 'SETTLEMENT_ASKED' },
    { from: settled, action: 'REFUSE_SETTLEMENT', by: 'PARTY', event: 'SETTLEMENT_REFUSED' },
    { from: settled, action: 'WITHDRAW_SETTLEMENT', by: 'PARTY', event: 'SETTLEMENT_WITHDRAWN' },
    { from: settled, action: 'AGREE_SETTLEMENT', by: 'PARTY', to: 'SETTLED', event: 'DISPUTE_SETTLED' },
    // What staff propose needs the yes of both.
    { from: settled, action: 'ASK_SETTLEMENT', by: 'MODERATOR', event: 'SETTLEMENT_ASKED' },
    { from: settled, action: 'WITHDRAW_SETTLEMENT', by: 'MODERATOR', event: 'SETTLEMENT_WITHDRAWN' },
    { from: settled, action: 'AGREE_SETTLEMENT', by: 'PARTY', event: 'SETTLEMENT_HALF_AGREED' },
    { from: ['DECISION'], action: 'PROPOSE', by: 'MODERATOR', to: 'DECIDED', event: 'DISPUTE_RESOLVED' },
    { from: ['DECISION'], action: 'PROPOSE', by: 'MODERATOR', to: 'APPROVAL', event: 'DISPUTE_PROPOSED' },
    { from: ['APPROVAL'], action: 'APPROVE', by: 'SECOND_MODERATOR', to: 'DECIDED', event: 'DISPUTE_RESOLVED' },
    { from: ['APPROVAL'], action: 'REFUSE', by: 'SECOND_MODERATOR', to: 'DECISION', event: 'DISPUTE_REFUSED' },
    {
      from: ['ANSWER_DUE', 'EVIDENCE', 'DECISION'],
      action: 'WITHDRAW_DISPUTE',
      by: 'OPENER',
      to: 'WITHDRAWN',
      event: 'DISPUTE_WITHDRAWN',
    },
  ],
};

const isOpen = ['IN_FULFILMENT', 'DELIVERED'] as const;
const disputed = ['DISPUTED'] as const;
const sides = ['TRADE_CONFIRM', 'ORDER_FULFIL'] as const;
const settling = ['TRADE_CONFIRM', 'QUOTE'] as const;
/** Where a request goes on once its dispute is over, by what its other lines are. */
const goesOn = ['IN_FULFILMENT', 'DELIVERED', 'COMPLETED'] as const;

/** Rows of T1 about disputes: who may act on one in what state, says `disputeMachine`. */
export const disputeRows: TradeRow[] = [
  ...sides.flatMap((by): TradeRow[] => [
    { from: isOpen, action: 'OPEN_DISPUTE', by, to: 'DISPUTED', event: 'DISPUTE_OPENED' },
    { from: disputed, action: 'ANSWER_DISPUTE', by, event: 'DISPUTE_ANSWERED' },
    { from: disputed, action: 'ADD_EVIDENCE', by, event: 'EVIDENCE_ADDED' },
    { from: disputed, action: 'END_EVIDENCE', by, event: 'EVIDENCE_DONE' },
    ...goesOn.map((to): TradeRow => ({
      from: disputed,
      action: 'WITHDRAW_DISPUTE',
      by,
      to,
      event: 'DISPUTE_WITHDRAWN',
    })),
  ]),
  ...settling.flatMap((by): TradeRow[] => [
    { from: disputed, action: 'ASK_SETTLEMENT', by, event: 'SETTLEMENT_ASKED' },
    { from: disputed, action: 'REFUSE_SETTLEMENT', by, event: 'SETTLEMENT_REFUSED' },
    { from: disputed, action: 'WITHDRAW_SETTLEMENT', by, event: 'SETTLEMENT_WITHDRAWN' },
    { from: disputed, action: 'AGREE_SETTLEMENT', by, event: 'SETTLEMENT_AGREED' },
    { from: disputed, action: 'AGREE_SETTLEMENT', by, event: 'SETTLEMENT_HALF_AGREED' },
  ]),
  ...goesOn.map((to): TradeRow => ({
    from: disputed,
    action: 'SETTLE_DISPUTE',
    by: 'SYS',
    to,
    event: 'DISPUTE_SETTLED',
  })),
  { from: disputed, action: 'LAPSE_SETTLEMENT', by: 'SYS', event: 'SETTLEMENT_LAPSED' },
  // What was refused and nobody did anything about.
  { from: isOpen, action: 'OPEN_DISPUTE', by: 'SYS', to: 'DISPUTED', event: 'DISPUTE_OPENED' },
  { from: disputed, action: 'REMIND', by: 'SYS', event: 'DISPUTE_ANSWER_REMINDED' },
  { from: disputed, action: 'LAPSE_ANSWER', by: 'SYS', event: 'DISPUTE_ANSWER_LAPSED' },
  { from: disputed, action: 'LAPSE_EVIDENCE', by: 'SYS', event: 'EVIDENCE_ENDED' },
  { from: disputed, action: 'ASK_SETTLEMENT', by: 'MODERATOR', event: 'SETTLEMENT_ASKED' },
  { from: disputed, action: 'WITHDRAW_SETTLEMENT', by: 'MODERATOR', event: 'SETTLEMENT_WITHDRAWN' },
  { from: disputed, action: 'PROPOSE_RESOLUTION', by: 'MODERATOR', event: 'DISPUTE_PROPOSED' },
  { from: disputed, action: 'REFUSE_RESOLUTION', by: 'MODERATOR', event: 'DISPUTE_REFUSED' },
  ...([...goesOn, 'CANCELLED'] as const).map((to): TradeRow => ({
    from: disputed,
    action: 'RESOLVE_DISPUTE',
    by: 'MODERATOR',
    to,
    event: 'DISPUTE_RESOLVED',
  })),
];
