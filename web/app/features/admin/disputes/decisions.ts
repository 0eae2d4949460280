import * as v from 'valibot';
import { checkFields } from '../../../platform/forms/checkFields.ts';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import { optionalText, required, requiredText } from '../../../platform/forms/rules.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import type { DisputeCase_LabelsFragment as Labels } from './DisputeCase.generated.ts';
import { disputeMessages as words } from './messages.ts';

export type TypedResolution = { outcome: string; buyerPercent: string; reason: string };
/** A split says how. */
const shareWithSplit = checkFields((typed: TypedResolution) =>
  typed.outcome === 'SPLIT' && typed.buyerPercent.trim() === ''
    ? [['buyerPercent', ruleText('REQUIRED')] as const]
    : [],
);

export const resolutionSchema = v.pipe(
  v.object({ outcome: required(v.string()), buyerPercent: v.string(), reason: requiredText(50, 4_000) }),
  shareWithSplit,
);
export const mediationSchema = v.pipe(
  v.object({ outcome: required(v.string()), buyerPercent: v.string(), reason: optionalText(1_000, 3) }),
  shareWithSplit,
);
export const refusalSchema = v.object({ reason: requiredText(10, 2_000) });

/** A share goes with a split alone. */
export const resolutionInput = ({ outcome, buyerPercent, reason }: TypedResolution) => ({
  outcome: outcome as 'REFUND',
  ...emptyAsNull({ reason }),
  ...(outcome === 'SPLIT' && { buyerPercent }),
});

export const outcomeOptions = ({ disputeOutcomes }: Labels) => [
  { value: '', label: words.propose.choose },
  ...['REFUND', 'RELEASE', 'SPLIT', 'REDO'].map((value) => ({ value, label: labelOf(disputeOutcomes, value) })),
];
