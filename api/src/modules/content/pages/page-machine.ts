import type { Machine } from '../../../platform/machine.ts';
import { PageAction, PageStatus } from './pages.enums.ts';

/**
 * Who acts on a page: editors; the editor who wrote it; an editor who may publish it, for who wrote the version may not (but one is
 * enough for pages of the site, as a setting says); members of the supplier that writes it; the clock.
 */
export type PageActor = 'EDITOR' | 'AUTHOR' | 'OTHER_EDITOR' | 'CATALOG_EDIT' | 'SYS';

/** The page as a state table (design/content.md, section 3). A published version stays as it is beside its draft. */
export const pageMachine: Machine<PageStatus, PageAction, PageActor> = {
  name: 'page',
  words: { states: PageStatus, actions: [PageAction] },
  states: ['DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'],
  finals: [],
  rows: [
    { from: ['DRAFT', 'PUBLISHED'], action: 'EDIT', by: 'EDITOR', to: 'DRAFT', event: 'PAGE_CHANGED' },
    { from: ['DRAFT', 'PUBLISHED'], action: 'EDIT', by: 'CATALOG_EDIT', to: 'DRAFT', event: 'PAGE_CHANGED' },
    { from: ['DRAFT'], action: 'SUBMIT', by: 'AUTHOR', to: 'IN_REVIEW', event: 'PAGE_SUBMITTED' },
    { from: ['DRAFT'], action: 'SUBMIT', by: 'CATALOG_EDIT', to: 'IN_REVIEW', event: 'PAGE_SUBMITTED' },
    { from: ['IN_REVIEW'], action: 'WITHDRAW', by: 'AUTHOR', to: 'DRAFT', event: 'PAGE_WITHDRAWN' },
    { from: ['IN_REVIEW'], action: 'WITHDRAW', by: 'CATALOG_EDIT', to: 'DRAFT', event: 'PAGE_WITHDRAWN' },
    { from: ['IN_REVIEW'], action: 'RETURN', by: 'OTHER_EDITOR', to: 'DRAFT', event: 'PAGE_RETURNED' },
    { from: ['IN_REVIEW'], action: 'PUBLISH', by: 'OTHER_EDITOR', to: 'PUBLISHED', event: 'PAGE_PUBLISHED' },
    { from: ['IN_REVIEW'], action: 'SCHEDULE', by: 'OTHER_EDITOR', to: 'SCHEDULED', event: 'PAGE_SCHEDULED' },
    { from: ['SCHEDULED'], action: 'APPEAR', by: 'SYS', to: 'PUBLISHED', event: 'PAGE_APPEARED' },
    { from: ['PUBLISHED'], action: 'ARCHIVE', by: 'EDITOR', to: 'ARCHIVED', event: 'PAGE_ARCHIVED' },
    { from: ['PUBLISHED'], action: 'ARCHIVE', by: 'CATALOG_EDIT', to: 'ARCHIVED', event: 'PAGE_ARCHIVED' },
    { from: ['SCHEDULED', 'ARCHIVED'], action: 'RESTORE', by: 'EDITOR', to: 'DRAFT', event: 'PAGE_RESTORED' },
  ],
};
