import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { stepMessages } from '../../../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../../../tradeSteps/steps/room.ts';
import type { Shipment } from '../deliveryForms.ts';
import { deliveryMessages as words } from '../messages.ts';
import { plainArrivalName } from './names.ts';
import type { RefusedDelivery } from './sendDelivery.ts';

interface PlainArrivalProps {
  room: RoomParts;
  shipment: Shipment;
}

function ArrivalForms({ room: { request }, shipment: { id, place } }: PlainArrivalProps) {
  const refused = useRefused<RefusedDelivery>(plainArrivalName, id);
  return (
    <PlainForm
      name={plainArrivalName}
      label={words.arrivedOf(formatInteger(place))}
      hidden={{ id, requestId: request.id, version: request.version }}
    >
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <p className="text-[0.875rem] text-muted">{stepMessages.steps.REPORT_ARRIVAL.text}</p>
      <div>
        <Button type="submit">{words.arrived}</Button>
      </div>
    </PlainForm>
  );
}

/** Says that a shipment has arrived though its seller has not, for who has no script. */
export const PlainArrival = plainPart(import.meta.env.SSR && ArrivalForms);
