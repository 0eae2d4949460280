import { Checkbox } from '../../../design/Checkbox.tsx';
import { Select } from '../../../design/Select.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { MoneyField } from '../../../platform/forms/MoneyField.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { customerLists as outdates } from '../customerLists.ts';
import { ChangeApprovalRulesDocument } from './ApprovalRules.generated.ts';
import { approvalSchema, placeOf, type Rules, rulesInput, typedRules } from './approvalFields.ts';
import { approvalMessages as words } from './messages.ts';
import { needsOptions } from './needsOptions.ts';

interface ApprovalRulesDialogProps {
  /** The company. */
  id: string;
  name: string;
  rules: Rules;
  close(): void;
}

/** Changes who of a company must agree to what. */
export function ApprovalRulesDialog({ id, name, rules, close }: ApprovalRulesDialogProps) {
  const state = useForm({
    schema: approvalSchema,
    labels: words.labels,
    stored: { version: rules.version, values: typedRules(rules) },
    placeOf,
    async save(read, version = rules.version) {
      const input = { customerId: id, version, ...rulesInput(read, rules) };
      await write(ChangeApprovalRulesDocument, { input }, { outdates });
      notify('success', words.saved);
      close();
    },
  });
  const { field, form } = state;
  return (
    <FormDialog state={state} title={words.of(name)} saveLabel={words.save} close={close} size="medium">
      <p className="text-muted">{words.later}</p>
      <Select {...field('publishNeeds')} options={needsOptions} requiredLabel={formMessages.required} />
      <Checkbox {...form.register('selfConfirm')} label={words.selfConfirm} />
      <MoneyField state={state} name="acceptAbove" hint={words.acceptHint} />
      <MoneyField state={state} name="twoAbove" hint={words.twoHint} />
    </FormDialog>
  );
}
