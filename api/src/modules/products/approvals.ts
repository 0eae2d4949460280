import type { BaseProductDecision } from './products.enums.ts';

// Decisions that staff take without a text.
export const baseProductApprovals: readonly BaseProductDecision[] = ['PUBLISH'];
