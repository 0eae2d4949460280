import type { Machine, Transition } from '../../../platform/machine.ts';
import type { TradeStatus } from '../../documents/subject.enums.ts';
import type { TradeAction, TradeRequestKind } from '../trade.enums.ts';

/**
 * Who acts on a request: who wrote it (REQUESTER), those of the buyer's company who may confirm it (CONFIRMER) or have the
 * permission named, those of the seller's company with QUOTE or ORDER_FULFIL, those of a seller without a part in it (VISITOR),
 * in disputes one of the staff, and the clock.
 */
export type TradeActor =
  | ('REQUESTER' | 'TRADE_CREATE' | 'TRADE_CONFIRM' | 'CONFIRMER' | 'QUOTE_ACCEPT')
  | ('QUOTE' | 'ORDER_FULFIL')
  | ('MODERATOR' | 'VISITOR')
  | 'SYS';
/**
 * LAPSE: nobody acted in time. END_QUOTE: an offer is over. CLOSE: the buyer is there no more. START: delivery may begin.
 * AUTO_ACCEPT: what was not answered counts as accepted. COMPLETE: everything is. TELL_LATE: the promised day is past.
 * CANCEL_MUTUALLY: both agreed to the end. Of disputes, LAPSE_ANSWER and LAPSE_EVIDENCE: the time for it is over.
 * JOIN: a seller takes part. END_DECLINED: no seller is left. LAPSE_SELLER: one may sell no more.
 */
export type TradeStep =
  | TradeAction
  | ('LAPSE' | 'REMIND' | 'END_QUOTE' | 'CLOSE' | 'START')
  | ('AUTO_ACCEPT' | 'COMPLETE' | 'TELL_LATE')
  | ('JOIN' | 'END_DECLINED' | 'LAPSE_SELLER')
  | ('CANCEL_MUTUALLY' | 'LAPSE_CANCELLATION' | 'LAPSE_TERM_CHANGE' | 'LAPSE_SETTLEMENT')
  | ('LAPSE_ANSWER' | 'LAPSE_EVIDENCE' | 'SETTLE_DISPUTE')
  | ('PROPOSE_RESOLUTION' | 'REFUSE_RESOLUTION' | 'RESOLVE_DISPUTE');

export type TradeMachine = Omit<Machine<TradeStatus, TradeStep, TradeActor>, 'rows'> & { rows: readonly TradeRow[] };
/** A row of T1; each part of trade has its own. */
export type TradeRow = Transition<TradeStatus, TradeStep, TradeActor> & {
  /** Of which kind of requests alone. */
  kind?: TradeRequestKind;
};

export const tradeStates: readonly TradeStatus[] = [
  'DRAFT',
  'AWAITING_CONFIRMATION',
  'PUBLISHED',
  'NEEDS_INFO',
  'NEGOTIATING',
  'AGREED',
  'IN_FULFILMENT',
  'DELIVERED',
  'DISPUTED',
  'COMPLETED',
  'DECLINED',
  'CANCELLED',
  'EXPIRED',
];
export const tradeFinals: readonly TradeStatus[] = ['COMPLETED', 'DECLINED', 'CANCELLED', 'EXPIRED'];
/** All from which something leads on. */
export const openStates = tradeStates.filter((each) => !tradeFinals.includes(each));
