import { Alert } from '../../design/Alert.tsx';
import { CheckboxGroup } from '../../design/CheckboxGroup.tsx';
import { Select } from '../../design/Select.tsx';
import { TextArea } from '../../design/TextArea.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../platform/forms/messages.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { FILE_TYPES, FileField } from '../files/index.ts';
import { toBothOfDispute } from '../tradeSteps/recipients/recipients.ts';
import { actionMessages } from '../tradeSteps/steps/actions/messages.ts';
import { stepMessages } from '../tradeSteps/steps/messages.ts';
import type { RoomParts } from '../tradeSteps/steps/room.ts';
import { useOvertaken } from '../tradeSteps/steps/overtaken.ts';
import { takeStep } from '../tradeSteps/steps/takeStep.ts';
import {
  lineOptions,
  openingInput,
  openingSchema,
  outcomeOptions,
  placeIn,
  reasonOptions,
  type TypedDispute,
} from './disputeForms.ts';
import { disputeFormMessages as words } from './form/messages.ts';

/** What a dispute is about, what is wanted, and what proves it. */
export function OpenDisputeDialog({ room, close }: { room: RoomParts; close(): void }) {
  const overtaken = useOvertaken(room, 'OPEN_DISPUTE');
  const options = lineOptions(room);
  const only = options.length === 1 ? [options[0]!.value] : [];
  const { lineIds, wish, reasonCode, text: label, file: fileId } = words;
  const state = useForm<TypedDispute, TypedDispute>({
    schema: openingSchema,
    labels: { lineIds, reasonCode, wish, text: label, fileId },
    stored: { values: { lineIds: only, wish: '', reasonCode: '', text: '', fileId: '' } },
    placeOf: placeIn,
    async save(read) {
      await takeStep(room, 'OPEN_DISPUTE', openingInput(read));
      close();
    },
  });
  const { title, text } = stepMessages.steps.OPEN_DISPUTE;
  const action = actionMessages.actions.OPEN_DISPUTE;
  const required = { requiredLabel: formMessages.required };
  return (
    <FormDialog state={state} title={title} saveLabel={action} close={close} size="medium">
      {overtaken && !state.pending && <Alert kind="warning">{overtaken}</Alert>}
      <p className="text-muted">{text}</p>
      <CheckboxGroup
        name="lineIds"
        legend={words.lineIds}
        options={options}
        values={state.form.watch('lineIds')}
        error={state.form.formState.errors.lineIds?.message}
        onChange={(values) => state.form.setValue('lineIds', values, { shouldDirty: true, shouldValidate: true })}
      />
      <Select {...state.field('reasonCode')} {...required} options={reasonOptions(room)} />
      <Select {...state.field('wish')} {...required} options={outcomeOptions(room)} />
      <TextArea {...state.field('text')} to={toBothOfDispute(room.request)} hint={words.textHint} rows={5} />
      <FileField state={state} name="fileId" hint={words.fileHint} accept={FILE_TYPES} stored={undefined} />
    </FormDialog>
  );
}
