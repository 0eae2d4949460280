import { useRef } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { toOtherSide } from '../../tradeSteps/recipients/recipients.ts';
import { actionMessages } from '../../tradeSteps/steps/actions/messages.ts';
import { stepMessages } from '../../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { useOvertaken } from '../../tradeSteps/steps/overtaken.ts';
import { takeStep } from '../../tradeSteps/steps/takeStep.ts';
import {
  answerInput,
  answerLabels,
  answerSchema,
  lineField,
  placeIn,
  restOf,
  type Shipment,
  type Typed,
  wholeAnswer,
} from './deliveryForms.ts';
import { deliveryMessages as words } from './messages.ts';
import { readableQuantities } from './refusals/refusals.ts';

interface AnswerDialogProps {
  room: RoomParts;
  shipment: Shipment;
  close(): void;
}

/** What of a shipment is accepted and what is not, line by line: all of it unless something else is typed. */
export function AnswerDialog({ room, shipment, close }: AnswerDialogProps) {
  const overtaken = useOvertaken(room, 'CONFIRM_DELIVERY');
  const sent = useRef<Typed>({});
  const state = useForm({
    schema: answerSchema,
    labels: answerLabels(shipment),
    stored: { values: wholeAnswer(shipment) },
    placeOf: (field, path = field) => placeIn(sent.current, path),
    async save(read) {
      sent.current = read;
      await readableQuantities(takeStep(room, 'CONFIRM_DELIVERY', answerInput(shipment.id, read)));
      close();
    },
  });
  const { text } = stepMessages.steps.CONFIRM_DELIVERY;
  const action = actionMessages.actions.CONFIRM_DELIVERY;
  const title = words.answerOf(formatInteger(shipment.place));
  return (
    <FormDialog state={state} title={title} saveLabel={action} close={close} size="medium">
      {overtaken && !state.pending && <Alert kind="warning">{overtaken}</Alert>}
      <p className="text-muted">{text}</p>
      {shipment.lines.map(({ lineId, title: goods, saleUnitText, quantity }) => (
        <fieldset key={lineId} className="flex flex-col gap-3 rounded-card border border-border p-3">
          {/* Floating, a legend of several lines stands inside the frame and not across it. */}
          <legend className="float-start font-medium">
            <TechnicalText>{goods}</TechnicalText>
          </legend>
          <p className="text-[0.875rem] text-muted">
            {words.sentQuantity(words.measured(formatDecimal(quantity), saleUnitText))}
          </p>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <TextField
              {...state.field(lineField('accepted', lineId))}
              label={words.acceptedIn(saleUnitText)}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              {...state.field(lineField('refused', lineId))}
              onChange={(event) => {
                void state.field(lineField('refused', lineId)).onChange(event);
                const rest = restOf(quantity, event.target.value);
                if (rest !== undefined) state.form.setValue(lineField('accepted', lineId), rest, { shouldDirty: true });
              }}
              label={words.refusedIn(saleUnitText)}
              inputMode="decimal"
              autoComplete="off"
            />
          </div>
          <TextField
            {...state.field(lineField('reason', lineId))}
            label={words.reasonOf}
            to={toOtherSide(room.request)}
            hint={words.reasonHint}
            dir="auto"
            autoComplete="off"
          />
        </fieldset>
      ))}
    </FormDialog>
  );
}
