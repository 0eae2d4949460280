import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { failureOf } from '../../../platform/forms/refusal.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { customerMessages as words } from '../messages.ts';
import { type Agents_AgentFragment, RemoveCustomerAgentDocument } from './Agents.generated.ts';

interface RemoveAgentDialogProps {
  agent: Agents_AgentFragment;
  close(): void;
  removed(): void;
}

/** Asks once more before an agent is put away. */
export function RemoveAgentDialog({ agent, close, removed }: RemoveAgentDialogProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const press = () => {
    setPending(true);
    const input = { agentId: agent.id, version: agent.version };
    pageGraph()
      .change(RemoveCustomerAgentDocument, { input })
      .then(() => {
        notify('success', words.agentRemoved);
        removed();
        close();
      })
      .catch((error: unknown) => {
        setPending(false);
        if (error instanceof GraphError) setFailure(failureOf(error).text);
      });
  };
  const footer = (
    <>
      <Button variant="danger" onClick={press} pending={pending}>
        {words.removeAgent}
      </Button>
      <Button onClick={close}>{words.cancel}</Button>
    </>
  );
  return (
    <Dialog open onClose={close} title={words.removeTitle} closeLabel={words.close} footer={footer} size="small">
      {failure && <Alert kind="error">{failure}</Alert>}
      <p dir="auto">{words.removeText(agent.displayName)}</p>
    </Dialog>
  );
}
