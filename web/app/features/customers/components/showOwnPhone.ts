import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { type Agents_AgentFragment, CustomerAgentsDocument } from './Agents.generated.ts';

/** The viewer among the members of the customers, as far as these were opened. */
export function showOwnPhone(phone: string): void {
  pageGraph().update(CustomerAgentsDocument, ({ viewer }) => {
    const agents = (viewer?.customerAgents ?? []) as unknown as readonly Agents_AgentFragment[];
    const shown = agents.map((agent) => (agent.isSelf ? { ...agent, phone } : agent));
    return { viewer: { __typename: 'Viewer' as const, customerAgents: shown as never } };
  });
}
