import * as v from 'valibot';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { requiredText } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { queueMessages } from '../../staff/index.ts';
import {
  type CityTable_CityFragment,
  type CityTable_StateFragment,
  CreateCityDocument,
  UpdateCityDocument,
} from './CityTable.generated.ts';
import { cityMessages as words } from './messages.ts';

const requiredLabel = formMessages.required;
const outdates = ['staff.cities'] as const;
const name = requiredText(2, 60);
const reason = requiredText(3, 500);
const newSchema = v.object({ name, stateId: v.string(), reason });
const changeSchema = v.object({ name, reason });

/** One more city of a province. */
export function NewCityDialog({ states, close }: { states: readonly CityTable_StateFragment[]; close(): void }) {
  const state = useForm({
    schema: newSchema,
    labels: words.labels,
    stored: { values: { name: '', stateId: states[0]?.id ?? '', reason: '' } },
    async save(input) {
      await write(CreateCityDocument, { input }, { outdates });
      notify('success', words.added);
      close();
    },
  });
  const { field } = state;
  return (
    <FormDialog state={state} title={words.add} saveLabel={words.save} close={close} size="medium">
      <Select {...field('stateId')} options={states.map((each) => ({ value: each.id, label: each.name }))} />
      <TextField {...field('name')} requiredLabel={requiredLabel} dir="auto" />
      <TextField {...field('reason')} hint={queueMessages.reason.hint} requiredLabel={requiredLabel} dir="auto" />
    </FormDialog>
  );
}

/** Another name of a city. */
export function CityDialog({ city, close }: { city: CityTable_CityFragment; close(): void }) {
  const { id, version } = city;
  const state = useForm({
    schema: changeSchema,
    labels: words.labels,
    stored: { version, values: { name: city.name, reason: '' } },
    async save(typed) {
      await write(UpdateCityDocument, { input: { ...typed, cityId: id, version } }, { outdates });
      notify('success', words.saved);
      close();
    },
  });
  const { field } = state;
  return (
    <FormDialog state={state} title={words.renameTitle(city.name)} saveLabel={words.save} close={close} size="medium">
      <TextField {...field('name')} requiredLabel={requiredLabel} dir="auto" />
      <TextField {...field('reason')} hint={queueMessages.reason.hint} requiredLabel={requiredLabel} dir="auto" />
    </FormDialog>
  );
}
