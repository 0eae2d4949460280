import type { ReactNode } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { textFieldOf } from '../../../platform/forms/plain/textFieldOf.ts';
import type { AddressBook_AddressFragment as Address } from '../components/AddressBook.generated.ts';
import { OTHER_CITY } from '../forms/addressForm.ts';
import { addressMessages as words } from '../messages.ts';
import type { TypedPlainAddress } from './blankAddress.ts';
import type { BookForms } from './names.ts';
import { PlainPlace } from './PlainPlace.tsx';
import type { NamedState } from './plainPlaces.ts';
import type { RefusedAddress, RefusedRow } from './savePlainAddress.ts';

/** A book whose addresses are written without script. */
export interface PlainBook {
  forms: BookForms;
  /** Whose it is. */
  ownerId: string;
  /** Provinces, told by the server to who has no script. */
  states: readonly NamedState[] | undefined;
}

interface PlainRowProps {
  book: PlainBook;
  address: Address;
  /** Which ones can be the default after it. */
  successors: readonly Address[];
  /** Whether a press makes it the default. */
  offersDefault: boolean;
  /** The form of the book, which shows in the place of the row that is edited. */
  form: ReactNode;
}

/** What can be done with one address of a book, for who has no script. */
export function PlainAddressRow({ book, address, successors, offersDefault, form }: PlainRowProps) {
  const { id, version, title, isDefault } = address;
  const editedId = useEditedId(book);
  const refused = useRefused<RefusedRow>(book.forms.row, id);
  if (editedId === id) return form;
  return (
    <PlainForm name={book.forms.row} label={words.editOf(title)} hidden={{ id, version }}>
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
        <Button type="submit" name="act" value="REMOVE" aria-label={refused?.asks ? undefined : words.removeOf(title)}>
          {refused?.asks ? words.plain.confirmRemoval : words.remove}
        </Button>
        {offersDefault && (
          <Button type="submit" name="act" value="DEFAULT" variant="quiet" aria-label={words.makeDefaultOf(title)}>
            {words.makeDefault}
          </Button>
        )}
      </div>
    </PlainForm>
  );
}

interface PlainAddressFormProps {
  book: PlainBook;
  addLabel: string;
  /** What a new address begins with. */
  blank: TypedPlainAddress;
  /** The kinds to choose from; a book of one kind has none. */
  kinds: readonly { value: string; label: string }[];
  /** Whether only some of its kinds can be the default: an edit may make it that, too. */
  isMixed: boolean;
}

/** The id of the address that the form of the book has at hand; empty for a new one, undefined where nothing came back. */
export const useEditedId = ({ forms, ownerId }: PlainBook) =>
  useRefused<RefusedAddress>(forms.address, ownerId)?.typed.addressId;

/** An address of a book, a new one or the one that is edited, for who has no script. */
export function PlainAddressForm({ book, addLabel, blank, kinds, isMixed }: PlainAddressFormProps) {
  const { forms, ownerId: id, states = [] } = book;
  const refused = useRefused<RefusedAddress>(forms.address, id);
  const { typed = blank, problems = {}, failure, cities = [] } = refused ?? {};
  const { addressId, version } = typed;
  const title = addressId ? words.edit : addLabel;
  const hasKinds = kinds.length > 0;
  const { hints } = words;
  const requiredLabel = formMessages.required;
  const field = textFieldOf({ labels: words.labels, typed, problems });
  const number = { dir: 'ltr', inputMode: 'numeric' } as const;
  return (
    <PlainForm
      name={forms.address}
      label={title}
      hidden={{ id, addressId, version, ...(!hasKinds && { kind: typed.kind }) }}
    >
      <p className="font-medium">{title}</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('title')} hint={hints.title} requiredLabel={requiredLabel} />
        {hasKinds && <Select {...field('kind')} options={kinds} requiredLabel={requiredLabel} />}
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
      {(isMixed || !addressId) && (
        <Checkbox
          name="isDefault"
          value="1"
          defaultChecked={typed.isDefault !== ''}
          label={isMixed ? words.plain.useAsDefault : words.useAsDefault}
        />
      )}
      <div>
        <Button type="submit" variant="primary">
          {words.save}
        </Button>
      </div>
    </PlainForm>
  );
}
