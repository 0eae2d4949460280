import type { EntryDecision } from './entries.enums.ts';

// Decisions that staff take without a text.
export const entryApprovals: readonly EntryDecision[] = ['CONFIRM'];
