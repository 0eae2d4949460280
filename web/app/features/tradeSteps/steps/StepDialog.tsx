import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { Alert } from '../../../design/Alert.tsx';
import { CheckboxGroup } from '../../../design/CheckboxGroup.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { optionalText, required, requiredText } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';

import { listHref } from '../../trade/list/list.ts';
import { toReadersOf } from '../recipients/recipients.ts';
import { actionMessagesOf } from './actions/messages.ts';
import { stepMessagesOf } from './messages.ts';
import { PublishDialog } from '../../trade/room/PublishDialog.tsx';
import { Questions } from '../../trade/room/Question.tsx';
import type { RoomParts } from './room.ts';
import { choicesOf } from './stepChoices.ts';
import {
  hasChoice,
  isEnding,
  isSaying,
  leastText,
  placeOf,
  saidInput,
  type SayingStep,
  type Step,
  texts,
} from './steps.ts';
import { useOvertaken } from './overtaken.ts';
import { takeStep } from './takeStep.ts';

interface StepProps<Of extends Step> {
  room: RoomParts;
  step: Of;
  close(): void;
}

/** Asks once more before a step is taken, or for what is to be said with it. It stays when somebody else acts first. */
export function StepDialog({ room, step, close }: StepProps<Step>) {
  if (step === 'CONFIRM_AND_PUBLISH') return <PublishDialog room={room} close={close} />;
  if (isSaying(step)) return <SayingDialog room={room} step={step} close={close} />;
  return <AskedStep room={room} step={step} close={close} />;
}

function AskedStep({ room, step, close }: StepProps<Step>) {
  const navigate = useNavigate();
  const overtaken = useOvertaken(room, step);
  const { title, text } = stepMessagesOf(room.request).steps[step];
  const action = actionMessagesOf(room.request).actions[step];
  const act = async () => {
    await takeStep(room, step);
    if (step === 'REMOVE') await navigate(listHref({ side: 'BUYER' }));
  };
  return (
    <ConfirmWrite title={title} text={text} actionLabel={action} danger={isEnding(step)} onClose={close} act={act}>
      {overtaken && <Alert kind="warning">{overtaken}</Alert>}
    </ConfirmWrite>
  );
}

const schemaOf = (step: SayingStep) => {
  const { most, isRequired } = texts[step];
  return v.object({
    text: isRequired ? requiredText(leastText, most) : optionalText(most, leastText),
    choice: hasChoice(step) ? required(v.string()) : v.string(),
    lineIds: v.array(v.string()),
  });
};

function SayingDialog({ room, step, close }: StepProps<SayingStep>) {
  const { request, labels } = room;
  const words = stepMessagesOf(request);
  const overtaken = useOvertaken(room, step);
  const state = useForm({
    schema: schemaOf(step),
    labels: { choice: words.choiceOf(step), text: words.label[step], lineIds: words.aboutLines },
    stored: { values: { text: '', choice: '', lineIds: [] as string[] } },
    placeOf,
    async save(said) {
      await takeStep(room, step, saidInput(step, said));
      close();
    },
  });
  const { title, text } = words.steps[step];
  const action = actionMessagesOf(request).actions[step];
  const asksLines = step === 'REQUEST_INFO' && request.lines.nodes.length > 1;
  return (
    <FormDialog state={state} title={title} saveLabel={action} close={close} size="medium">
      {overtaken && !state.pending && <Alert kind="warning">{overtaken}</Alert>}
      <p className="text-muted">
        {text}
        {step === 'REQUEST_INFO' && ` ${words.questionsLeft(formatInteger(request.questionsLeft))}`}
      </p>
      {step === 'PROVIDE_INFO' && <Questions request={request} />}
      {hasChoice(step) && (
        <Select
          {...state.field('choice')}
          requiredLabel={formMessages.required}
          options={choicesOf(step, request, labels)}
        />
      )}
      <TextArea
        {...state.field('text')}
        to={toReadersOf(request, step)}
        hint={words.hint[step]}
        rows={4}
        {...(texts[step].isRequired && { requiredLabel: formMessages.required })}
      />
      {asksLines && (
        <CheckboxGroup
          name="lineIds"
          legend={words.aboutLines}
          options={request.lines.nodes.map(({ id, title: label }) => ({ value: id, label }))}
          values={state.form.watch('lineIds')}
          onChange={(values) => state.form.setValue('lineIds', values, { shouldDirty: true })}
        />
      )}
    </FormDialog>
  );
}
