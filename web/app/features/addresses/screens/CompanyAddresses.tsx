import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { askAnew } from '../../../platform/graph/ask.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { type Address, AddressBook } from '../components/AddressBook.tsx';
import type { AddressInput } from '../forms/AddressDialog.tsx';
import { createOfCompany } from '../forms/createAddress.ts';
import { addressMessages as words } from '../messages.ts';
import { AddressParties, companiesIn } from './AddressParties.tsx';
import {
  CompanyAddressesDocument,
  type CompanyAddressesQuery,
  DeleteCompanyAddressDocument,
  UpdateCompanyAddressDocument,
} from './CompanyAddresses.generated.ts';
import { companyForms } from '../plain/names.ts';
import type { NamedState } from '../plain/plainPlaces.ts';
import { optionsOf, receiverOf, removing } from './useAddresses.ts';

/** As the api counts them. */
const mostOfCompany = 50;
const canBeDefault = (kind: string) => kind === 'DELIVERY';

const bookOf = ({ viewer }: CompanyAddressesQuery) => readFragment<Address>(viewer?.companyAddresses ?? []);

interface CompanyAddressesProps {
  customerId: string;
  /** Provinces, told by the server to who has no script. */
  states: readonly NamedState[] | undefined;
}

/** The book of one company, with what changes it; each write names the company. */
export function CompanyAddresses({ customerId, states }: CompanyAddressesProps) {
  const { data } = useGraph(CompanyAddressesDocument, { customerId });
  const customers = data.viewer?.customers;
  const company = companiesIn(customers).find(({ id }) => id === customerId);
  const addresses = bookOf(data);
  const outdates = [CompanyAddressesDocument] as const;
  const kinds = optionsOf(data.addressKinds);
  const receiver = receiverOf(data.viewer!.customerProfile!.person);

  async function save(address: AddressInput, stored?: { id: string; version: number }) {
    // Which other one is the default no more stands in the list only.
    if (stored) {
      const input = { ...address, customerId, addressId: stored.id, version: stored.version };
      await write(UpdateCompanyAddressDocument, { input }, { outdates });
    } else await createOfCompany(customerId, address);
    notify('success', words.saved);
  }
  function remove(addressId: string, successorId?: string) {
    const { version } = addresses.find(({ id }) => id === addressId)!;
    const input = { customerId, addressId, version, ...(successorId && { successorId }) };
    return removing(write(DeleteCompanyAddressDocument, { input }, { outdates }));
  }
  return (
    <>
      <AddressParties customers={customers} customerId={customerId} />
      <AddressBook
        title={words.ofCompany(company?.name ?? '')}
        lead={words.companyLead}
        addLabel={words.addToCompany}
        empty={{ title: words.noneOfCompany, text: words.noneOfCompanyText }}
        addresses={addresses}
        kinds={kinds}
        save={save}
        remove={remove}
        reload={async () => bookOf(await askAnew(CompanyAddressesDocument, { customerId }))}
        receiver={receiver}
        most={mostOfCompany}
        isReadOnly={!company?.permissions.includes('ADDRESS_EDIT')}
        canBeDefault={canBeDefault}
        plain={{ forms: companyForms, ownerId: customerId, states }}
      />
    </>
  );
}
