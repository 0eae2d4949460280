import type { SupplierPageAddressInput } from '../../../platform/graph/types.generated.ts';
import type { OwnSupplierCard_SupplierFragment as Supplier } from './PageTab.generated.ts';

/** The addresses of a supplier's page, as they are written: all of them at once. */
export const addressesInput = ({ addresses }: Pick<Supplier, 'addresses'>): SupplierPageAddressInput[] =>
  addresses.map(({ title, cityId, addressLine }) => ({ title, cityId, addressLine }));
