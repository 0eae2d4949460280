import type { SupplierPageAddressInput, UpdateSupplierInput } from '../../../platform/graph/types.generated.ts';
import type { OwnSupplierCard_SupplierFragment as Supplier } from './PageTab.generated.ts';

/** The whole of what a page says, as it is stored: a change of a part sends the others along. */
export function pageInput(supplier: Supplier): UpdateSupplierInput & { addresses: SupplierPageAddressInput[] } {
  const { id, version, cityId, supplierTypes, phones, addresses, about, website, foundedYear, employeesRange } =
    supplier;
  const picture = (it: Supplier['logo']) => it && { fileId: it.fileId, altText: it.altText };
  const [logo, cover] = [picture(supplier.logo), picture(supplier.cover)];
  return {
    id,
    version,
    cityId: cityId ?? '',
    supplierTypes: [...supplierTypes],
    phones: [...phones],
    addresses: addresses.map(({ title, cityId: of, addressLine }) => ({ title, cityId: of, addressLine })),
    ...(about && { about }),
    ...(website && { website }),
    ...(foundedYear && { foundedYear }),
    ...(employeesRange && { employeesRange }),
    ...(logo && { logo }),
    ...(cover && { cover }),
  };
}
