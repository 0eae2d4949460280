import { Alert } from '../../../design/Alert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { type Stored, useForm } from '../../../platform/forms/useForm.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { addressMessages as words } from '../messages.ts';
import type { AddressDialog_AddressFragment } from './AddressDialog.generated.ts';
import { AddressFields } from './AddressFields.tsx';
import {
  addressInput,
  addressSchema,
  OTHER_CITY,
  type Receiver,
  type TypedAddress,
  typedAddress,
} from './addressForm.ts';
import { usePlaces } from './usePlaces.ts';

/** What is sent of an address. */
export type AddressInput = ReturnType<typeof addressInput> & { kind: TypedAddress['kind']; isDefault: boolean };

interface AddressDialogProps {
  title: string;
  /** Whose book it is: what is typed for one is no other's. */
  owner: string;
  /** The stored address; none for a new one. */
  address?: Masked<AddressDialog_AddressFragment> | undefined;
  /** The kinds to choose from, with their names; a book of one kind has none. */
  kinds: readonly { value: string; label: string }[];
  receiver: Receiver;
  /** Whether an address of that kind can be made the default here. */
  offersDefault(kind: TypedAddress['kind']): boolean;
  close(): void;
  /** Both reject with a GraphError. */
  save(input: AddressInput, version: number | undefined): Promise<unknown>;
  reload(): Promise<Masked<AddressDialog_AddressFragment> | undefined>;
}

/** An address in a dialog of its own. */
export function AddressDialog({
  title,
  owner,
  address,
  kinds,
  receiver,
  offersDefault,
  close,
  save,
  reload,
}: AddressDialogProps) {
  const stored = readFragment<AddressDialog_AddressFragment>(address);
  const firstKind = (kinds[0]?.value ?? 'DELIVERY') as TypedAddress['kind'];
  const storedNow = (fresh: AddressDialog_AddressFragment | undefined): Stored<TypedAddress> => ({
    ...(fresh?.version !== undefined && { version: fresh.version }),
    values: typedAddress(fresh?.id ? fresh : undefined, firstKind, receiver),
  });
  const state = useForm({
    schema: addressSchema,
    labels: words.labels,
    stored: storedNow(stored),
    kept: { as: stored?.id ? `address ${stored.id}` : `new address ${owner} ${kinds.length > 0 ? 'ANY' : firstKind}` },
    save: async (read, version) => {
      const { kind, isDefault, stateId } = read;
      // An edit may be saved before the list of provinces is there.
      const countryId = stateId === stored?.stateId ? stored.countryId : places.countryOf(stateId);
      await save(
        { ...addressInput(read, countryId, stored), kind, isDefault: isDefault && offersDefault(kind) },
        version,
      );
      close();
    },
    reload: async () => storedNow(readFragment<AddressDialog_AddressFragment>(await reload())),
    display: (name, value) =>
      (value === OTHER_CITY ? words.otherCity : undefined) ??
      { stateId: places.states, cityId: places.cities }[name]?.find((each) => each.id === value)?.name ??
      kinds.find((each) => each.value === value)?.label ??
      value,
  });
  const places = usePlaces(state.form.watch('stateId'));
  return (
    <FormDialog state={state} title={title} saveLabel={words.save} close={close}>
      {places.isFailed && <Alert kind="error">{words.placesFailed}</Alert>}
      <AddressFields state={state} places={places} kinds={kinds} offersDefault={offersDefault} />
    </FormDialog>
  );
}
