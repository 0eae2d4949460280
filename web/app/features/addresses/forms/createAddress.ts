import { write } from '../../../platform/graph/write.ts';
import { DefaultPlaceDocument } from '../DefaultPlace.generated.ts';
import { AddressScreenDocument } from '../screens/AddressScreen.generated.ts';
import { CompanyAddressesDocument, CreateCompanyAddressDocument } from '../screens/CompanyAddresses.generated.ts';
import type { AddressInput } from './AddressDialog.tsx';
import { CreateDeliveryAddressDocument } from './saveAddress.generated.ts';

/** What lists the viewer's own addresses, the default first. */
export const listsOfOwn = [AddressScreenDocument, DefaultPlaceDocument] as const;

/** A new address to deliver to in the viewer's own book. @returns its id. Rejects with a GraphError */
export async function createDelivery({ kind: _, ...input }: AddressInput): Promise<string> {
  const made = await write(CreateDeliveryAddressDocument, { input }, { outdates: listsOfOwn });
  return made.address.id;
}

/** A new address in the book of a company. @returns its id. Rejects with a GraphError */
export async function createOfCompany(companyId: string, address: AddressInput): Promise<string> {
  const input = { ...address, customerId: companyId };
  const made = await write(CreateCompanyAddressDocument, { input }, { outdates: [CompanyAddressesDocument] });
  return made.address.id;
}
