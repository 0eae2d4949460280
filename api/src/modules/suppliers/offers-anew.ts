import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Job, Queue } from '../../platform/jobs/job.ts';
import { BEFORE_ALL_IDS } from '../../platform/ids.ts';
import { type Catalog, clearSlot, leavesOf } from '../catalog/index.ts';
import { indexOffers } from '../search/index.ts';
import { readOfferIdsInCategories } from './offers.repository.ts';
import type { Offers } from './offers.service.ts';

const AT_ONCE = 50;

/** Of which offers rows and cards are outdated: below a category, or measured in a quantity. */
type Outdated = { categoryId?: string; quantityId?: string; freesSlotOf?: string };

/**
 * Writes offers anew after what they are shown with changed, in small transactions. Once it is through, no offer has a value in
 * the slot of a property that was retired.
 */
export function makeOffersAnew({ catalog, offers }: { catalog: Pick<Catalog, 'tree'>; offers: Offers }): Queue {
  async function leafIds({ categoryId, quantityId }: Outdated): Promise<string[]> {
    const { byId, roots } = await catalog.tree();
    const node = categoryId === undefined ? undefined : byId.get(categoryId);
    if (categoryId !== undefined) return node ? leavesOf(node) : [];
    return roots
      .flatMap(leavesOf)
      .filter((id) => byId.get(id)!.properties.some((each) => each.measurementQuantityId === quantityId));
  }

  return {
    async run(job: Job<Outdated>) {
      const { freesSlotOf } = job.payload;
      const leaves = await leafIds(job.payload);
      let after = BEFORE_ALL_IDS;
      for (;;) {
        job.signal.throwIfAborted();
        const ground = await offers.ground();
        const from = after;
        const last = await job.transaction(async (tx) => {
          const ids = await readOfferIdsInCategories(tx, leaves, { after: from, limit: AT_ONCE });
          if (ids.length > 0) await indexOffers(tx, await offers.fromHeldTables(tx, ground, ids));
          return ids.at(-1);
        });
        if (last === undefined) break;
        after = last;
        await turnOfOthers();
      }
      await job.finish(async (tx) => {
        if (freesSlotOf !== undefined) await clearSlot(tx, freesSlotOf);
      });
    },
  };
}
