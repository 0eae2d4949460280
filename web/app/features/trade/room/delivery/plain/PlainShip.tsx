import { Alert } from '../../../../../design/Alert.tsx';
import { Button } from '../../../../../design/Button.tsx';
import { TextField } from '../../../../../design/TextField.tsx';
import { PlainForm } from '../../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../../platform/forms/plain/refusedPart.ts';
import { formatDecimal } from '../../../../../platform/numbers/numbers.ts';
import { stepMessages } from '../../messages.ts';
import type { RoomParts } from '../../room.ts';
import { lineField, shippableLines, wholeShipment } from '../deliveryForms.ts';
import { deliveryMessages as words } from '../messages.ts';
import { plainShipName } from './names.ts';
import type { RefusedDelivery } from './sendDelivery.ts';

/** What is sent now, for who has no script. */
export function PlainShip({ room: { request } }: { room: RoomParts }) {
  const { id, version } = request;
  const refused = useRefused<RefusedDelivery>(plainShipName, id);
  const { typed = wholeShipment(request), problems = {}, failure } = refused ?? {};
  const { title, text, action } = stepMessages.steps.SHIP;
  const textOf = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: problems[name] });
  return (
    <PlainForm
      name={plainShipName}
      label={title}
      hidden={{ id, version }}
      className="card card-surface card-pad-normal flex flex-col gap-3"
    >
      <h3 className="text-[1rem] leading-7">{title}</h3>
      {failure && <Alert kind="error">{failure}</Alert>}
      <p className="text-muted">{text}</p>
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
      <TextField {...textOf('expectedOn')} label={words.expectedOn} hint={words.dayHint} dir="ltr" autoComplete="off" />
      <TextField {...textOf('carrier')} label={words.carrier} hint={words.optional} dir="auto" autoComplete="off" />
      <TextField
        {...textOf('trackingNumber')}
        label={words.trackingNumber}
        hint={words.optional}
        dir="ltr"
        autoComplete="off"
      />
      <TextField {...textOf('note')} label={words.noteToBuyer} hint={words.optional} dir="auto" autoComplete="off" />
      <div>
        <Button type="submit" variant="primary">
          {action}
        </Button>
      </div>
    </PlainForm>
  );
}
