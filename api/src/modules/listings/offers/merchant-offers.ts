import type { Tx } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Queue } from '../../../platform/jobs/job.ts';
import type { MerchantOffers } from '../../merchants/index.ts';
import { indexOffers } from '../../search/index.ts';
import {
  archiveOffersOfMerchant,
  holdSuppliers,
  readOfferIdsOfMerchant,
  readOfferIdsUnder,
  readSuppliersOfMerchant,
} from './offers.repository.ts';
import type { Offers } from './offers.service.ts';

/** Offers refreshed with one statement. */
const BATCH = 250;
/** More than these are done by a job, in chunks; writes under the delegation are refused from the first second on. */
const MOST_AT_ONCE = 5_000;
const CHUNK = 1_000;
const OFFERS_UNDER = 'offers-under-delegation';
type Payload = { delegationId: string; after: string };

/** What is left of offers under a delegation of many, a chunk at a time: each run writes the next. */
export const offersUnderQueue = (offers: Offers): Readonly<Record<string, Queue>> => ({
  [OFFERS_UNDER]: {
    async run(job) {
      const { delegationId, after } = job.payload as Payload;
      const ground = await offers.ground();
      await job.finish(async (tx) => {
        const ids = await readOfferIdsUnder(tx, delegationId, after, CHUNK);
        for (let from = 0; from < ids.length; from += BATCH)
          await indexOffers(tx, await offers.fromHeldTables(tx, ground, ids.slice(from, from + BATCH)));
        const payload: Payload = { delegationId, after: ids.at(-1) ?? '' };
        if (ids.length === CHUNK) await enqueue(tx, { queue: OFFERS_UNDER, runAt: new Date(0), payload });
      });
    },
  },
});

/** Offers follow who sells them: hidden and shown with the merchant, found by its name and place, off the market with its end. */
export function makeMerchantOffers(offers: Offers): MerchantOffers {
  return async () => {
    const ground = await offers.ground();

    async function refreshAll(tx: Tx, ids: string[]): Promise<void> {
      for (let from = 0; from < ids.length; from += BATCH)
        await indexOffers(tx, await offers.fromHeldTables(tx, ground, ids.slice(from, from + BATCH)));
    }
    const refresh = async (tx: Tx, merchantId: string) => refreshAll(tx, await readOfferIdsOfMerchant(tx, merchantId));

    return {
      hold: async (tx, merchantId) => void (await holdSuppliers(tx, await readSuppliersOfMerchant(tx, merchantId))),
      refresh,
      async refreshUnder(tx, delegationId) {
        const ids = await readOfferIdsUnder(tx, delegationId, '', MOST_AT_ONCE + 1);
        if (ids.length <= MOST_AT_ONCE) return refreshAll(tx, ids);
        const payload: Payload = { delegationId, after: '' };
        await enqueue(tx, { queue: OFFERS_UNDER, runAt: new Date(0), payload });
      },
      async archive(tx, merchantId) {
        await archiveOffersOfMerchant(tx, merchantId);
        await refresh(tx, merchantId);
      },
    };
  };
}
