import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { askPartyAgain } from '../../../platform/session/party.ts';
import { memberLists } from '../customerLists.ts';
import { customerMessages as words } from '../messages.ts';
import { RemoveCustomerAgentDocument } from './Agents.generated.ts';

interface LeaveDialogProps {
  customerName: string;
  /** The own membership, as it was read. */
  membership: { id: string; version: number };
  close(): void;
}

/** Asks once more before one leaves a company. The last owner reads why that cannot be. */
export function LeaveDialog({ customerName, membership, close }: LeaveDialogProps) {
  const remove = (version: number) =>
    write(RemoveCustomerAgentDocument, { input: { agentId: membership.id, version } }, { outdates: memberLists });
  const leave = async () => {
    // Who leaves does so whatever others changed meanwhile.
    await remove(membership.version).catch((error: unknown) => remove(newVersion(error)));
    askPartyAgain();
    notify('success', words.hasLeft(customerName));
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
