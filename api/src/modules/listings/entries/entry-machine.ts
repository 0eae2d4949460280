import type { Machine } from '../../../platform/machine.ts';
import { PublishState } from '../../catalog/index.ts';
import { EntryAction } from './entries.enums.ts';

/** Who acts on an entry: members who may write the catalogue, staff, and the site itself. */
export type EntryActor = 'CATALOG_EDIT' | 'STAFF' | 'SYS';

/**
 * Whether staff have reviewed what an entry says: edits of it that need a review wait as changes. A hidden entry keeps its review,
 * since its seller may show it again at any time.
 */
export const isReviewed = (status: PublishState) => status === 'PUBLISHED' || status === 'HIDDEN';

/** T8 of the state tables; changes that wait have a table of their own. */
export const entryMachine: Machine<PublishState, EntryAction, EntryActor> = {
  name: 'entry',
  words: { states: PublishState, actions: [EntryAction] },
  states: ['DRAFT', 'PENDING', 'PUBLISHED', 'HIDDEN', 'REJECTED', 'ARCHIVED'],
  finals: [],
  rows: [
    { from: ['DRAFT', 'REJECTED'], action: 'EDIT', by: 'CATALOG_EDIT', to: 'DRAFT', event: 'ENTRY_CHANGED' },
    // What of it may not be so at once becomes a change that waits.
    { from: ['PUBLISHED', 'HIDDEN'], action: 'EDIT', by: 'CATALOG_EDIT', event: 'ENTRY_CHANGED' },
    { from: ['DRAFT', 'REJECTED'], action: 'REMOVE', by: 'CATALOG_EDIT', event: 'ENTRY_REMOVED' },
    { from: ['DRAFT', 'REJECTED'], action: 'SUBMIT', by: 'CATALOG_EDIT', to: 'PENDING', event: 'ENTRY_SUBMITTED' },
    { from: ['PENDING'], action: 'WITHDRAW', by: 'CATALOG_EDIT', to: 'DRAFT', event: 'ENTRY_WITHDRAWN' },
    { from: ['PENDING'], action: 'CONFIRM', by: 'STAFF', to: 'PUBLISHED', event: 'ENTRY_PUBLISHED' },
    // Its product, for which it waited, was turned down.
    { from: ['PENDING'], action: 'SEND_BACK', by: 'SYS', to: 'DRAFT', event: 'ENTRY_SENT_BACK' },
    { from: ['PENDING'], action: 'REJECT', by: 'STAFF', to: 'REJECTED', event: 'ENTRY_REJECTED' },
    { from: ['PUBLISHED', 'HIDDEN'], action: 'PRICE', by: 'CATALOG_EDIT', event: 'PRICE_CHANGED' },
    { from: ['PUBLISHED'], action: 'HIDE', by: 'CATALOG_EDIT', to: 'HIDDEN', event: 'ENTRY_HIDDEN' },
    { from: ['HIDDEN'], action: 'UNHIDE', by: 'CATALOG_EDIT', to: 'PUBLISHED', event: 'ENTRY_UNHIDDEN' },
    { from: ['PUBLISHED', 'HIDDEN'], action: 'ARCHIVE', by: 'CATALOG_EDIT', to: 'ARCHIVED', event: 'ENTRY_ARCHIVED' },
    { from: ['PUBLISHED', 'HIDDEN'], action: 'ARCHIVE', by: 'STAFF', to: 'ARCHIVED', event: 'ENTRY_ARCHIVED' },
    { from: ['ARCHIVED'], action: 'RESTORE', by: 'CATALOG_EDIT', to: 'DRAFT', event: 'ENTRY_RESTORED' },
    {
      from: ['DRAFT', 'PENDING', 'PUBLISHED', 'HIDDEN', 'REJECTED', 'ARCHIVED'],
      action: 'COPY',
      by: 'CATALOG_EDIT',
      event: 'ENTRY_COPIED',
    },
  ],
};
