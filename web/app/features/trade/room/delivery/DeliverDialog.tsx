import { Alert } from '../../../../design/Alert.tsx';
import { ConfirmWrite } from '../../../../platform/forms/ConfirmWrite.tsx';
import { stepMessages } from '../messages.ts';
import type { RoomParts } from '../room.ts';
import { takeStep, useOvertaken } from '../useStep.ts';
import type { Shipment } from './deliveryForms.ts';

interface DeliverDialogProps {
  room: RoomParts;
  shipment: Shipment;
  close(): void;
}

/** Asks once more before a shipment counts as handed over. */
export function DeliverDialog({ room, shipment, close }: DeliverDialogProps) {
  const overtaken = useOvertaken(room, 'DELIVER');
  const { title, text, action } = stepMessages.steps.DELIVER;
  const act = () => takeStep(room, 'DELIVER', { shipmentId: shipment.id });
  return (
    <ConfirmWrite title={title} text={text} actionLabel={action} onClose={close} act={act}>
      {overtaken && <Alert kind="warning">{overtaken}</Alert>}
    </ConfirmWrite>
  );
}
