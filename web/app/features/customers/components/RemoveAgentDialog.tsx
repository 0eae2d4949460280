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

/** Asks once more before an agent is put away. */
export function RemoveAgentDialog({
  agent: { id: agentId, version, displayName },
  close,
  removed,
}: RemoveAgentDialogProps) {
  const remove = async () => {
    await pageGraph().change(RemoveCustomerAgentDocument, { input: { agentId, version } });
    notify('success', words.agentRemoved);
    removed();
  };
  return (
    <ConfirmWrite
      danger
      title={words.removeTitle}
      text={words.removeText(displayName)}
      actionLabel={words.removeAgent}
      onClose={close}
      act={remove}
    />
  );
}
