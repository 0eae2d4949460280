import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { customerMessages as words } from '../messages.ts';
import { CustomerAgentsDocument, RemoveCustomerAgentDocument } from './Agents.generated.ts';

interface LeaveDialogProps {
  customerId: string;
  customerName: string;
  /** The own membership, as it was read. */
  membership: { id: string; version: number };
  close(): void;
  left(): void;
}

/** Asks once more before one leaves a company. The last owner reads why that cannot be. */
export function LeaveDialog({ customerId, customerName, membership, close, left }: LeaveDialogProps) {
  const remove = (version: number) =>
    pageGraph().change(RemoveCustomerAgentDocument, { input: { agentId: membership.id, version } });
  const leave = async () => {
    // Who leaves does so whatever others changed meanwhile.
    await remove(membership.version).catch((error: unknown) => remove(newVersion(error)));
    notify('success', words.hasLeft(customerName));
    // Whoever comes back finds others there.
    pageGraph().update(CustomerAgentsDocument, (data, of) => (of.customerId === customerId ? undefined : data));
    left();
  };
  return (
    <ConfirmWrite
      danger
      title={words.leave}
      text={words.leaveText(customerName)}
      actionLabel={words.leave}
      onClose={close}
      act={leave}
    />
  );
}

/** The version that is stored by now. Throws whatever else was the matter. */
function newVersion(error: unknown): number {
  const version = error instanceof GraphError && error.code === 'VERSION_CONFLICT' && error.data.fields?.[0]?.params;
  if (!version) throw error;
  return Number(Object.values(version)[0]);
}
