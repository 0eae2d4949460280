import type { Tx } from '../../platform/database/database.ts';
import type { MerchantOffers } from '../merchants/index.ts';
import { indexOffers } from '../search/index.ts';
import {
  archiveOffersOfMerchant,
  holdSuppliers,
  readOfferIdsOfMerchant,
  readSuppliersOfMerchant,
} from './offers.repository.ts';
import type { Offers } from './offers.service.ts';

/** So many offers are made anew with one statement. */
const BATCH = 250;

/** Offers follow who sells them: hidden and shown with the merchant, found by its name and place, off the market with its end. */
export function makeMerchantOffers(offers: Offers): MerchantOffers {
  return async () => {
    const ground = await offers.ground();

    async function refresh(tx: Tx, merchantId: string): Promise<void> {
      const ids = await readOfferIdsOfMerchant(tx, merchantId);
      for (let from = 0; from < ids.length; from += BATCH)
        await indexOffers(tx, await offers.fromHeldTables(tx, ground, ids.slice(from, from + BATCH)));
    }

    return {
      hold: async (tx, merchantId) => void (await holdSuppliers(tx, await readSuppliersOfMerchant(tx, merchantId))),
      refresh,
      async archive(tx, merchantId) {
        await archiveOffersOfMerchant(tx, merchantId);
        await refresh(tx, merchantId);
      },
    };
  };
}
