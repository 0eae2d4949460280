import type { PublishState } from '../../../platform/graph/types.generated.ts';

/** Whether staff have reviewed what an entry says: its edits that need a review wait. One that its seller hides keeps its review. */
export const isReviewed = (status: PublishState): boolean => status === 'PUBLISHED' || status === 'HIDDEN';
