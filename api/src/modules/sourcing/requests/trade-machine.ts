import { consentRows } from '../../orders/changes/consent-machine.ts';
import { disputeRows } from '../../disputes/dispute-machine.ts';
import { documentRows } from '../../documents/document-machine.ts';
import { openRows } from '../rfq/open-rows.ts';
import { milestoneRows } from '../../orders/milestones/milestone-machine.ts';
import { fulfilmentRows } from '../../orders/fulfilment/fulfilment-machine.ts';
import { TradeStatus } from '../../documents/subject.enums.ts';
import { TradeAction, type TradeRequestKind } from '../trade.enums.ts';
import { tradeFinals, type TradeMachine, type TradeRow, tradeStates } from './trade-rows.ts';

/** T1 of the state tables. */
export const tradeMachine: TradeMachine = {
  name: 'trade',
  words: { states: TradeStatus, actions: [TradeAction] },
  states: tradeStates,
  finals: tradeFinals,
  rows: [
    { from: ['DRAFT', 'NEEDS_INFO'], action: 'EDIT', by: 'REQUESTER', event: 'EDITED' },
    { from: ['DRAFT', 'NEEDS_INFO'], action: 'EDIT', by: 'CONFIRMER', event: 'EDITED' },
    { from: ['DRAFT'], action: 'REMOVE', by: 'REQUESTER', event: 'REMOVED' },
    { from: ['DRAFT'], action: 'REMOVE', by: 'CONFIRMER', event: 'REMOVED' },
    {
      from: ['DRAFT'],
      action: 'REQUEST_CONFIRMATION',
      by: 'REQUESTER',
      to: 'AWAITING_CONFIRMATION',
      event: 'CONFIRMATION_REQUESTED',
    },
    {
      from: ['AWAITING_CONFIRMATION'],
      action: 'WITHDRAW_CONFIRMATION',
      by: 'REQUESTER',
      to: 'DRAFT',
      event: 'CONFIRMATION_WITHDRAWN',
    },
    { from: ['AWAITING_CONFIRMATION'], action: 'RETURN', by: 'CONFIRMER', to: 'DRAFT', event: 'RETURNED' },
    {
      from: ['DRAFT', 'AWAITING_CONFIRMATION'],
      action: 'CONFIRM_AND_PUBLISH',
      by: 'CONFIRMER',
      to: 'PUBLISHED',
      event: 'PUBLISHED',
    },
    { from: ['AWAITING_CONFIRMATION'], action: 'REMIND', by: 'SYS', event: 'CONFIRMATION_REMINDED' },
    { from: ['AWAITING_CONFIRMATION'], action: 'LAPSE', by: 'SYS', to: 'DRAFT', event: 'CONFIRMATION_LAPSED' },
    {
      kind: 'DIRECT_ORDER',
      from: ['PUBLISHED'],
      action: 'REQUEST_INFO',
      by: 'QUOTE',
      to: 'NEEDS_INFO',
      event: 'INFO_REQUESTED',
    },
    {
      kind: 'DIRECT_ORDER',
      from: ['NEEDS_INFO'],
      action: 'PROVIDE_INFO',
      by: 'TRADE_CREATE',
      to: 'PUBLISHED',
      event: 'INFO_PROVIDED',
    },
    { from: ['NEEDS_INFO'], action: 'REMIND', by: 'SYS', event: 'INFO_REMINDED' },
    { from: ['PUBLISHED', 'NEEDS_INFO'], action: 'LAPSE', by: 'SYS', to: 'EXPIRED', event: 'EXPIRED' },
    {
      kind: 'DIRECT_ORDER',
      from: ['PUBLISHED'],
      action: 'ACKNOWLEDGE_LIST_PRICE',
      by: 'QUOTE',
      to: 'AGREED',
      event: 'LIST_PRICE_ACCEPTED',
    },
    { from: ['PUBLISHED', 'NEGOTIATING'], action: 'SEND_QUOTE', by: 'QUOTE', to: 'NEGOTIATING', event: 'QUOTE_SENT' },
    // From PUBLISHED after a counter-offer of the own was withdrawn.
    {
      from: ['PUBLISHED', 'NEGOTIATING'],
      action: 'SEND_QUOTE',
      by: 'QUOTE_ACCEPT',
      to: 'NEGOTIATING',
      event: 'COUNTER_SENT',
    },
    ...(['QUOTE_ACCEPT', 'QUOTE'] as const).flatMap((by): TradeRow[] => [
      { from: ['NEGOTIATING'], action: 'ACCEPT_QUOTE', by, to: 'AGREED', event: 'QUOTE_ACCEPTED' },
      { from: ['NEGOTIATING'], action: 'WITHDRAW_QUOTE', by, to: 'PUBLISHED', event: 'QUOTE_WITHDRAWN' },
      { from: ['NEGOTIATING'], action: 'EXTEND_QUOTE', by, event: 'QUOTE_EXTENDED' },
    ]),
    { from: ['NEGOTIATING'], action: 'REMIND', by: 'SYS', event: 'OFFER_ENDS' },
    { from: ['NEGOTIATING'], action: 'END_QUOTE', by: 'SYS', event: 'QUOTE_EXPIRED' },
    { from: ['NEGOTIATING'], action: 'LAPSE', by: 'SYS', to: 'EXPIRED', event: 'EXPIRED' },
    ...(['QUOTE', 'TRADE_CONFIRM'] as const).map((by): TradeRow => ({
      kind: 'DIRECT_ORDER',
      from: ['PUBLISHED', 'NEEDS_INFO', 'NEGOTIATING'],
      action: 'DECLINE',
      by,
      to: 'DECLINED',
      event: 'DECLINED',
    })),
    { from: ['DRAFT'], action: 'CANCEL', by: 'REQUESTER', to: 'CANCELLED', event: 'CANCELLED' },
    {
      from: ['AWAITING_CONFIRMATION', 'PUBLISHED', 'NEEDS_INFO', 'NEGOTIATING'],
      action: 'CANCEL',
      by: 'TRADE_CONFIRM',
      to: 'CANCELLED',
      event: 'CANCELLED',
    },
    {
      from: ['DRAFT', 'AWAITING_CONFIRMATION', 'PUBLISHED', 'NEEDS_INFO', 'NEGOTIATING'],
      action: 'CLOSE',
      by: 'SYS',
      to: 'CANCELLED',
      event: 'CANCELLED',
    },
    { from: ['AGREED'], action: 'START', by: 'SYS', to: 'IN_FULFILMENT', event: 'TERM_STARTED' },
    ...openRows,
    ...fulfilmentRows,
    ...milestoneRows,
    ...documentRows,
    ...consentRows,
    ...disputeRows,
  ],
};

const ofKind = (wanted: TradeRequestKind): TradeMachine => ({
  ...tradeMachine,
  rows: tradeMachine.rows.filter(({ kind }) => kind === undefined || kind === wanted),
});
const machines: Record<TradeRequestKind, TradeMachine> = {
  DIRECT_ORDER: ofKind('DIRECT_ORDER'),
  OPEN_RFQ: ofKind('OPEN_RFQ'),
};
/** What of the table is for one kind of requests. */
export const machineOf = ({ kind }: { kind: TradeRequestKind }): TradeMachine => machines[kind];

/** Whether nothing leads on from a state. */
export const hasEnded = (status: string): boolean => (tradeMachine.finals as readonly string[]).includes(status);
