import { useState } from 'react';
import { Pencil, UserPlus, UserX } from 'lucide-react';
import { Alert } from '../../../design/Alert.tsx';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { AgentDialog } from '../forms/AgentDialog.tsx';
import { customerMessages as words } from '../messages.ts';
import { type Agents_AgentFragment, CustomerAgentsDocument, type CustomerAgentsQuery } from './Agents.generated.ts';
import { RemoveAgentDialog } from './RemoveAgentDialog.tsx';
import { inviteAgent, saveAgent } from './saveAgent.ts';

type Agent = Agents_AgentFragment;
type Open = { kind: 'invite' } | { kind: 'edit' | 'remove'; agent: Agent } | undefined;

interface AgentsProps {
  customerId: string;
  customerName: string;
  permissions: readonly { value: string; label: string }[];
}

/** Who may act for a customer. Asked when it is opened: most visits to this page are for something else. */
export function Agents({ customerId, customerName, permissions }: AgentsProps) {
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
    graph().replace(CustomerAgentsDocument, { customerId }, { customerAgents: next as never });
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
            agent={agent}
            edit={() => setOpen({ kind: 'edit', agent })}
            remove={() => setOpen({ kind: 'remove', agent })}
          />
        ))}
      </ul>
      <Button icon={UserPlus} onClick={() => setOpen({ kind: 'invite' })}>
        {words.inviteAgent}
      </Button>
      {(open?.kind === 'invite' || edited) && (
        <AgentDialog
          agent={edited}
          permissions={permissions}
          close={close}
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
    </details>
  );
}

function AgentRow({ agent, edit, remove }: { agent: Agent; edit(): void; remove(): void }) {
  const { displayName, jobTitle, phone, isOwner, isSelf, status } = agent;
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-border pb-3">
      {/* Who founded the company before telling a name is called by the phone, which stands there anyway. */}
      {displayName !== phone && <bdi className="font-medium">{displayName}</bdi>}
      {jobTitle && <bdi className="text-muted">{jobTitle}</bdi>}
      <bdi dir="ltr" className="text-muted">
        {toPersianDigits(phone)}
      </bdi>
      <Badge kind={isOwner ? 'success' : 'neutral'}>{isOwner ? words.owner : words.agent}</Badge>
      {isSelf && <Badge kind="info">{words.self}</Badge>}
      {status === 'INVITED' && <Badge kind="warning">{words.invited}</Badge>}
      {!isOwner && (
        <span className="ms-auto flex gap-2">
          <Button size="small" icon={Pencil} onClick={edit} aria-label={words.editOf(displayName)}>
            {words.edit}
          </Button>
          <Button size="small" icon={UserX} onClick={remove} aria-label={`${words.removeAgent}: ${displayName}`}>
            {words.removeAgent}
          </Button>
        </span>
      )}
    </li>
  );
}

const rowsOf = (data: CustomerAgentsQuery | undefined) => (data?.customerAgents ?? []) as unknown as readonly Agent[];
