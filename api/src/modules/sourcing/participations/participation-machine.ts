import type { Machine } from '../../../platform/machine.ts';
import { ParticipationAction, ParticipationStatus } from './participations.enums.ts';

/** Of the seller who reads (SELLER) or has QUOTE, of the buyer who may change the request, and what happens to the request. */
export type ParticipationActor = 'SELLER' | 'QUOTE' | 'TRADE_CREATE' | 'SYS';
/** SEE: the seller has read it. SEND: an offer was sent. SELECT, NOT_SELECT: the buyer has chosen. LAPSE: it ended before an offer. */
export type ParticipationStep = ParticipationAction | 'SEE' | 'SEND' | 'SELECT' | 'NOT_SELECT' | 'LAPSE';

const asked = ['INVITED', 'VIEWED'] as const;
const open = [...asked, 'QUOTING'] as const;

/** T2 of the state tables. Who takes part in a public request has read it. */
export const participationMachine: Machine<
  Exclude<ParticipationStatus, 'PLANNED'>,
  ParticipationStep,
  ParticipationActor
> = {
  name: 'participation',
  words: { states: ParticipationStatus, actions: [ParticipationAction] },
  states: [...open, 'SELECTED', 'NOT_SELECTED', 'DECLINED_TO_QUOTE', 'REMOVED', 'LAPSED'],
  finals: ['SELECTED', 'NOT_SELECTED', 'DECLINED_TO_QUOTE', 'REMOVED', 'LAPSED'],
  rows: [
    { from: ['INVITED'], action: 'SEE', by: 'SELLER', to: 'VIEWED', event: 'SELLER_SEEN' },
    { from: asked, action: 'SEND', by: 'QUOTE', to: 'QUOTING', event: 'QUOTE_SENT' },
    { from: asked, action: 'REMOVE', by: 'TRADE_CREATE', to: 'REMOVED', event: 'SELLER_REMOVED' },
    { from: open, action: 'DECLINE_TO_QUOTE', by: 'QUOTE', to: 'DECLINED_TO_QUOTE', event: 'DECLINED_TO_QUOTE' },
    { from: ['QUOTING'], action: 'SELECT', by: 'SYS', to: 'SELECTED', event: 'QUOTE_ACCEPTED' },
    { from: ['QUOTING'], action: 'NOT_SELECT', by: 'SYS', to: 'NOT_SELECTED', event: 'NOT_SELECTED' },
    { from: open, action: 'LAPSE', by: 'SYS', to: 'LAPSED', event: 'SELLER_LAPSED' },
  ],
};

/** Whether a seller still has a part in what is decided. */
export const isOpen = (status: ParticipationStatus): boolean => (open as readonly string[]).includes(status);
