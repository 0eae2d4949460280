import { Checkbox } from '../../../design/Checkbox.tsx';
import { CheckboxGroup } from '../../../design/CheckboxGroup.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import type { Agents_AgentFragment } from '../components/Agents.generated.ts';
import { customerMessages as words } from '../messages.ts';
import { agentSchema, agentTerms, storedAgent } from './agentFields.ts';

export type AgentTerms = ReturnType<typeof agentTerms> & { phone: string; isSuspended: boolean };

interface AgentDialogProps {
  /** The stored agent; none for an invitation. */
  agent?: Agents_AgentFragment | undefined;
  permissions: readonly { value: string; label: string }[];
  close(): void;
  /** Rejects with a GraphError. */
  save(terms: AgentTerms, version: number | undefined): Promise<unknown>;
  reload(): Promise<Agents_AgentFragment | undefined>;
}

const requiredLabel = formMessages.required;
const numeric = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const;

/** What an agent may do, within which limits, until when. */
export function AgentDialog({ agent, permissions, close, save, reload }: AgentDialogProps) {
  const state = useForm({
    schema: agentSchema,
    labels: words.agentLabels,
    stored: storedAgent(agent),
    placeOf: (name) => name.replace(/Rial$/, ''),
    async save(read, version) {
      await save({ ...agentTerms(read), phone: read.phone, isSuspended: read.isSuspended }, version);
      close();
    },
    reload: async () => storedAgent(await reload()),
  });
  const { field, form } = state;
  return (
    <FormDialog
      state={state}
      title={agent ? words.editAgent : words.inviteAgent}
      saveLabel={agent ? words.saveAgent : words.sendInvitation}
      close={close}
    >
      <div className="grid gap-4 md:grid-cols-2">
        {!agent && (
          <TextField {...field('phone')} {...numeric} requiredLabel={requiredLabel} type="tel" inputMode="tel" />
        )}
        <TextField {...field('displayName')} {...{ requiredLabel, dir: 'auto', autoComplete: 'off' }} />
        <TextField {...field('jobTitle')} {...{ dir: 'auto', autoComplete: 'off' }} />
        <TextField {...field('spendLimitPerRequest')} {...numeric} hint={words.hints.limit} />
        <TextField {...field('spendLimitPerMonth')} {...numeric} hint={words.hints.limit} />
        <DayField {...{ state, name: 'validTo', hint: words.hints.validTo, years: [0, 10] }} />
      </div>
      <CheckboxGroup
        name="permissions"
        legend={words.permissions}
        options={permissions}
        values={form.watch('permissions')}
        onChange={(values) => form.setValue('permissions', values, { shouldDirty: true })}
      />
      {agent && agent.status !== 'INVITED' && !agent.isSelf && (
        <Checkbox {...form.register('isSuspended')} label={words.suspended} />
      )}
    </FormDialog>
  );
}
