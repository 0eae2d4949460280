import { useRef } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { toOtherSide } from '../../tradeSteps/recipients/recipients.ts';
import { actionMessages } from '../../tradeSteps/steps/actions/messages.ts';
import { stepMessages } from '../../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { useOvertaken } from '../../tradeSteps/steps/overtaken.ts';
import { takeStep } from '../../tradeSteps/steps/takeStep.ts';
import {
  lineField,
  placeIn,
  shipInput,
  shipLabels,
  shippableLines,
  shipSchema,
  type Typed,
  wholeShipment,
} from './deliveryForms.ts';
import { deliveryMessages as words } from './messages.ts';
import { readableQuantities } from './refusals/refusals.ts';

/** What is sent now: all that is still to come, unless something else is typed. */
export function ShipDialog({ room, close }: { room: RoomParts; close(): void }) {
  const { request } = room;
  const overtaken = useOvertaken(room, 'SHIP');
  const sent = useRef<Typed>({});
  const state = useForm({
    schema: shipSchema,
    labels: shipLabels(request),
    stored: { values: wholeShipment(request) },
    placeOf: (field, path = field) => placeIn(sent.current, path),
    async save(read) {
      sent.current = read;
      await readableQuantities(takeStep(room, 'SHIP', shipInput(read)));
      close();
    },
  });
  const { title, text } = stepMessages.steps.SHIP;
  const action = actionMessages.actions.SHIP;
  return (
    <FormDialog state={state} title={title} saveLabel={action} close={close} size="medium">
      {overtaken && !state.pending && <Alert kind="warning">{overtaken}</Alert>}
      <p className="text-muted">{text}</p>
      {shippableLines(request).map(({ id, title: goods, agreedUnitText, shippableQuantity }) => (
        <TextField
          key={id}
          {...state.field(lineField('quantity', id))}
          label={words.ofLine(words.quantityIn(agreedUnitText ?? ''), goods)}
          hint={words.most(formatDecimal(shippableQuantity!))}
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
      <DayField state={state} name="expectedOn" hint={words.dayHint} years={[0, 2]} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...state.field('carrier')} hint={words.optional} dir="auto" autoComplete="off" />
        <TextField {...state.field('trackingNumber')} hint={words.optional} dir="ltr" autoComplete="off" />
      </div>
      <TextArea {...state.field('note')} to={toOtherSide(request)} hint={words.optional} rows={2} dir="auto" />
    </FormDialog>
  );
}
