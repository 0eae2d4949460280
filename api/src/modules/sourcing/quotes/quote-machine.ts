import type { Machine } from '../../../platform/machine.ts';
import { QuoteAction, QuoteStatus } from './quotes.enums.ts';

/**
 * Who acts on an offer: of its own side who may write it (DRAFTER) or send it (AUTHOR), of the other side who may answer it
 * (OTHER), who buys by an open request and may say no to one of its sellers (DECLINER), and the clock, or what happens to the
 * request.
 */
export type QuoteActor = 'DRAFTER' | 'AUTHOR' | 'OTHER' | 'DECLINER' | 'SYS';
/** END: its last day is over. SUPERSEDE: a later one was sent. CLOSE: its request ended without it. */
export type QuoteStep = QuoteAction | 'END' | 'SUPERSEDE' | 'CLOSE';

/** T3 of the state tables. Who extends one sends a new one like it. */
export const quoteMachine: Machine<QuoteStatus, QuoteStep, QuoteActor> = {
  name: 'quote',
  words: { states: QuoteStatus, actions: [QuoteAction] },
  states: ['DRAFT', 'SENT', 'SUPERSEDED', 'ACCEPTED', 'WITHDRAWN', 'EXPIRED', 'DECLINED'],
  finals: ['SUPERSEDED', 'ACCEPTED', 'WITHDRAWN', 'DECLINED'],
  rows: [
    { from: ['DRAFT'], action: 'EDIT', by: 'DRAFTER', event: 'EDITED' },
    { from: ['DRAFT'], action: 'REMOVE', by: 'DRAFTER', event: 'REMOVED' },
    { from: ['DRAFT'], action: 'SEND', by: 'AUTHOR', to: 'SENT', event: 'QUOTE_SENT' },
    { from: ['SENT'], action: 'ACCEPT', by: 'OTHER', to: 'ACCEPTED', event: 'QUOTE_ACCEPTED' },
    { from: ['SENT', 'EXPIRED'], action: 'DECLINE', by: 'DECLINER', to: 'DECLINED', event: 'NOT_SELECTED' },
    { from: ['SENT'], action: 'WITHDRAW', by: 'AUTHOR', to: 'WITHDRAWN', event: 'QUOTE_WITHDRAWN' },
    { from: ['SENT'], action: 'END', by: 'SYS', to: 'EXPIRED', event: 'QUOTE_EXPIRED' },
    { from: ['EXPIRED'], action: 'EXTEND', by: 'AUTHOR', to: 'SUPERSEDED', event: 'QUOTE_EXTENDED' },
    { from: ['SENT', 'EXPIRED'], action: 'SUPERSEDE', by: 'SYS', to: 'SUPERSEDED', event: 'QUOTE_SENT' },
    { from: ['SENT', 'EXPIRED'], action: 'CLOSE', by: 'SYS', to: 'DECLINED', event: 'DECLINED' },
  ],
};
