import { Checkbox } from '../../../design/Checkbox.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { addressMessages as words } from '../messages.ts';
import { OTHER_CITY, type TypedAddress } from './addressForm.ts';
import type { usePlaces } from './usePlaces.ts';

interface AddressFieldsProps {
  state: FormState<TypedAddress>;
  places: ReturnType<typeof usePlaces>;
  kinds: readonly { value: string; label: string }[];
  offersDefault(kind: TypedAddress['kind']): boolean;
}

const requiredLabel = formMessages.required;
const option = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** The fields of an address, two beside each other where there is room. */
export function AddressFields({ state, places, kinds, offersDefault }: AddressFieldsProps) {
  const { field, form } = state;
  const { hints } = words;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('title')} hint={hints.title} requiredLabel={requiredLabel} dir="auto" />
        {kinds.length > 1 && <Select {...field('kind')} options={kinds} requiredLabel={requiredLabel} />}
        <TextField {...field('receiverName')} requiredLabel={requiredLabel} dir="auto" autoComplete="name" />
        <TextField
          {...field('receiverPhone')}
          hint={hints.receiverPhone}
          requiredLabel={requiredLabel}
          dir="ltr"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <PlaceSelects state={state} places={places} />
      </div>
      <TextField
        {...field('addressLine')}
        hint={hints.addressLine}
        requiredLabel={requiredLabel}
        dir="auto"
        autoComplete="street-address"
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField {...field('plaque')} dir="auto" />
        <TextField {...field('unit')} dir="auto" />
        <TextField
          {...field('postalCode')}
          hint={hints.postalCode}
          dir="ltr"
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
      {offersDefault(form.watch('kind')) && <Checkbox {...form.register('isDefault')} label={words.useAsDefault} />}
    </>
  );
}

function PlaceSelects({ state, places }: Pick<AddressFieldsProps, 'state' | 'places'>) {
  const { field, form } = state;
  const { states, cities } = places;
  const hasState = form.watch('stateId') !== '';
  const stateField = field('stateId');
  return (
    <>
      <Select
        // The fields are not held by React: what is chosen shows as soon as its option is there.
        key={states ? 'states' : 'none'}
        {...stateField}
        requiredLabel={requiredLabel}
        defaultValue={form.getValues('stateId')}
        options={[{ value: '', label: words.chooseState }, ...(states ?? []).map(option)]}
        onChange={(event) => {
          form.setValue('cityId', '');
          return stateField.onChange(event);
        }}
      />
      <Select
        key={cities ? `cities ${form.getValues('stateId')}` : 'no cities'}
        {...field('cityId')}
        requiredLabel={requiredLabel}
        defaultValue={form.getValues('cityId')}
        options={[
          { value: '', label: hasState ? words.chooseCity : words.firstState },
          ...(cities ?? []).map(option),
          ...(cities ? [{ value: OTHER_CITY, label: words.otherCity }] : []),
        ]}
      />
      {form.watch('cityId') === OTHER_CITY && (
        <TextField {...field('cityName')} requiredLabel={requiredLabel} dir="auto" autoComplete="address-level2" />
      )}
    </>
  );
}
