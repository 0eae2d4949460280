import { Checkbox } from '../../../design/Checkbox.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import type { Agents_AgentFragment } from '../components/Agents.generated.ts';
import { customerMessages as words } from '../messages.ts';
import { AgentPower } from './AgentPower.tsx';
import { agentSchema, agentTerms, storedAgent } from './agentFields.ts';

export type AgentTerms = ReturnType<typeof agentTerms> & { phone: string; isSuspended: boolean; isOwner: boolean };

interface AgentDialogProps {
  /** The stored agent; none for an invitation. */
  agent?: Agents_AgentFragment | undefined;
  permissions: readonly { value: string; label: string }[];
  /** Whether the viewer may make owners. */
  byOwner: boolean;
  close(): void;
  /** Rejects with a GraphError. */
  save(terms: AgentTerms, version: number | undefined): Promise<unknown>;
  reload(): Promise<Agents_AgentFragment | undefined>;
}

const requiredLabel = formMessages.required;
const numeric = { dir: 'ltr', inputMode: 'tel', autoComplete: 'off', type: 'tel' } as const;

/** What an agent may do, within which limits, from when and until when. Of oneself only how one is called. */
export function AgentDialog({ agent, permissions, byOwner, close, save, reload }: AgentDialogProps) {
  const state = useForm({
    schema: agentSchema,
    labels: words.agentLabels,
    stored: storedAgent(agent),
    placeOf: (name) => name.replace(/Rial$/, ''),
    display(name, value) {
      if (name === 'isOwner') return value === 'true' ? words.owner : words.agent;
      if (name !== 'permissions') return value;
      const held = value.split(',');
      return permissions.flatMap((each) => (held.includes(each.value) ? each.label : [])).join(words.separator);
    },
    async save(read, version) {
      const { phone, isSuspended, isOwner } = read;
      await save({ ...agentTerms(read, agent), phone, isSuspended, isOwner }, version);
      close();
    },
    reload: async () => storedAgent(await reload()),
  });
  const { field, form } = state;
  const isOwner = form.watch('isOwner');
  const isOther = agent && !agent.isSelf;
  return (
    <FormDialog
      state={state}
      title={agent ? words.editMember(agent) : words.inviteAgent}
      saveLabel={agent ? words.saveAgent : words.sendInvitation}
      close={close}
    >
      <div className="grid gap-4 md:grid-cols-2">
        {!agent && <TextField {...field('phone')} {...numeric} requiredLabel={requiredLabel} />}
        <TextField {...field('displayName')} requiredLabel={requiredLabel} dir="auto" autoComplete="off" />
        <TextField {...field('jobTitle')} dir="auto" autoComplete="off" />
      </div>
      {isOther && byOwner && (agent.isOwner || agent.status === 'ACTIVE') && (
        <div>
          <Checkbox {...form.register('isOwner')} label={words.beOwner} />
          {isOwner && <p className="text-muted">{words.ownerMay}</p>}
        </div>
      )}
      {!agent?.isSelf && <AgentPower state={state} permissions={permissions} isOwner={isOwner} />}
      {isOther && agent.status !== 'INVITED' && (
        <Checkbox {...form.register('isSuspended')} label={words.suspendedNow} />
      )}
    </FormDialog>
  );
}
