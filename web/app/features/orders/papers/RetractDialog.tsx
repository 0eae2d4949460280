import { Alert } from '../../../design/Alert.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { toOtherSide } from '../../tradeSteps/recipients/recipients.ts';
import { actionMessages } from '../../tradeSteps/steps/actions/messages.ts';
import { stepMessages } from '../../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { useOvertaken } from '../../tradeSteps/steps/overtaken.ts';
import { takeStep } from '../../tradeSteps/steps/takeStep.ts';
import { paperMessages as words } from './messages.ts';
import { retractionSchema } from './papers.ts';
import type { Paper } from '../../tradeSteps/steps/room.ts';

interface RetractDialogProps {
  room: RoomParts;
  paper: Paper;
  close(): void;
}

/** Why a paper holds no more. */
export function RetractDialog({ room, paper, close }: RetractDialogProps) {
  const overtaken = useOvertaken(room, 'RETRACT_DOCUMENT');
  const state = useForm({
    schema: retractionSchema,
    labels: { reason: words.reason },
    stored: { values: { reason: '' } },
    async save({ reason }) {
      await takeStep(room, 'RETRACT_DOCUMENT', { documentId: paper.id, reason });
      close();
    },
  });
  const { text } = stepMessages.steps.RETRACT_DOCUMENT;
  const action = actionMessages.actions.RETRACT_DOCUMENT;
  return (
    <FormDialog state={state} title={words.retractOf(paper.name)} saveLabel={action} close={close} size="small">
      {overtaken && !state.pending && <Alert kind="warning">{overtaken}</Alert>}
      <p className="text-muted">{text}</p>
      <TextField
        {...state.field('reason')}
        to={toOtherSide(room.request)}
        requiredLabel={formMessages.required}
        dir="auto"
        autoComplete="off"
      />
    </FormDialog>
  );
}
