import type { PlainAnswer } from '../../../platform/forms/plain/answerPlainForm.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { AddressBook_AddressFragment as Address } from '../components/AddressBook.generated.ts';
import type { AddressInput } from '../forms/AddressDialog.tsx';
import {
  CreateDeliveryAddressDocument,
  CreatePersonAddressDocument,
  UpdateDeliveryAddressDocument,
  UpdatePersonAddressDocument,
} from '../forms/saveAddress.generated.ts';
import { AddressScreenDocument } from '../screens/AddressScreen.generated.ts';
import {
  DeleteDeliveryAddressDocument,
  DeletePersonAddressDocument,
  SelectDeliveryAddressDocument,
} from '../screens/changeAddresses.generated.ts';
import {
  CompanyAddressesDocument,
  CreateCompanyAddressDocument,
  DeleteCompanyAddressDocument,
  UpdateCompanyAddressDocument,
} from '../screens/CompanyAddresses.generated.ts';
import { booksOf } from '../screens/ownBooks.ts';
import { type BookForms, companyForms, deliveryForms, otherForms } from './names.ts';

/** A book of addresses as a request has it. */
interface StoredBook {
  ownerId: string;
  addresses: readonly Address[];
}

/** An address as it was when the page was made: what somebody else changed since is not written over. */
interface SeenAddress {
  addressId: string;
  version: number;
}

/** How the forms without script read and change a book. */
export interface WrittenBook {
  forms: BookForms;
  at(args: ScreenArgs): Promise<StoredBook>;
  /** Saves an address, a new one without `seen`. */
  save(sent: PlainAnswer, ownerId: string, given: AddressInput, seen?: SeenAddress): Promise<unknown>;
  remove(sent: PlainAnswer, ownerId: string, gone: SeenAddress & { successorId?: string }): Promise<unknown>;
  /** Makes an address the default; a book without it has that done by the form of the address. */
  select?(sent: PlainAnswer, addressId: string): Promise<unknown>;
}

/** One of the two books of the viewer. */
const ownBook =
  (name: 'deliveries' | 'others') =>
  async (args: ScreenArgs): Promise<StoredBook> => {
    const data = await load(args, AddressScreenDocument, {});
    return { ownerId: found(args, data.viewer?.customerProfile).person.id, addresses: booksOf(data)[name] };
  };

/** Where goods go: all of one kind, and the api asks for no version of what goes. */
const deliveries: WrittenBook = {
  forms: deliveryForms,
  at: ownBook('deliveries'),
  save: (sent, _, { kind: __, isDefault, ...given }, seen) =>
    seen
      ? sent.write(UpdateDeliveryAddressDocument, { input: { ...given, id: seen.addressId, version: seen.version } })
      : sent.write(CreateDeliveryAddressDocument, { input: { ...given, isDefault } }),
  remove: (sent, _, { addressId: id, version: __, ...next }) =>
    sent.write(DeleteDeliveryAddressDocument, { input: { id, ...next } }),
  select: (sent, id) => sent.write(SelectDeliveryAddressDocument, { input: { id } }),
};

/** All other places of the viewer. */
const others: WrittenBook = {
  forms: otherForms,
  at: ownBook('others'),
  save: (sent, id, { isDefault, ...given }, seen) =>
    seen
      ? sent.write(UpdatePersonAddressDocument, { input: { ...given, id, ...seen } })
      : sent.write(CreatePersonAddressDocument, { input: { ...given, id, isDefault } }),
  remove: (sent, id, gone) => sent.write(DeletePersonAddressDocument, { input: { id, ...gone } }),
};

/** The book of the company that the address of the screen names. */
const company: WrittenBook = {
  forms: companyForms,
  async at(args) {
    const ownerId = found(args, new URL(args.request.url).searchParams.get('customerId'));
    const { viewer } = await load(args, CompanyAddressesDocument, { customerId: ownerId });
    return { ownerId, addresses: readFragment<Address>(found(args, viewer?.companyAddresses)) };
  },
  save(sent, id, { isDefault, ...given }, seen) {
    const input = { ...given, customerId: id, isDefault: isDefault && given.kind === 'DELIVERY' };
    return seen
      ? sent.write(UpdateCompanyAddressDocument, { input: { ...input, ...seen } })
      : sent.write(CreateCompanyAddressDocument, { input });
  },
  remove: (sent, id, gone) => sent.write(DeleteCompanyAddressDocument, { input: { customerId: id, ...gone } }),
};

export const writtenBooks = [deliveries, others, company];
