import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Job, Queue } from '../../platform/jobs/job.ts';
import { BEFORE_ALL_IDS } from '../../platform/ids.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Offers } from '../listings/index.ts';
import { lockProductShared, readOfferIdsOf } from './product-jobs.repository.ts';

export const OFFERS_QUEUE = 'base-product-offers';
export const MERGE_QUEUE = 'base-product-merge';

/** domain rule: what follows a product does so in parts of this size */
const PART = 500;
/** Offers are written with card and read model; more of them in one transaction would keep all caches waiting. */
const OFFERS_PART = 100;

/** What people keep of things, which can be taken from one thing to another. */
export type Follower = {
  /** How many there are of each thing. */
  count: (query: Queryable, ids: string[]) => Promise<Map<string, number>>;
  /** Takes at most so many along. @returns how many */
  move: (tx: Tx, from: string, to: string, most: number) => Promise<number>;
};

type Payload = { baseProductId: string };
type Parts = {
  clock: Clock;
  offers: Pick<Offers, 'ground' | 'hold' | 'write'>;
  followers: () => { favorites: Follower; notes: Follower };
  /** What was looked at of one is of the other. */
  moveVisits: Follower['move'];
  wakeEntries: (tx: Tx, baseProductId: string, now: Date) => Promise<unknown>;
};

/** What follows a change or a merge of a base product, part by part; each part leaves offers and lists in agreement. */
export function makeProductQueues({ clock, offers, followers, moveVisits, wakeEntries }: Parts): Record<string, Queue> {
  /** Writes the offers of a product anew, for what they take from it. */
  async function rewrite(job: Job<Payload>): Promise<void> {
    let after: string | undefined = BEFORE_ALL_IDS;
    while (after !== undefined) {
      const ground: Awaited<ReturnType<Offers['ground']>> = await offers.ground();
      const from: string = after;
      after = await job.transaction(async (tx) => {
        const ids = await readOfferIdsOf(tx, job.payload.baseProductId, from, OFFERS_PART);
        if (ids.length > 0) await offers.write(tx, ground, await offers.hold(tx, ids));
        return ids.at(-1);
      });
    }
  }

  /** Takes to its successor what stands on a product that was merged. */
  async function follow(job: Job<Payload>): Promise<void> {
    const from = job.payload.baseProductId;
    const part = async (work: (tx: Tx, to: string) => Promise<number>) => {
      const moved = async (tx: Tx) => {
        const product = await lockProductShared(tx, from);
        return product?.replacedById ? work(tx, product.replacedById) : 0;
      };
      while ((await job.transaction(moved)) > 0);
    };
    const ground = await offers.ground();
    await part(async (tx, to) => {
      const ids = await readOfferIdsOf(tx, from, BEFORE_ALL_IDS, OFFERS_PART);
      const held = await offers.hold(tx, ids);
      if (held.length > 0)
        await offers.write(
          tx,
          ground,
          held.map((offer) => ({ ...offer, baseProductId: to })),
        );
      return ids.length;
    });
    const { favorites, notes } = followers();
    await part((tx, to) => favorites.move(tx, from, to, PART));
    await part((tx, to) => notes.move(tx, from, to, PART));
    await part((tx, to) => moveVisits(tx, from, to, PART));
    await job.finish(async (tx) => {
      const product = await lockProductShared(tx, from);
      // Entries that waited for what was merged wait for nothing any more.
      if (product?.replacedById) await wakeEntries(tx, product.replacedById, clock.now());
    });
  }

  return { [OFFERS_QUEUE]: { run: rewrite }, [MERGE_QUEUE]: { run: follow } };
}
