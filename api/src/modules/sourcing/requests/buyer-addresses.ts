import type { Queryable } from '../../../platform/database/database.ts';
import type { Addresses } from '../../addresses/index.ts';
import type { FindAddress, UsualAddress } from './order-content.ts';

type Book = Pick<Addresses, 'findAddress' | 'usualAddressId'>;

/** Finds addresses of a buyer. */
export const finderOf =
  (addresses: Pick<Book, 'findAddress'>) =>
  (db: Queryable, customerId: string): FindAddress =>
  (id) =>
    addresses.findAddress(db, customerId, id);

/** What the content of a new draft asks for the addresses of its buyer. */
export function beginningAddresses(addresses: Book, db: Queryable, customerId: string) {
  const findAddress = finderOf(addresses)(db, customerId);
  const usualAddress: UsualAddress = async () => {
    const addressId = await addresses.usualAddressId(db, customerId);
    const address = addressId === undefined ? undefined : await findAddress(addressId);
    return addressId !== undefined && address ? { addressId, address } : undefined;
  };
  return { findAddress, usualAddress };
}
