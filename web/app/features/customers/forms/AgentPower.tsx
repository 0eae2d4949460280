import { CheckboxGroup } from '../../../design/CheckboxGroup.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { MoneyField } from '../../../platform/forms/MoneyField.tsx';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { customerMessages as words } from '../messages.ts';
import type { TypedAgent } from './agentFields.ts';

interface AgentPowerProps {
  state: FormState<TypedAgent>;
  permissions: readonly { value: string; label: string }[];
  /** Owners may everything, within their dates. */
  isOwner: boolean;
}

/** What somebody may do for a customer, and when. */
export function AgentPower({ state, permissions, isOwner }: AgentPowerProps) {
  const { field, form } = state;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        {!isOwner && (
          <>
            <MoneyField state={state} name="spendLimitPerRequest" hint={words.hints.limit} />
            <MoneyField state={state} name="spendLimitPerMonth" hint={words.hints.limit} />
          </>
        )}
        <DayField state={state} name="validFrom" hint={words.hints.validFrom} years={[0, 10]} />
        <DayField state={state} name="validTo" hint={words.hints.validTo} years={[0, 10]} />
      </div>
      {!isOwner && (
        <CheckboxGroup
          name="permissions"
          legend={words.permissions}
          options={permissions}
          values={form.watch('permissions')}
          onChange={(values) => form.setValue('permissions', values, { shouldDirty: true })}
          {...(field('permissions').error && { error: field('permissions').error })}
        />
      )}
    </>
  );
}
