import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import type { AgentTerms } from '../forms/AgentDialog.tsx';
import { customerMessages as words } from '../messages.ts';
import {
  type Agents_AgentFragment,
  CustomerAgentsDocument,
  InviteCustomerAgentDocument,
  UpdateCustomerAgentDocument,
} from './Agents.generated.ts';

/** Rejects with a GraphError. */
export async function inviteAgent(customerId: string, { isSuspended: _, isOwner: __, ...terms }: AgentTerms) {
  const outdates = [CustomerAgentsDocument];
  await write(InviteCustomerAgentDocument, { input: { customerId, ...terms } }, { outdates });
  notify('success', words.agentInvited);
}

/** Rejects with a GraphError. */
export async function saveAgent(
  agent: Agents_AgentFragment,
  { phone: _, ...terms }: AgentTerms,
  version = agent.version,
) {
  const input = { agentId: agent.id, version, ...terms };
  await write(UpdateCustomerAgentDocument, { input });
  notify('success', words.agentSaved);
}
