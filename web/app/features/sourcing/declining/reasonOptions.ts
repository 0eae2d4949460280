import type { TradeReason } from '../../../platform/graph/types.generated.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { decliningMessages as words } from './messages.ts';

export const longestReason = 1_000;

export const reasonOptions = (reasons: readonly TradeReason[], labels: RoomParts['labels']['tradeReasons']) => [
  { value: '', label: words.choose },
  ...reasons.map((value) => ({ value, label: labelOf(labels, value) })),
];
