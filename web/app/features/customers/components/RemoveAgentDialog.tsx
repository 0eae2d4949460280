import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { customerMessages as words } from '../messages.ts';
import { type Agents_AgentFragment, RemoveCustomerAgentDocument } from './Agents.generated.ts';

interface RemoveAgentDialogProps {
  agent: Agents_AgentFragment;
  close(): void;
  removed(): void;
}

/** Asks once more before a member is taken away. */
export function RemoveAgentDialog({
  agent: { id: agentId, version, displayName, isOwner },
  close,
  removed,
}: RemoveAgentDialogProps) {
  const label = isOwner ? words.removeOwner : words.removeAgent;
  const remove = async () => {
    await pageGraph().change(RemoveCustomerAgentDocument, { input: { agentId, version } });
    notify('success', isOwner ? words.ownerRemoved : words.agentRemoved);
    removed();
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
