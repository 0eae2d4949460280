import { addressBookPath } from '../../../paths.ts';
import { actingFor } from '../../../platform/session/membership.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph, useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { addressOption } from '../edit/choices.ts';
import {
  OrderCompanyAddressesDocument,
  type OrderEditor_AddressFragment as Address,
  OrderOwnAddressesDocument,
} from '../edit/OrderEditor.generated.ts';
import { OpenRequestChoicesDocument, type OpenRequest_RequestFragment as Request } from './OpenRequest.generated.ts';
import { openEditHref } from './paths.ts';
import { termOptions } from '../../tradeSteps/components/termOptions.ts';

type Option = { value: string; label: string };
export interface OpenChoices {
  /** In whose name a new one can be written. */
  buyers: Option[];
  units: Option[];
  categories: Option[];
  paymentTerms: Option[];
  addresses: Option[];
  /** Where the book of addresses is; none before it is known whose it is. */
  addressesHref: string | undefined;
  /** The company whose book it is; none for the viewer's own. */
  companyId: string | undefined;
}

/** What a request can be written with. */
export function useOpenChoices(request: Request | undefined, now?: number): OpenChoices {
  const { data } = useGraph(OpenRequestChoicesDocument, {});
  const customers = data.viewer?.customers ?? [];
  const customerId = request?.customerId ?? '';
  const isCompany = customers.find(({ id }) => id === customerId)?.kind === 'COMPANY';
  const ofCompany = useGraphIfLoaded(OrderCompanyAddressesDocument, { customerId });
  const own = useGraphIfLoaded(OrderOwnAddressesDocument, {});
  const book = isCompany ? ofCompany?.viewer?.companyAddresses : own?.viewer?.deliveryAddresses;
  const addresses = request ? readFragment<Address>(book ?? []).map(addressOption) : [];
  const isKnown = !request?.addressId || addresses.some(({ value }) => value === request.addressId);
  const kinds = [...(data.categories?.nodes ?? []), ...(data.moreCategories?.nodes ?? [])];
  return {
    buyers: actingFor(customers, 'TRADE_CREATE', now).map(({ id, name }) => ({ value: id, label: name })),
    units: (data.tradedQuantities ?? []).flatMap(({ units }) =>
      units.map(({ id, displayText }) => ({ value: id, label: displayText })),
    ),
    categories: kinds.filter(({ isLeaf }) => isLeaf).map(({ id, name }) => ({ value: id, label: name })),
    paymentTerms: termOptions(data.paymentTerms?.values ?? []),
    // One that is in no book any more shows as it was, until another is chosen.
    addresses: isKnown ? addresses : [{ value: request.addressId!, label: request.address?.title ?? '' }, ...addresses],
    addressesHref: request && addressBookPath(openEditHref(request.id), isCompany ? customerId : undefined),
    companyId: isCompany ? customerId : undefined,
  };
}
