import { useState } from 'react';
import { UserPlus } from 'lucide-react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { AgentDialog } from '../forms/AgentDialog.tsx';
import { customerMessages as words } from '../messages.ts';
import { type Agents_AgentFragment, CustomerAgentsDocument, type CustomerAgentsQuery } from './Agents.generated.ts';
import { AgentRow } from './AgentRow.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { RemoveAgentDialog } from './RemoveAgentDialog.tsx';
import { inviteAgent, saveAgent } from './saveAgent.ts';

type Agent = Agents_AgentFragment;
type Open = { kind: 'invite' } | { kind: 'edit' | 'remove' | 'leave'; agent: Agent } | undefined;

interface AgentsProps {
  customerId: string;
  customerName: string;
  permissions: readonly { value: string; label: string }[];
  byOwner: boolean;
  /** What to do when the viewer has left; none where nobody leaves. */
  left: (() => void) | undefined;
}

/** Who may act for a customer. Asked when it is opened: most visits to this page are for something else. */
export function Agents({ customerId, customerName, permissions, byOwner, left }: AgentsProps) {
  const graph = () => pageGraph();
  const agents = rowsOf(useGraphIfLoaded(CustomerAgentsDocument, { customerId }));
  const [isFailed, setFailed] = useState(false);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const ask = async () => {
    const isThere = graph().ask(CustomerAgentsDocument, { customerId });
    setFailed(await isThere.then(() => false).catch(() => true));
  };
  const show = (next: readonly Agent[]) =>
    graph().replace(
      CustomerAgentsDocument,
      { customerId },
      { viewer: { __typename: 'Viewer', customerAgents: next as never } },
    );
  const edited = open?.kind === 'edit' ? open.agent : undefined;
  return (
    <details onToggle={(event) => event.currentTarget.open && void ask()}>
      <summary className="min-h-11 cursor-pointer content-center text-primary">
        {words.agents}
        <span className="visually-hidden"> {words.agentsOf(customerName)}</span>
      </summary>
      {isFailed && <Alert kind="error">{words.agentsFailed}</Alert>}
      <ul className="my-3 flex flex-col gap-3">
        {agents.map((agent) => (
          <AgentRow
            key={agent.id}
            {...{ agent, byOwner, permissions }}
            edit={() => setOpen({ kind: 'edit', agent })}
            remove={() => setOpen({ kind: 'remove', agent })}
            leave={left && (() => setOpen({ kind: 'leave', agent }))}
          />
        ))}
      </ul>
      <Button icon={UserPlus} onClick={() => setOpen({ kind: 'invite' })}>
        {words.inviteAgent}
      </Button>
      {(open?.kind === 'invite' || edited) && (
        <AgentDialog
          agent={edited}
          {...{ permissions, byOwner, close }}
          save={async (terms, version) => {
            if (edited) await saveAgent(edited, terms, version);
            else show([...agents, await inviteAgent(customerId, terms)]);
          }}
          reload={async () =>
            rowsOf(await graph().reload(CustomerAgentsDocument, { customerId })).find(({ id }) => id === edited?.id)
          }
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveAgentDialog
          agent={open.agent}
          close={close}
          removed={() => show(agents.filter(({ id }) => id !== open.agent.id))}
        />
      )}
      {open?.kind === 'leave' && left && (
        <LeaveDialog membership={open.agent} {...{ customerId, customerName, close, left }} />
      )}
    </details>
  );
}

const rowsOf = (data: CustomerAgentsQuery | undefined) =>
  (data?.viewer?.customerAgents ?? []) as unknown as readonly Agent[];
