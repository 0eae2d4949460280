import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { Alert } from '../../../design/Alert.tsx';
import { Select } from '../../../design/Select.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { usePlaces } from '../../addresses/index.ts';
import { sellingMessages } from '../messages.ts';

const words = sellingMessages.form;
const requiredLabel = formMessages.required;
const option = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
type Placed = FieldValues & { stateId: string; cityId: string };

/** A province and one of its cities. */
export function PlaceSelects<Typed extends Placed>({ state: { field, form } }: { state: FormState<Typed> }) {
  const stateName = 'stateId' as Path<Typed>;
  const cityName = 'cityId' as Path<Typed>;
  const stateId = form.watch(stateName) as string;
  const { states, cities, isFailed } = usePlaces(stateId);
  const stateField = field(stateName);
  return (
    <>
      {isFailed && <Alert kind="error">{words.placesFailed}</Alert>}
      <Select
        // The fields are not held by React: what is chosen shows as soon as its option is there.
        key={states ? 'states' : 'none'}
        {...stateField}
        requiredLabel={requiredLabel}
        defaultValue={form.getValues(stateName)}
        options={[{ value: '', label: words.chooseState }, ...(states ?? []).map(option)]}
        onChange={(event) => {
          form.setValue(cityName, '' as PathValue<Typed, Path<Typed>>);
          return stateField.onChange(event);
        }}
      />
      <Select
        key={cities ? `cities ${stateId}` : 'no cities'}
        {...field(cityName)}
        requiredLabel={requiredLabel}
        defaultValue={form.getValues(cityName)}
        options={[{ value: '', label: stateId ? words.chooseCity : words.firstState }, ...(cities ?? []).map(option)]}
      />
    </>
  );
}
