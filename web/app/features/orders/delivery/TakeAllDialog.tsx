import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { takeSteps } from '../../tradeSteps/steps/takeStep.ts';
import { answerInput, type Shipment, takeAllText, wholeAnswer } from './deliveryForms.ts';
import { deliveryMessages as words } from './messages.ts';

interface TakeAllDialogProps {
  room: RoomParts;
  shipments: readonly Shipment[];
  close(): void;
}

/** All that was delivered and not answered yet is accepted, shipment by shipment. */
export function TakeAllDialog({ room, shipments, close }: TakeAllDialogProps) {
  const act = () =>
    takeSteps(
      room,
      'CONFIRM_DELIVERY',
      shipments.map((each) => answerInput(each.id, wholeAnswer(each))),
    );
  return (
    <ConfirmWrite
      title={words.takeAllTitle}
      text={takeAllText(shipments)}
      actionLabel={words.takeAll}
      onClose={close}
      act={act}
    />
  );
}
