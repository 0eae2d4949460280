import type { Machine } from '../../../platform/machine.ts';
import { ChangeAction, ChangeStatus } from './entries.enums.ts';

/** Who acts on a change that waits: members who may write the catalogue, staff, and what happens to its entry. */
export type ChangeActor = 'CATALOG_EDIT' | 'STAFF' | 'SYS';

/** T8 of the state tables: changes of published entries. */
export const changeMachine: Machine<ChangeStatus, ChangeAction, ChangeActor> = {
  name: 'change',
  words: { states: ChangeStatus, actions: [ChangeAction] },
  states: ['PENDING', 'CONFIRMED', 'DECLINED', 'CANCELED', 'SUPERSEDED'],
  finals: ['CONFIRMED', 'DECLINED', 'CANCELED', 'SUPERSEDED'],
  rows: [
    { from: ['PENDING'], action: 'CONFIRM', by: 'STAFF', to: 'CONFIRMED', event: 'CHANGE_CONFIRMED' },
    { from: ['PENDING'], action: 'DECLINE', by: 'STAFF', to: 'DECLINED', event: 'CHANGE_DECLINED' },
    { from: ['PENDING'], action: 'CANCEL', by: 'CATALOG_EDIT', to: 'CANCELED', event: 'CHANGE_CANCELED' },
    // Somebody asks for something else of the same fields.
    { from: ['PENDING'], action: 'SUPERSEDE', by: 'SYS', to: 'SUPERSEDED', event: 'CHANGE_SUPERSEDED' },
    // Its entry leaves the market.
    { from: ['PENDING'], action: 'DROP', by: 'SYS', to: 'CANCELED', event: 'CHANGE_CANCELED' },
  ],
};
