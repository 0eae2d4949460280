import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { FILE_TYPES, PlainFileField } from '../../../files/index.ts';
import { stepMessages } from '../../../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../../../tradeSteps/steps/room.ts';
import type { Shipment } from '../deliveryForms.ts';
import { deliveryMessages as words } from '../messages.ts';
import { plainDeliverName } from './names.ts';
import type { RefusedDelivery } from './sendDelivery.ts';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';

interface PlainDeliverProps {
  room: RoomParts;
  shipment: Shipment;
}

function DeliverForms({ room: { request }, shipment: { id, place } }: PlainDeliverProps) {
  const refused = useRefused<RefusedDelivery>(plainDeliverName, id);
  const isGoods = request.categoryType === 'Product';
  return (
    <PlainForm
      name={plainDeliverName}
      label={words.deliverOf(formatInteger(place))}
      hidden={{ id, requestId: request.id, version: request.version }}
      {...(!isGoods && { takesFile: true })}
    >
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <p className="text-[0.875rem] text-muted">{stepMessages.steps.DELIVER.text}</p>
      {!isGoods && (
        <PlainFileField
          name="fileId"
          label={words.file}
          hint={words.fileHint(request.categoryType === 'ElectronicDocument')}
          accept={FILE_TYPES}
          error={refused?.problems.fileId}
          held={refused?.held}
        />
      )}
      <div>
        <Button type="submit" variant="primary">
          {words.deliver}
        </Button>
      </div>
    </PlainForm>
  );
}

/** Says that a shipment was handed over, for who has no script. */
export const PlainDeliver = plainPart(import.meta.env.SSR && DeliverForms);
