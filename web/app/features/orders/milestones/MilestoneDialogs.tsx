import { Alert } from '../../../design/Alert.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { FILE_TYPES, FileField } from '../../files/index.ts';
import { toOtherSide } from '../../tradeSteps/recipients/recipients.ts';
import { actionMessages } from '../../tradeSteps/steps/actions/messages.ts';
import { stepMessages } from '../../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { useOvertaken } from '../../tradeSteps/steps/overtaken.ts';
import { takeStep } from '../../tradeSteps/steps/takeStep.ts';
import { milestoneFormMessages as fieldWords } from './form/messages.ts';
import { milestoneMessages as words } from './messages.ts';
import {
  placeIn,
  rejectionSchema,
  submissionInput,
  submissionSchema,
  type TypedRejection,
  type TypedSubmission,
} from './milestoneForms.ts';
import type { Milestone } from './milestoneSteps.ts';

interface MilestoneDialogProps {
  room: RoomParts;
  milestone: Milestone;
  close(): void;
}
const nameOf = ({ place, title }: Milestone) => words.name(formatInteger(place), title);

/** A part of a service is handed over, with a note, a file or both. */
export function SubmitDialog({ room, milestone, close }: MilestoneDialogProps) {
  const step = 'SUBMIT_MILESTONE';
  const overtaken = useOvertaken(room, step);
  const state = useForm<TypedSubmission, TypedSubmission>({
    schema: submissionSchema,
    labels: { note: fieldWords.note, fileId: fieldWords.file },
    stored: { values: { note: '', fileId: '' } },
    placeOf: placeIn,
    async save(read) {
      await takeStep(room, step, submissionInput(milestone.id, read));
      close();
    },
  });
  const { title, text } = stepMessages.steps[step];
  const action = actionMessages.actions[step];
  return (
    <FormDialog state={state} title={title} saveLabel={action} close={close} size="medium">
      {overtaken && !state.pending && <Alert kind="warning">{overtaken}</Alert>}
      <p className="font-medium [overflow-wrap:anywhere]">{nameOf(milestone)}</p>
      <p className="text-muted">{text}</p>
      <TextArea
        {...state.field('note')}
        to={toOtherSide(room.request)}
        hint={fieldWords.noteHint}
        rows={4}
        dir="auto"
      />
      <FileField state={state} name="fileId" hint={fieldWords.fileHint} accept={FILE_TYPES} stored={undefined} />
    </FormDialog>
  );
}

/** Asks once more before a part counts as done. */
export function AcceptDialog({ room, milestone, close }: MilestoneDialogProps) {
  const step = 'ACCEPT_MILESTONE';
  const overtaken = useOvertaken(room, step);
  const { title, text } = stepMessages.steps[step];
  const action = actionMessages.actions[step];
  const act = () => takeStep(room, step, { milestoneId: milestone.id });
  return (
    <ConfirmWrite title={title} text={text} actionLabel={action} onClose={close} act={act}>
      {overtaken && <Alert kind="warning">{overtaken}</Alert>}
      <p className="font-medium [overflow-wrap:anywhere]">{nameOf(milestone)}</p>
    </ConfirmWrite>
  );
}

/** Why a part is not accepted. */
export function RejectDialog({ room, milestone, close }: MilestoneDialogProps) {
  const step = 'REJECT_MILESTONE';
  const overtaken = useOvertaken(room, step);
  const state = useForm<TypedRejection, TypedRejection>({
    schema: rejectionSchema,
    labels: { reason: fieldWords.reason },
    stored: { values: { reason: '' } },
    async save(read) {
      await takeStep(room, step, { milestoneId: milestone.id, ...read });
      close();
    },
  });
  const { title, text } = stepMessages.steps[step];
  const action = actionMessages.actions[step];
  return (
    <FormDialog state={state} title={title} saveLabel={action} close={close} size="medium">
      {overtaken && !state.pending && <Alert kind="warning">{overtaken}</Alert>}
      <p className="font-medium [overflow-wrap:anywhere]">{nameOf(milestone)}</p>
      <p className="text-muted">{text}</p>
      <TextArea
        {...state.field('reason')}
        to={toOtherSide(room.request)}
        requiredLabel={formMessages.required}
        rows={4}
        dir="auto"
      />
    </FormDialog>
  );
}
