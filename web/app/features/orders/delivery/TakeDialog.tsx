import { Alert } from '../../../design/Alert.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { useOvertaken } from '../../tradeSteps/steps/overtaken.ts';
import { takeStep } from '../../tradeSteps/steps/takeStep.ts';
import { answerInput, type Shipment, wholeAnswer } from './deliveryForms.ts';
import { deliveryMessages as words } from './messages.ts';

interface TakeDialogProps {
  room: RoomParts;
  shipment: Shipment;
  close(): void;
}

/** A document is accepted, by which its file can be saved; nobody gives it back. */
export function TakeDialog({ room, shipment, close }: TakeDialogProps) {
  const overtaken = useOvertaken(room, 'CONFIRM_DELIVERY');
  const act = () => takeStep(room, 'CONFIRM_DELIVERY', answerInput(shipment.id, wholeAnswer(shipment)));
  return (
    <ConfirmWrite title={words.takeTitle} text={words.takeText} actionLabel={words.take} onClose={close} act={act}>
      {overtaken && <Alert kind="warning">{overtaken}</Alert>}
    </ConfirmWrite>
  );
}
