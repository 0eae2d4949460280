import { Alert } from '../../design/Alert.tsx';
import { TextArea } from '../../design/TextArea.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { FILE_TYPES, FileField } from '../files/index.ts';
import { toBothOfDispute } from '../tradeSteps/recipients/recipients.ts';
import { actionMessages } from '../tradeSteps/steps/actions/messages.ts';
import { stepMessages } from '../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../tradeSteps/steps/room.ts';
import { useOvertaken } from '../tradeSteps/steps/overtaken.ts';
import { takeStep } from '../tradeSteps/steps/takeStep.ts';
import { placeIn, sayingInput, type SayingKind, sayingSchema, type TypedSaying } from './disputeForms.ts';
import { disputeFormMessages as words } from './form/messages.ts';

interface SayDialogProps {
  room: RoomParts;
  step: SayingKind;
  close(): void;
}

/** The answer to a dispute, or one more thing that a side says and shows. */
export function SayDialog({ room, step, close }: SayDialogProps) {
  const overtaken = useOvertaken(room, step);
  const state = useForm<TypedSaying, TypedSaying>({
    schema: sayingSchema(step),
    labels: { text: words.text, fileId: words.file },
    stored: { values: { text: '', fileId: '' } },
    placeOf: placeIn,
    async save(read) {
      await takeStep(room, step, sayingInput(read));
      close();
    },
  });
  const { title, text } = stepMessages.steps[step];
  const action = actionMessages.actions[step];
  return (
    <FormDialog state={state} title={title} saveLabel={action} close={close} size="medium">
      {overtaken && !state.pending && <Alert kind="warning">{overtaken}</Alert>}
      <p className="text-muted">{text}</p>
      <TextArea {...state.field('text')} to={toBothOfDispute(room.request)} hint={words.sayHint} rows={5} />
      <FileField state={state} name="fileId" hint={words.oneFileHint} accept={FILE_TYPES} stored={undefined} />
    </FormDialog>
  );
}
