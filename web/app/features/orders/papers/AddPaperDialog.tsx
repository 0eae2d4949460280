import { Alert } from '../../../design/Alert.tsx';
import { Select } from '../../../design/Select.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { FILE_TYPES, FileField } from '../../files/index.ts';
import { actionMessages } from '../../tradeSteps/steps/actions/messages.ts';
import { stepMessages } from '../../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { useOvertaken } from '../../tradeSteps/steps/overtaken.ts';
import { takeStep } from '../../tradeSteps/steps/takeStep.ts';
import { paperMessages as words } from './messages.ts';
import { paperInput, paperSchema, shipmentOptions, typeOptions, type TypedPaper } from './papers.ts';

interface AddPaperDialogProps {
  room: RoomParts;
  close(): void;
  /** What is chosen already, where one paper of one shipment is missing. */
  wanted?: Pick<TypedPaper, 'type' | 'shipmentId'>;
}

/** One more paper: what it is, its file, and the shipment that it belongs to. */
export function AddPaperDialog({ room, close, wanted }: AddPaperDialogProps) {
  const overtaken = useOvertaken(room, 'ADD_DOCUMENT');
  const state = useForm<TypedPaper, TypedPaper>({
    schema: paperSchema,
    labels: { type: words.type, shipmentId: words.shipment, fileId: words.file },
    stored: { values: { type: wanted?.type ?? '', fileId: '', shipmentId: wanted?.shipmentId ?? '' } },
    async save(read) {
      await takeStep(room, 'ADD_DOCUMENT', paperInput(read));
      close();
    },
  });
  const { title, text } = stepMessages.steps.ADD_DOCUMENT;
  const action = actionMessages.actions.ADD_DOCUMENT;
  const shipments = shipmentOptions(room);
  return (
    <FormDialog state={state} title={title} saveLabel={action} close={close} size="medium">
      {overtaken && !state.pending && <Alert kind="warning">{overtaken}</Alert>}
      <p className="text-muted">{text}</p>
      <Select {...state.field('type')} requiredLabel={formMessages.required} options={typeOptions(room)} />
      {shipments.length > 0 && <Select {...state.field('shipmentId')} options={shipments} />}
      <FileField
        state={state}
        name="fileId"
        hint={words.fileHint}
        accept={FILE_TYPES}
        requiredLabel={formMessages.required}
        stored={undefined}
      />
    </FormDialog>
  );
}
