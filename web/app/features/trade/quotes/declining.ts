import type { TradeReason } from '../../../platform/graph/types.generated.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { quoteMessages as words } from './messages.ts';
import type { QuoteLabels } from './QuoteCard.tsx';

/** Why a buyer may say no to one of several sellers. */
const reasons: readonly TradeReason[] = ['PRICE', 'LEAD_TIME', 'SPEC', 'TRUST', 'OTHER'];

export const declineReasons = (labels: QuoteLabels['declineReasons']) => [
  { value: '', label: words.choose },
  ...reasons.map((value) => ({ value, label: labelOf(labels, value) })),
];
