import { safeParse } from 'valibot';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { found, load } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { PersonalInfoScreenDocument } from '../../screens/PersonalInfoScreen.generated.ts';
import type { Companies_CustomerFragment } from '../../components/Companies.generated.ts';
import {
  type ApprovalRules_CustomerFragment as Customer,
  ChangeApprovalRulesDocument,
} from '../ApprovalRules.generated.ts';
import { approvalSchema, placeOf, rulesInput, type TypedRules } from '../approvalFields.ts';
import { plainRulesName } from './names.ts';

export type RefusedRules = RefusedPart<TypedRules>;

/** Saves the form of PlainApprovalRules. */
const saveRules: PlainAction<RefusedRules> = async (sent, args) => {
  const id = sent.text('id');
  const { viewer } = await load(args, PersonalInfoScreenDocument, {});
  const customers = readFragment<Companies_CustomerFragment>(viewer?.customers ?? []);
  const customer = found(
    args,
    customers.find((each) => each.id === id),
  );
  const rules = found(args, readFragment<Customer>(customer).approvalRules);
  const typed = {
    publishNeeds: sent.text('publishNeeds') === 'OWNER' ? 'OWNER' : 'CONFIRMER',
    selfConfirm: sent.text('selfConfirm') !== '',
    acceptAbove: sent.text('acceptAbove'),
    twoAbove: sent.text('twoAbove'),
  } satisfies TypedRules;
  const shown = { form: plainRulesName, id, typed };
  const read = safeParse(approvalSchema, typed);
  if (!read.success) return { status: 400, again: { ...shown, problems: problemsIn(read.issues) } };
  try {
    const input = { customerId: id, version: Number(sent.text('version')), ...rulesInput(read.output, rules) };
    await sent.write(ChangeApprovalRulesDocument, { input });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { ...shown, known: Object.keys(typed), placeOf });
  }
};

/** The form without script, and what answers it. */
export const plainRulesForms: Record<string, PlainAction<object>> = { [plainRulesName]: saveRules };
