import { indexOffers } from '../../search/index.ts';
import { readOfferIdsOfSupplier } from './offers.repository.ts';
import type { SupplierOffers } from '../../suppliers/supplier-offers.ts';
import type { Offers } from './offers.service.ts';

/** Offers refreshed with one statement. */
const BATCH = 250;

/** Offers follow their supplier: hidden and shown with it, found by its name and place. */
export function makeSupplierOffers(offers: Offers): SupplierOffers {
  return async () => {
    const ground = await offers.ground();
    return {
      async refresh(tx, supplierId) {
        const ids = await readOfferIdsOfSupplier(tx, supplierId);
        for (let from = 0; from < ids.length; from += BATCH)
          await indexOffers(tx, await offers.fromHeldTables(tx, ground, ids.slice(from, from + BATCH)));
      },
    };
  };
}
