import * as v from 'valibot';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { tomans } from '../../../platform/forms/rules.ts';
import { rialsOf, tomansOf, typedTomans } from '../../../platform/forms/tomans.ts';
import type { ApprovalRules_CustomerFragment as Customer } from './ApprovalRules.generated.ts';

export type Rules = NonNullable<Customer['approvalRules']>;

export const approvalSchema = v.object({
  selfConfirm: v.boolean(),
  publishNeeds: v.picklist(['CONFIRMER', 'OWNER']),
  acceptAbove: tomans(),
  twoAbove: tomans(),
});
export type TypedRules = v.InferInput<typeof approvalSchema>;

/** What the fields hold of the rules. */
export const typedRules = (rules: Rules): TypedRules => ({
  selfConfirm: rules.selfConfirm,
  publishNeeds: rules.publishNeeds,
  acceptAbove: typedTomans(tomansOf(rules.acceptAboveRial)),
  twoAbove: typedTomans(tomansOf(rules.twoAboveRial)),
});

/** What is sent. Fields show tomans: what nobody touched stays as exact as it is stored. */
export function rulesInput(read: v.InferOutput<typeof approvalSchema>, stored: Rules) {
  const exact = (rials: string | null, typed: string) => (rials && tomansOf(rials) === typed ? rials : rialsOf(typed));
  return {
    selfConfirm: read.selfConfirm,
    publishNeeds: read.publishNeeds,
    ...emptyAsNull({
      acceptAboveRial: exact(stored.acceptAboveRial, read.acceptAbove),
      twoAboveRial: exact(stored.twoAboveRial, read.twoAbove),
    }),
  };
}

/** Amounts are called otherwise in the api. */
export const placeOf = (field: string) => field.replace(/Rial$/, '');
