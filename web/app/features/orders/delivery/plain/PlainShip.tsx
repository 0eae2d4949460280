import { TextField } from '../../../../design/TextField.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { formatDecimal } from '../../../../platform/numbers/decimals.ts';
import { toOtherSide } from '../../../tradeSteps/recipients/recipients.ts';
import { PlainStepForm } from '../../../tradeSteps/steps/plain/PlainStepForm.tsx';
import type { RoomParts } from '../../../tradeSteps/steps/room.ts';
import { lineField, shippableLines, wholeShipment } from '../deliveryForms.ts';
import { deliveryMessages as words } from '../messages.ts';
import { plainShipName } from './names.ts';
import type { RefusedDelivery } from './sendDelivery.ts';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';

function ShipForms({ room: { request } }: { room: RoomParts }) {
  const { id } = request;
  const refused = useRefused<RefusedDelivery>(plainShipName, id);
  const { typed = wholeShipment(request), problems = {}, failure } = refused ?? {};
  const textOf = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: problems[name] });
  return (
    <PlainStepForm name={plainShipName} room={{ request }} step="SHIP" failure={failure} isPrimary>
      {shippableLines(request).map(({ id: lineId, title: goods, agreedUnitText, shippableQuantity }) => (
        <TextField
          key={lineId}
          {...textOf(lineField('quantity', lineId))}
          label={words.ofLine(words.quantityIn(agreedUnitText ?? ''), goods)}
          hint={words.most(formatDecimal(shippableQuantity!))}
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
      <TextField
        {...textOf('expectedOn')}
        label={words.expectedOn}
        hint={words.dayHint}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField {...textOf('carrier')} label={words.carrier} hint={words.optional} dir="auto" autoComplete="off" />
      <TextField
        {...textOf('trackingNumber')}
        label={words.trackingNumber}
        hint={words.optional}
        dir="ltr"
        autoComplete="off"
      />
      <TextField
        {...textOf('note')}
        label={words.noteToBuyer}
        to={toOtherSide(request)}
        hint={words.optional}
        dir="auto"
        autoComplete="off"
      />
    </PlainStepForm>
  );
}

/** What is sent now, for who has no script. */
export const PlainShip = plainPart(import.meta.env.SSR && ShipForms);
