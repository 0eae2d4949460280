import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { customerMessages as words } from '../messages.ts';
import { type Agents_AgentFragment, CustomerAgentsDocument, RemoveCustomerAgentDocument } from './Agents.generated.ts';

interface RemoveAgentDialogProps {
  agent: Agents_AgentFragment;
  close(): void;
}

/** Asks once more before a member is taken away. */
export function RemoveAgentDialog({
  agent: { id: agentId, version, displayName, isOwner },
  close,
}: RemoveAgentDialogProps) {
  const label = isOwner ? words.removeOwner : words.removeAgent;
  const remove = async () => {
    const outdates = [CustomerAgentsDocument];
    await write(RemoveCustomerAgentDocument, { input: { agentId, version } }, { outdates });
    notify('success', isOwner ? words.ownerRemoved : words.agentRemoved);
  };
  return (
    <ConfirmWrite
      danger
      title={label}
      text={words.removeText(displayName)}
      actionLabel={label}
      onClose={close}
      act={remove}
    />
  );
}
