import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { CheckboxGroup } from '../../../../design/CheckboxGroup.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';

import { toReadersOf } from '../../../tradeSteps/recipients/recipients.ts';
import { actionLabel } from '../../../tradeSteps/steps/actionLabel.ts';
import { EditLink } from '../EditLink.tsx';
import { actionMessagesOf } from '../../../tradeSteps/steps/actions/messages.ts';
import { stepMessagesOf } from '../../../tradeSteps/steps/messages.ts';
import { Questions } from '../Question.tsx';
import { PriceFacts } from '../PriceFacts.tsx';
import type { RoomParts } from '../../../tradeSteps/steps/room.ts';
import { choicesOf } from '../../../tradeSteps/steps/stepChoices.ts';
import {
  actionsOf,
  hasChoice,
  isEnding,
  isSaying,
  isStep,
  type SayingStep,
  texts,
  variantOf,
} from '../../../tradeSteps/steps/steps.ts';
import { overtakenText } from '../../../tradeSteps/steps/overtaken.ts';
import { plainStepName, plainTakeName } from '../../../tradeSteps/steps/plain/names.ts';
import type { RefusedStep } from './takePlainStep.ts';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';

function StepsForms({ room }: { room: RoomParts }) {
  const { request } = room;
  const { id, version } = request;
  const words = stepMessagesOf(request);
  const refused = useRefused<RefusedStep>(plainTakeName, id);
  const shown = actionsOf(request);
  return (
    <>
      {refused && <PlainTake room={room} refused={refused} />}
      {shown.length > 0 && (
        <PlainForm name={plainStepName} label={words.plain.actions} hidden={{ id, version }}>
          <div className="flex flex-wrap gap-2">
            {shown.map((action) =>
              action === 'EDIT' ? (
                <EditLink key={action} request={request} variant={variantOf(action, shown)} />
              ) : (
                <Button key={action} type="submit" name="step" value={action} variant={variantOf(action, shown)}>
                  {actionLabel(action, request)}
                </Button>
              ),
            )}
          </div>
        </PlainForm>
      )}
    </>
  );
}

/** The step that was pressed: what it asks, or why it was not taken, with what was typed. */
function PlainTake({ room, refused }: { room: RoomParts; refused: RefusedStep }) {
  const { request } = room;
  const { id, version } = request;
  const { typed, failure, price, seenVersion } = refused;
  const { step } = typed;
  const words = stepMessagesOf(request);
  if (!isStep(step)) return null;
  const canStill = request.allowedActions.includes(step);
  const isOvertaken = seenVersion !== version;
  const { title, text } = words.steps[step];
  const action = actionMessagesOf(request).actions[step];
  return (
    <PlainForm
      name={plainTakeName}
      label={title}
      hidden={{ id, version, step, ...(price && { priceToken: price.priceToken }) }}
      className="card card-surface card-pad-normal flex flex-col gap-3"
    >
      <h2 className="text-[1.125rem] leading-8">{title}</h2>
      {failure && <Alert kind="error">{failure}</Alert>}
      {isOvertaken && <Alert kind="warning">{overtakenText(room, step)}</Alert>}
      {/* Where colleagues are asked first, the price says what follows. */}
      {!(price && price.approvalsNeeded > 0) && (
        <p className="text-muted">
          {step === 'CONFIRM_AND_PUBLISH' && !request.acceptListPrice ? words.price.forOffer : text}
        </p>
      )}
      {price && <PriceFacts price={price} request={request} />}
      {isSaying(step) && <SaidFields room={room} step={step} refused={refused} />}
      {canStill && (step !== 'CONFIRM_AND_PUBLISH' || price) && (
        <div>
          <Button type="submit" variant={isEnding(step) ? 'danger' : 'primary'}>
            {price && price.approvalsNeeded > 0 ? words.price.askApproval : action}
          </Button>
        </div>
      )}
    </PlainForm>
  );
}

function SaidFields({
  room: { request, labels },
  step,
  refused,
}: {
  room: RoomParts;
  step: SayingStep;
  refused: RefusedStep;
}) {
  const { typed, problems } = refused;
  const words = stepMessagesOf(request);
  const required = { requiredLabel: formMessages.required };
  return (
    <>
      {step === 'PROVIDE_INFO' && <Questions request={request} />}
      {hasChoice(step) && (
        <Select
          name="choice"
          label={words.choiceOf(step)}
          {...required}
          defaultValue={typed.choice}
          error={problems.choice}
          options={choicesOf(step, request, labels)}
        />
      )}
      <TextArea
        name="text"
        label={words.label[step]}
        to={toReadersOf(request, step)}
        hint={words.hint[step]}
        rows={4}
        defaultValue={typed.text}
        error={problems.text}
        {...(texts[step].isRequired && required)}
      />
      {step === 'REQUEST_INFO' && request.lines.nodes.length > 1 && (
        <CheckboxGroup
          name="lineIds"
          legend={words.aboutLines}
          options={request.lines.nodes.map(({ id: value, title: label }) => ({ value, label }))}
          values={typed.lineIds}
        />
      )}
    </>
  );
}

/** What can be done with an order, for who has no script: a button for each, and the form of the one that was pressed. */
export const PlainSteps = plainPart(import.meta.env.SSR && StepsForms);
