import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import type { AgentTerms } from '../forms/AgentDialog.tsx';
import { customerMessages as words } from '../messages.ts';
import {
  type Agents_AgentFragment,
  ChangeCustomerAgentDocument,
  InviteCustomerAgentDocument,
} from './Agents.generated.ts';

/** @returns the agent as invited; rejects with a GraphError */
export async function inviteAgent(customerId: string, { isSuspended: _, isOwner: __, ...terms }: AgentTerms) {
  const { inviteCustomerAgent } = await pageGraph().change(InviteCustomerAgentDocument, {
    input: { customerId, ...terms },
  });
  notify('success', words.agentInvited);
  return inviteCustomerAgent as unknown as Agents_AgentFragment;
}

/** Rejects with a GraphError. */
export async function saveAgent(
  agent: Agents_AgentFragment,
  { phone: _, ...terms }: AgentTerms,
  version = agent.version,
) {
  const input = { agentId: agent.id, version, ...terms };
  await pageGraph().change(ChangeCustomerAgentDocument, { input });
  notify('success', words.agentSaved);
}
