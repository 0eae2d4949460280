import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { FoldArrow } from '../../../design/FoldArrow.tsx';
import { ask, askAnew } from '../../../platform/graph/ask.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { NotLoaded } from '../../../platform/graph/NotLoaded.tsx';
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
  /** Whether the viewer may leave. */
  mayLeave: boolean;
}

/** Who may act for a customer. Asked when it is opened: most visits to this page are for something else. */
export function Agents({ customerId, customerName, permissions, byOwner, mayLeave }: AgentsProps) {
  const agents = rowsOf(useGraphIfLoaded(CustomerAgentsDocument, { customerId }));
  const [isFailed, setFailed] = useState(false);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const openList = () =>
    ask(CustomerAgentsDocument, { customerId }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  const edited = open?.kind === 'edit' ? open.agent : undefined;
  return (
    <details className="group" onToggle={(event) => event.currentTarget.open && void openList()}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-primary">
        {words.agents}
        <span className="visually-hidden"> {words.agentsOf(customerName)}</span>
        <FoldArrow />
      </summary>
      {isFailed && <NotLoaded text={words.agentsFailed} retry={() => void openList()} />}
      <ul className="my-3 flex flex-col gap-3">
        {agents.map((agent) => (
          <AgentRow
            key={agent.id}
            agent={agent}
            byOwner={byOwner}
            permissions={permissions}
            edit={() => setOpen({ kind: 'edit', agent })}
            remove={() => setOpen({ kind: 'remove', agent })}
            leave={mayLeave ? () => setOpen({ kind: 'leave', agent }) : undefined}
          />
        ))}
      </ul>
      <Button icon="user-plus" onClick={() => setOpen({ kind: 'invite' })}>
        {words.inviteAgent}
      </Button>
      {(open?.kind === 'invite' || edited) && (
        <AgentDialog
          agent={edited}
          permissions={permissions}
          byOwner={byOwner}
          close={close}
          save={async (terms, version) => {
            if (edited) await saveAgent(edited, terms, version);
            else await inviteAgent(customerId, terms);
          }}
          reload={async () =>
            rowsOf(await askAnew(CustomerAgentsDocument, { customerId })).find(({ id }) => id === edited?.id)
          }
        />
      )}
      {open?.kind === 'remove' && <RemoveAgentDialog agent={open.agent} close={close} />}
      {open?.kind === 'leave' && <LeaveDialog membership={open.agent} customerName={customerName} close={close} />}
    </details>
  );
}

const rowsOf = (data: CustomerAgentsQuery | undefined) => readFragment<Agent>(data?.viewer?.customerAgents ?? []);
