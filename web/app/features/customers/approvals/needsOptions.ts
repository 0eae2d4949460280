import type { PublishNeeds } from '../../../platform/graph/types.generated.ts';
import { approvalMessages } from './messages.ts';

/** Who may let an order go to its seller, to choose from. */
export const needsOptions = (Object.entries(approvalMessages.publishNeeds) as [PublishNeeds, string][]).map(
  ([value, label]) => ({ value, label }),
);
