import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { toOtherSide } from '../../../tradeSteps/recipients/recipients.ts';
import { stepMessages } from '../../../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../../../tradeSteps/steps/room.ts';
import { answerLabels, type Shipment, wholeAnswer } from '../deliveryForms.ts';
import { deliveryMessages as words } from '../messages.ts';
import { plainAnswerName } from './names.ts';
import type { RefusedDelivery } from './sendDelivery.ts';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';

interface PlainAnswerProps {
  room: RoomParts;
  shipment: Shipment;
}

function AnswerForms({ room: { request }, shipment }: PlainAnswerProps) {
  const { id, place } = shipment;
  const refused = useRefused<RefusedDelivery>(plainAnswerName, id);
  const { typed = wholeAnswer(shipment), problems = {}, failure } = refused ?? {};
  return (
    <PlainForm
      name={plainAnswerName}
      label={words.answerOf(formatInteger(place))}
      hidden={{ id, requestId: request.id, version: request.version }}
    >
      {failure && <Alert kind="error">{failure}</Alert>}
      <p className="text-[0.875rem] text-muted">{stepMessages.steps.CONFIRM_DELIVERY.text}</p>
      {Object.entries(answerLabels(shipment)).map(([name, label]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          defaultValue={typed[name] ?? ''}
          error={problems[name]}
          to={name.startsWith('reason-') ? toOtherSide(request) : undefined}
          hint={name.startsWith('reason-') ? words.reasonHint : undefined}
          inputMode={name.startsWith('reason-') ? undefined : 'decimal'}
          dir="auto"
          autoComplete="off"
        />
      ))}
      <div>
        <Button type="submit" variant="primary">
          {words.answer}
        </Button>
      </div>
    </PlainForm>
  );
}

/** What of a shipment is accepted and what is not, for who has no script. */
export const PlainAnswer = plainPart(import.meta.env.SSR && AnswerForms);
