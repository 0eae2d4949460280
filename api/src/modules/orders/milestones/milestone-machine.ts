import type { Machine } from '../../../platform/machine.ts';
import { TradeAction } from '../../sourcing/trade.enums.ts';
import type { TradeRow } from '../../sourcing/requests/trade-rows.ts';
import { MilestoneStatus } from './milestones.enums.ts';

export type MilestoneActor = 'SELLER' | 'BUYER' | 'SYS';
/** REDO: a dispute ended so. CANCEL: what is left of the request is struck, or was decided about. */
export type MilestoneStep =
  ('SUBMIT_MILESTONE' | 'ACCEPT_MILESTONE' | 'REJECT_MILESTONE') | ('AUTO_ACCEPT' | 'REMIND' | 'REDO' | 'CANCEL');
export type MilestoneMachine = Machine<MilestoneStatus, MilestoneStep, MilestoneActor>;

/** T4 of the state tables, of services and consulting that are done in parts. */
export const milestoneMachine: MilestoneMachine = {
  name: 'milestone',
  words: { states: MilestoneStatus, actions: [TradeAction] },
  states: ['PLANNED', 'SUBMITTED', 'ACCEPTED', 'REJECTED', 'CANCELLED'],
  finals: ['ACCEPTED', 'CANCELLED'],
  rows: [
    {
      from: ['PLANNED', 'REJECTED'],
      action: 'SUBMIT_MILESTONE',
      by: 'SELLER',
      to: 'SUBMITTED',
      event: 'MILESTONE_SUBMITTED',
    },
    { from: ['SUBMITTED'], action: 'ACCEPT_MILESTONE', by: 'BUYER', to: 'ACCEPTED', event: 'MILESTONE_ACCEPTED' },
    { from: ['SUBMITTED'], action: 'REJECT_MILESTONE', by: 'BUYER', to: 'REJECTED', event: 'MILESTONE_REJECTED' },
    { from: ['SUBMITTED'], action: 'REMIND', by: 'SYS', event: 'ACCEPTANCE_REMINDED' },
    { from: ['SUBMITTED'], action: 'AUTO_ACCEPT', by: 'SYS', to: 'ACCEPTED', event: 'AUTO_ACCEPTED' },
    { from: ['SUBMITTED'], action: 'REDO', by: 'SYS', to: 'REJECTED', event: 'DISPUTE_RESOLVED' },
    {
      from: ['PLANNED', 'SUBMITTED', 'REJECTED'],
      action: 'CANCEL',
      by: 'SYS',
      to: 'CANCELLED',
      event: 'CANCELLATION_AGREED',
    },
  ],
};

const isOpen = ['IN_FULFILMENT', 'DELIVERED'] as const;
/** Who takes what was handed over: as of a delivery. */
const takers = ['TRADE_CONFIRM', 'REQUESTER'] as const;

/** Rows of T1 about parts of a service. All lines share each of them, so a dispute about some of the lines stops all. */
export const milestoneRows: TradeRow[] = [
  { from: ['IN_FULFILMENT'], action: 'SUBMIT_MILESTONE', by: 'ORDER_FULFIL', event: 'MILESTONE_SUBMITTED' },
  {
    from: ['IN_FULFILMENT'],
    action: 'SUBMIT_MILESTONE',
    by: 'ORDER_FULFIL',
    to: 'DELIVERED',
    event: 'MILESTONE_SUBMITTED',
  },
  ...takers.flatMap((by): TradeRow[] => [
    { from: isOpen, action: 'ACCEPT_MILESTONE', by, event: 'MILESTONE_ACCEPTED' },
    { from: ['IN_FULFILMENT'], action: 'REJECT_MILESTONE', by, event: 'MILESTONE_REJECTED' },
    { from: ['DELIVERED'], action: 'REJECT_MILESTONE', by, to: 'IN_FULFILMENT', event: 'MILESTONE_REJECTED' },
  ]),
];
