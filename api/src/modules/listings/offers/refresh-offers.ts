import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Tx } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Job, Queue } from '../../../platform/jobs/job.ts';
import { BEFORE_ALL_IDS } from '../../../platform/ids.ts';
import { type Catalog, clearSlot, leavesOf } from '../../catalog/index.ts';
import type { Reference } from '../../reference/index.ts';
import { indexOffers } from '../../search/index.ts';
import { readOfferIdsIn, readOfferIdsOfCity } from './offers.repository.ts';
import type { Offers } from './offers.service.ts';

const AT_ONCE = 50;

/** Of which offers rows and cards are outdated: below a category, measured or sold in a quantity, or of who sits in a city. */
type Outdated = { categoryId?: string; quantityId?: string; cityId?: string; freesSlotOf?: string };

/** Offers are found by the place of their supplier and seller, and say it: they are written anew after it is renamed. */
export const refreshOffersOfCity = (tx: Tx, cityId: string) =>
  enqueue(tx, { queue: 'offers-anew', runAt: new Date(0), payload: { cityId } satisfies Outdated });

type Parts = { catalog: Pick<Catalog, 'tree'>; reference: Pick<Reference, 'unitTable'>; offers: Offers };

/**
 * Writes offers anew after what they are shown with changed, in small transactions. Once it is through, no offer has a value in
 * the slot of a property that was retired.
 */
export function makeOffersRefresh({ catalog, reference, offers }: Parts): Queue {
  async function leafIds({ categoryId, quantityId }: Outdated): Promise<string[]> {
    const { byId, roots } = await catalog.tree();
    const node = categoryId === undefined ? undefined : byId.get(categoryId);
    if (categoryId !== undefined) return node ? leavesOf(node) : [];
    return roots
      .flatMap(leavesOf)
      .filter((id) => byId.get(id)!.properties.some((each) => each.measurementQuantityId === quantityId));
  }

  /** Retired ones too: something is sold by them still. */
  const unitIds = async ({ quantityId }: Outdated) =>
    [...(await reference.unitTable()).byId.values()].flatMap((unit) => (unit.quantityId === quantityId ? unit.id : []));

  return {
    async run(job: Job<Outdated>) {
      const { freesSlotOf, cityId } = job.payload;
      const scope =
        cityId === undefined
          ? { categoryIds: await leafIds(job.payload), unitIds: await unitIds(job.payload) }
          : undefined;
      let after = BEFORE_ALL_IDS;
      for (;;) {
        job.signal.throwIfAborted();
        const ground = await offers.ground();
        const from = after;
        const last = await job.transaction(async (tx) => {
          const place = { after: from, limit: AT_ONCE };
          const ids = await (scope ? readOfferIdsIn(tx, scope, place) : readOfferIdsOfCity(tx, cityId!, place));
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
