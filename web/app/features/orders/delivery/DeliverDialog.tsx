import { Alert } from '../../../design/Alert.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { FILE_TYPES, FileField } from '../../files/index.ts';
import { actionMessages } from '../../tradeSteps/steps/actions/messages.ts';
import { stepMessages } from '../../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { useOvertaken } from '../../tradeSteps/steps/overtaken.ts';
import { takeStep } from '../../tradeSteps/steps/takeStep.ts';
import { handoverInput, handoverPlace, handoverSchema, type Shipment, type TypedHandover } from './deliveryForms.ts';
import { deliveryMessages as words } from './messages.ts';

type ArrivalStep = 'DELIVER' | 'REPORT_ARRIVAL';

interface DeliverDialogProps {
  room: RoomParts;
  shipment: Shipment;
  close(): void;
}

/** Says that a shipment was handed over: goods are there, of all else a file may come with it. */
export function DeliverDialog(given: DeliverDialogProps) {
  return given.room.request.categoryType === 'Product' ? (
    <ArrivalDialog {...given} step="DELIVER" />
  ) : (
    <WithFile {...given} />
  );
}

/** Asks before one side says that a shipment is there: who sells hands it over, who buys may have it already. */
export function ArrivalDialog({ room, shipment, close, step }: DeliverDialogProps & { step: ArrivalStep }) {
  const overtaken = useOvertaken(room, step);
  const { title, text } = stepMessages.steps[step];
  const action = actionMessages.actions[step];
  const act = () => takeStep(room, step, { shipmentId: shipment.id });
  return (
    <ConfirmWrite title={title} text={text} actionLabel={action} onClose={close} act={act}>
      {overtaken && <Alert kind="warning">{overtaken}</Alert>}
    </ConfirmWrite>
  );
}

function WithFile({ room, shipment, close }: DeliverDialogProps) {
  const { categoryType } = room.request;
  const overtaken = useOvertaken(room, 'DELIVER');
  const state = useForm<TypedHandover, TypedHandover>({
    schema: handoverSchema(categoryType),
    labels: { fileId: words.file },
    stored: { values: { fileId: '' } },
    placeOf: handoverPlace,
    async save(read) {
      await takeStep(room, 'DELIVER', handoverInput(shipment.id, read));
      close();
    },
  });
  const { title, text } = stepMessages.steps.DELIVER;
  const action = actionMessages.actions.DELIVER;
  return (
    <FormDialog state={state} title={title} saveLabel={action} close={close} size="medium">
      {overtaken && !state.pending && <Alert kind="warning">{overtaken}</Alert>}
      <p className="text-muted">{text}</p>
      <FileField
        state={state}
        name="fileId"
        hint={words.fileHint(categoryType === 'ElectronicDocument')}
        accept={FILE_TYPES}
        stored={undefined}
      />
    </FormDialog>
  );
}
