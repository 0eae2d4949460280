import { askAnew } from '../../../platform/graph/ask.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { expected, write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import type { AddressInput } from '../forms/AddressDialog.tsx';
import { createDelivery, listsOfOwn } from '../forms/createAddress.ts';
import {
  CreatePersonAddressDocument,
  UpdateDeliveryAddressDocument,
  UpdatePersonAddressDocument,
} from '../forms/saveAddress.generated.ts';
import { addressMessages as words } from '../messages.ts';
import { AddressScreenDocument, type AddressScreenQuery } from './AddressScreen.generated.ts';
import { booksOf } from './ownBooks.ts';
import {
  DeleteDeliveryAddressDocument,
  DeletePersonAddressDocument,
  SelectDeliveryAddressDocument,
} from './changeAddresses.generated.ts';

type StoredAddress = { id: string; version: number };

const outdates = listsOfOwn;

/** Both books of the viewer, and what changes them. */
export function useAddresses() {
  const { data } = useGraph(AddressScreenDocument, {});
  const books = booksOf(data);
  const { person } = data.viewer!.customerProfile!;
  const personId = person.id;
  return {
    ...books,
    personId,
    customers: data.viewer?.customers,
    receiver: receiverOf(person),
    kinds: optionsOf(data.addressKinds),
    reload: async () => booksOf(await askAnew(AddressScreenDocument, {})),

    async saveDelivery(address: AddressInput, stored?: StoredAddress) {
      const { kind: _, isDefault: __, ...given } = address;
      if (stored) await write(UpdateDeliveryAddressDocument, { input: { ...given, ...stored } });
      else await createDelivery(address);
      notify('success', words.saved);
    },

    async saveOther({ kind, isDefault, ...given }: AddressInput, stored?: StoredAddress) {
      const input = { ...given, id: personId, kind };
      if (stored) {
        const { id: addressId, version } = stored;
        await write(UpdatePersonAddressDocument, { input: { ...input, addressId, version } });
      } else await write(CreatePersonAddressDocument, { input: { ...input, isDefault } }, { outdates });
      notify('success', words.saved);
    },

    removeDelivery: (id: string, successorId?: string) =>
      removing(
        write(DeleteDeliveryAddressDocument, { input: { id, ...(successorId && { successorId }) } }, { outdates }),
      ),
    removeOther(addressId: string, successorId?: string) {
      const { version } = books.others.find(({ id }) => id === addressId)!;
      const input = { id: personId, addressId, version, ...(successorId && { successorId }) };
      return removing(write(DeletePersonAddressDocument, { input }, { outdates }));
    },

    makeDefault: (id: string) =>
      void write(
        SelectDeliveryAddressDocument,
        { input: { id } },
        { outdates, optimistic: () => expected(AddressScreenDocument, {}, withDefault(data, id)) },
      ).then(
        () => notify('success', words.defaultChanged),
        () => notify('error', words.defaultFailed),
      ),
  };
}

/** The viewer, who most likely takes what comes to a new address. */
export const receiverOf = (person: { firstName: string | null; lastName: string | null; phone: string }) => ({
  receiverName: [person.firstName, person.lastName].filter(Boolean).join(' '),
  receiverPhone: toPersianDigits(person.phone),
});

export const optionsOf = (kinds: AddressScreenQuery['addressKinds']) =>
  (kinds?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }));

export const removing = (sent: Promise<unknown>) =>
  sent.then(
    () => notify('success', words.removed),
    () => notify('error', words.removeFailed),
  );

/** The default stands first. */
function withDefault(data: AddressScreenQuery, id: string): AddressScreenQuery {
  const viewer = data.viewer!;
  const rows = (viewer.deliveryAddresses ?? []).map((row) => ({ ...row, isDefault: row.id === id }));
  const deliveryAddresses = rows.sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
  return { ...data, viewer: { ...viewer, deliveryAddresses } };
}
