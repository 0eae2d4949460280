import { TextArea } from '../../design/TextArea.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../platform/forms/messages.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { recipientMessages } from '../tradeSteps/recipients/messages.ts';
import type { RoomParts } from '../tradeSteps/steps/room.ts';
import { reject } from './answerApproval.ts';
import type { Approval } from './approvals.ts';
import { approvalMessages } from './messages.ts';
import { rejectionSchema } from './rejection.ts';

const words = approvalMessages.rejection;

/** A no to an amount, with its reason. */
export function RejectDialog({ room, approval, close }: { room: RoomParts; approval: Approval; close(): void }) {
  const state = useForm({
    schema: rejectionSchema,
    labels: { reason: words.reason },
    stored: { values: { reason: '' } },
    async save({ reason }) {
      await reject(room, approval, reason);
      close();
    },
  });
  return (
    <FormDialog state={state} title={words.title} saveLabel={words.save} close={close} size="medium">
      <p className="text-muted">{words.text}</p>
      <TextArea
        {...state.field('reason')}
        to={recipientMessages.colleagues}
        hint={words.hint}
        rows={4}
        requiredLabel={formMessages.required}
      />
    </FormDialog>
  );
}
