import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import type { RoomParts } from '../../../tradeSteps/steps/room.ts';
import { type Shipment, takeAllText } from '../deliveryForms.ts';
import { deliveryMessages as words } from '../messages.ts';
import { plainTakeAllName } from './names.ts';
import type { RefusedDelivery } from './sendDelivery.ts';

interface PlainTakeAllProps {
  room: RoomParts;
  shipments: readonly Shipment[];
}

function TakeAllForms({ room: { request }, shipments }: PlainTakeAllProps) {
  const { id, version } = request;
  const refused = useRefused<RefusedDelivery>(plainTakeAllName, id);
  // Those that are named here and no others: what comes meanwhile is for the buyer to see first.
  const shipmentIds = shipments.map((each) => each.id).join(' ');
  return (
    <PlainForm name={plainTakeAllName} label={words.takeAll} hidden={{ id, requestId: id, version, shipmentIds }}>
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <p className="text-[0.875rem] text-muted">{takeAllText(shipments)}</p>
      <div>
        <Button type="submit" variant="primary">
          {words.takeAll}
        </Button>
      </div>
    </PlainForm>
  );
}

/** Accepts all that was delivered and not answered yet, for who has no script. */
export const PlainTakeAll = plainPart(import.meta.env.SSR && TakeAllForms);
