import * as v from 'valibot';
import { checkFields } from '../../../platform/forms/checkFields.ts';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import { optionalText, required } from '../../../platform/forms/rules.ts';
import type { DeclineToQuoteInput, TradeReason } from '../../../platform/graph/types.generated.ts';
import { longestReason } from './reasonOptions.ts';

export type Declining = Pick<DeclineToQuoteInput, 'reasonCode' | 'reason'>;

export const decliningSchema = v.pipe(
  v.object({ reasonCode: required(v.string()), reason: optionalText(longestReason, 3) }),
  checkFields(({ reasonCode, reason }) =>
    reasonCode === 'OTHER' && reason === '' ? [['reason', ruleText('REQUIRED')] as const] : [],
  ),
);

export const decliningOf = ({ reasonCode, reason }: { reasonCode: string; reason: string }): Declining => ({
  reasonCode: reasonCode as TradeReason,
  ...emptyAsNull({ reason }),
});
