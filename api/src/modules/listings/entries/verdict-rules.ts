import { reasonRule } from '../../../platform/decision-reason.ts';
import type { LateRule } from '../../../platform/late-rules.ts';
import { entryApprovals } from './approvals.ts';
import type { EntryVerdict } from './entries.schemas.ts';

/** What staff must say of a decision on an entry or on a change of one. */
export const entryVerdictRules: readonly LateRule<EntryVerdict>[] = [
  reasonRule(entryApprovals),
  {
    reads: ['decision', 'reasonCode'],
    judge: ({ decision, reasonCode }) =>
      decision === undefined || entryApprovals.includes(decision) || reasonCode !== undefined
        ? undefined
        : { field: 'reasonCode', code: 'REASON_CODE_MISSING' },
  },
];
