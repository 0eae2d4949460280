import type { ReactNode } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import type { AddressBook_AddressFragment as Address } from '../components/AddressBook.generated.ts';
import { OTHER_CITY } from '../forms/addressForm.ts';
import { addressMessages as words } from '../messages.ts';
import type { TypedPlainAddress } from './blankAddress.ts';
import { addressFormName, addressRowName } from './names.ts';
import { PlainPlace } from './PlainPlace.tsx';
import type { NamedState } from './plainPlaces.ts';
import type { RefusedAddress, RefusedRow } from './savePlainAddress.ts';

interface PlainRowProps {
  customerId: string;
  address: Address;
  /** Which ones can be the default after it. */
  successors: readonly Address[];
  /** The form of the book, which shows in the place of the row that is edited. */
  form: ReactNode;
}

/** What can be done with one address of a company, for who has no script. */
export function PlainAddressRow({ customerId, address, successors, form }: PlainRowProps) {
  const { id, version, title, isDefault } = address;
  const edited = useRefused<RefusedAddress>(addressFormName, customerId);
  const refused = useRefused<RefusedRow>(addressRowName, id);
  if (edited?.typed.addressId === id) return form;
  return (
    <PlainForm name={addressRowName} label={words.editOf(title)} hidden={{ id, version }}>
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      {refused?.asks && (
        <Alert kind="warning">
          <p>{words.removeText(title)}</p>
          <input type="hidden" name="confirmed" value="REMOVE" />
          {isDefault && successors.length > 0 && (
            <Select
              name="successorId"
              label={words.successor}
              options={successors.map((each) => ({ value: each.id, label: each.title }))}
            />
          )}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="act" value="EDIT" aria-label={words.editOf(title)}>
          {words.editShort}
        </Button>
        <Button type="submit" name="act" value="REMOVE" aria-label={words.removeOf(title)}>
          {refused?.asks ? words.plain.confirmRemoval : words.remove}
        </Button>
      </div>
    </PlainForm>
  );
}

interface PlainAddressFormProps {
  customerId: string;
  /** What a new address begins with. */
  blank: TypedPlainAddress;
  kinds: readonly { value: string; label: string }[];
  states: readonly NamedState[];
}

/** The id of the address that the form of the book has at hand; empty for a new one, undefined where nothing came back. */
export const useEditedId = (customerId: string) =>
  useRefused<RefusedAddress>(addressFormName, customerId)?.typed.addressId;

/** An address of a company, a new one or the one that is edited, for who has no script. */
export function PlainAddressForm({ customerId, blank, kinds, states }: PlainAddressFormProps) {
  const refused = useRefused<RefusedAddress>(addressFormName, customerId);
  const { typed = blank, problems = {}, failure, cities = [] } = refused ?? {};
  const { addressId, version } = typed;
  const title = addressId ? words.edit : words.addToCompany;
  const { hints } = words;
  const requiredLabel = formMessages.required;
  const field = (name: keyof typeof words.labels) => ({
    name,
    label: words.labels[name],
    defaultValue: typed[name],
    error: problems[name],
    dir: 'auto',
  });
  const number = { dir: 'ltr', inputMode: 'numeric' } as const;
  return (
    <PlainForm name={addressFormName} label={title} hidden={{ id: customerId, addressId, version }}>
      <p className="font-medium">{title}</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('title')} hint={hints.title} requiredLabel={requiredLabel} />
        <Select {...field('kind')} options={kinds} requiredLabel={requiredLabel} />
        <TextField {...field('receiverName')} requiredLabel={requiredLabel} autoComplete="name" />
        <TextField
          {...field('receiverPhone')}
          hint={hints.receiverPhone}
          requiredLabel={requiredLabel}
          autoComplete="tel"
          {...number}
        />
      </div>
      <PlainPlace
        states={states}
        cities={cities}
        others={[{ id: OTHER_CITY, name: words.otherCity }]}
        typed={typed}
        problems={problems}
      />
      <TextField {...field('cityName')} hint={words.plain.cityNameHint} />
      <TextField {...field('addressLine')} hint={hints.addressLine} requiredLabel={requiredLabel} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField {...field('plaque')} />
        <TextField {...field('unit')} />
        <TextField {...field('postalCode')} hint={hints.postalCode} {...number} />
      </div>
      <Checkbox name="isDefault" value="1" defaultChecked={typed.isDefault !== ''} label={words.plain.useAsDefault} />
      <div>
        <Button type="submit" variant="primary">
          {words.save}
        </Button>
      </div>
    </PlainForm>
  );
}
