import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import type { Address } from '../components/AddressBook.tsx';
import type { AddressInput } from '../forms/AddressDialog.tsx';
import {
  AddDeliveryAddressDocument,
  AddPersonAddressDocument,
  ChangeDeliveryAddressDocument,
  ChangePersonAddressDocument,
} from '../forms/saveAddress.generated.ts';
import { addressMessages as words } from '../messages.ts';
import { AddressScreenDocument, type AddressScreenQuery } from './AddressScreen.generated.ts';
import {
  RemoveDeliveryAddressDocument,
  RemovePersonAddressDocument,
  SelectDeliveryAddressDocument,
} from './changeAddresses.generated.ts';

type Left = readonly { id: string; isDefault: boolean }[];
type StoredAddress = { id: string; version: number };

/** Both books of the viewer, and what changes them; what an answer tells stands in the cache at once. */
export function useAddresses() {
  const { data } = useGraph(AddressScreenDocument, {});
  const books = booksOf(data);
  const graph = () => pageGraph();
  /** Writes a book as it is now. */
  const show = (next: AddressScreenQuery) => graph().replace(AddressScreenDocument, {}, next);
  const latest = () => graph().read(AddressScreenDocument, {}) ?? data;
  const { id: personId, firstName, lastName, phone } = data.viewer!.customerProfile!.person;

  async function removing(book: Book, sent: Promise<Left>) {
    await sent.then(
      (left) => {
        show(withBook(latest(), book, (rows) => keepOnly(rows, left)));
        notify('success', words.removed);
      },
      () => notify('error', words.removeFailed),
    );
  }
  return {
    ...books,
    receiver: {
      receiverName: [firstName, lastName].filter(Boolean).join(' '),
      receiverPhone: toPersianDigits(phone),
    },
    kinds: (data.addressKinds?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa })),
    reload: async () => booksOf(await graph().reload(AddressScreenDocument, {})),

    async saveDelivery({ kind: _, isDefault, ...input }: AddressInput, stored?: StoredAddress) {
      if (stored) {
        const { id, version } = stored;
        await graph().change(ChangeDeliveryAddressDocument, { id, input: { ...input, version } });
      } else {
        const { addDeliveryAddress } = await graph().change(AddDeliveryAddressDocument, {
          input: { ...input, isDefault },
        });
        show(withBook(latest(), 'deliveries', (rows) => added(rows, addDeliveryAddress as unknown as Address)));
      }
      notify('success', words.saved);
    },

    async saveOther({ kind, isDefault, ...input }: AddressInput, stored?: StoredAddress) {
      if (stored) {
        const { id: addressId, version } = stored;
        const change = { ...input, kind, addressId, version };
        await graph().change(ChangePersonAddressDocument, { id: personId, input: change });
      } else {
        const variables = { id: personId, input: { ...input, kind, isDefault } };
        const { addPersonAddress } = await graph().change(AddPersonAddressDocument, variables);
        show(withBook(latest(), 'others', (rows) => added(rows, addPersonAddress as unknown as Address)));
      }
      notify('success', words.saved);
    },

    removeDelivery: (id: string, successorId?: string) =>
      removing(
        'deliveries',
        graph()
          .change(RemoveDeliveryAddressDocument, { id, ...(successorId && { successorId }) })
          .then(({ removeDeliveryAddress }) => removeDeliveryAddress ?? []),
      ),
    removeOther(id: string, successorId?: string) {
      const { version } = books.others.find((each) => each.id === id)!;
      const input = { addressId: id, version, ...(successorId && { successorId }) };
      const sent = graph().change(RemovePersonAddressDocument, { id: personId, input });
      return removing(
        'others',
        sent.then(({ removePersonAddress }) => removePersonAddress ?? []),
      );
    },

    /** Shows at once; goes back when it was not taken. */
    makeDefault(id: string) {
      const before = latest();
      show(withBook(before, 'deliveries', (rows) => rows.map((row) => ({ ...row, isDefault: row.id === id }))));
      graph()
        .change(SelectDeliveryAddressDocument, { id })
        .then(
          () => notify('success', words.defaultChanged),
          () => {
            show(before);
            notify('error', words.defaultFailed);
          },
        );
    },
  };
}

type Book = 'deliveries' | 'others';

const booksOf = (data: AddressScreenQuery) => ({
  deliveries: (data.viewer?.deliveryAddresses ?? []) as unknown as Address[],
  others: (data.viewer?.customerProfile?.person.addresses ?? []) as unknown as Address[],
});

function withBook(data: AddressScreenQuery, book: Book, change: (rows: Address[]) => Address[]): AddressScreenQuery {
  const rows = defaultFirst(change(booksOf(data)[book])) as never;
  const viewer = data.viewer!;
  if (book === 'deliveries') return { ...data, viewer: { ...viewer, deliveryAddresses: rows } };
  const profile = viewer.customerProfile!;
  const customerProfile = { ...profile, person: { ...profile.person, addresses: rows } };
  return { ...data, viewer: { ...viewer, customerProfile } };
}

/** A new one is the newest: first after the default, or the default itself. */
const added = (rows: Address[], address: Address): Address[] => [
  address,
  ...(address.isDefault ? rows.map((row) => ({ ...row, isDefault: false })) : rows),
];

/** The default first, the others as they are. */
const defaultFirst = (rows: Address[]) => [
  ...rows.filter(({ isDefault }) => isDefault),
  ...rows.filter(({ isDefault }) => !isDefault),
];

const keepOnly = (rows: Address[], left: Left): Address[] =>
  rows.flatMap((row) => {
    const kept = left.find(({ id }) => id === row.id);
    return kept ? [{ ...row, isDefault: kept.isDefault }] : [];
  });
