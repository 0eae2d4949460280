import { addressBookPath } from '../../../paths.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { orderEditMessages as words } from './messages.ts';
import { editHref } from '../../trade/list/list.ts';
import { termOptions } from '../../tradeSteps/components/termOptions.ts';
import {
  OrderCompanyAddressesDocument,
  type OrderEditor_AddressFragment as Address,
  type OrderEditor_OrderFragment as Order,
  OrderOwnAddressesDocument,
  OrderTermsDocument,
} from './OrderEditor.generated.ts';

export interface OrderChoices {
  addresses: { value: string; label: string }[];
  /** Where the book of addresses is. */
  addressesHref: string;
  /** The company whose book it is; none for the viewer's own. */
  companyId: string | undefined;
  paymentTerms: { value: string; label: string }[];
  /** In which needs in words are told. */
  units: { value: string; label: string }[];
}

/** Where goods of a request can go and how they can be paid, with what it has already. */
export function useOrderChoices(order: Order): OrderChoices {
  const terms = useGraphIfLoaded(OrderTermsDocument, {});
  const isCompany = terms?.viewer?.customers?.find(({ id }) => id === order.customerId)?.kind === 'COMPANY';
  const ofCompany = useGraphIfLoaded(OrderCompanyAddressesDocument, { customerId: order.customerId });
  const own = useGraphIfLoaded(OrderOwnAddressesDocument, {});
  const book = isCompany ? ofCompany?.viewer?.companyAddresses : own?.viewer?.deliveryAddresses;
  const addresses = readFragment<Address>(book ?? []).map(addressOption);
  const { addressId, address, paymentTerm, merchant } = order;
  const isKnown = !addressId || addresses.some(({ value }) => value === addressId);
  const offered = merchant?.saleSetting?.paymentTerms ?? [];
  const all = terms?.paymentTerms?.values ?? [];
  return {
    // One that is in no book any more shows as it was, until another is chosen.
    addresses: isKnown ? addresses : [{ value: addressId, label: address?.title ?? '' }, ...addresses],
    addressesHref: addressBookPath(editHref(order.id), isCompany ? order.customerId : undefined),
    companyId: isCompany ? order.customerId : undefined,
    units: (terms?.tradedQuantities ?? []).flatMap(({ units }) =>
      units.map(({ id, displayText }) => ({ value: id, label: displayText })),
    ),
    paymentTerms: termOptions(
      all.filter(({ value }) => value === paymentTerm || offered.some((term) => term === value)),
    ),
  };
}

/** An address as it is chosen. */
export function addressOption({ id, title, city, cityName, addressLine }: Address) {
  return { value: id, label: words.addressOf(title, words.place(city?.name ?? cityName ?? '', addressLine)) };
}
