import type { LateRule } from './late-rules.ts';

type Decided = { decision?: string; reason?: string | undefined };

/**
 * Staff approve without a text; with every other decision they say why.
 * @param approvals the decisions that need no reason
 */
export const reasonRule = (approvals: readonly string[]): LateRule<Decided> => ({
  reads: ['decision', 'reason'],
  judge: ({ decision, reason }) =>
    decision === undefined || approvals.includes(decision) || reason !== undefined
      ? undefined
      : { field: 'reason', code: 'REQUIRED' },
});
