import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { AddressBook_AddressFragment as Address } from '../components/AddressBook.generated.ts';
import type { AddressScreenQuery } from './AddressScreen.generated.ts';

/** Both books of the viewer: where goods go, and all other places. */
export const booksOf = (data: AddressScreenQuery) => ({
  deliveries: readFragment<Address>(data.viewer?.deliveryAddresses ?? []),
  others: readFragment<Address>(data.viewer?.customerProfile?.person.addresses ?? []),
});
