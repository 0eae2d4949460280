import { ConfirmWrite } from '../../../../platform/forms/ConfirmWrite.tsx';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import type { RoomParts } from '../room.ts';
import { takeSteps } from '../takeStep.ts';
import { answerInput, type Shipment, wholeAnswer } from './deliveryForms.ts';
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
  const places = shipments.map(({ place }) => words.shipment(formatInteger(place))).join(words.and);
  return (
    <ConfirmWrite
      title={words.takeAllTitle}
      text={words.takeAllText(places)}
      actionLabel={words.takeAll}
      onClose={close}
      act={act}
    />
  );
}
