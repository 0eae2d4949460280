import type { Database } from '../../../platform/database/database.ts';
import { alarm } from '../../../platform/metrics.ts';
import { makeThrottle } from '../../../platform/throttle.ts';
import { makeReader } from '../../../platform/validation.ts';
import { indexOffers, type StoredCard } from '../../search/index.ts';
import { CARD_VERSION } from './offer-card.ts';
import { readCardVersions } from './offers.repository.ts';
import type { Offers } from './offers.service.ts';
import { SupplierProduct } from '../../suppliers/suppliers.schemas.ts';

/** So many ids name what is broken in a line of the log. */
const NAMED = 5;
/** So long one card raises one alarm and is written anew once, though it may stay broken. */
const ONCE_IN_MS = 10 * 60_000;

let reader: ReturnType<typeof makeReader<SupplierProduct>> | undefined;
/** Compiled when a card is first read, as validators are when their endpoint is first asked. */
const readable = (card: unknown) => (reader ??= makeReader<SupplierProduct>(SupplierProduct))(card);

export type OfferCards = ReturnType<typeof makeOfferCards>;

/**
 * Cards as they are read: what this version does not know is left out, what may be missing may be missing. One that cannot be
 * read raises an alarm, is shown as the tables have it, and is written anew behind the answer.
 */
export function makeOfferCards({ db, offers }: { db: Database; offers: Offers }) {
  const isFirst = makeThrottle(ONCE_IN_MS);

  async function fromTables(ids: string[]): Promise<Map<string, SupplierProduct>> {
    const { shown } = await offers.fromTables(await offers.ground(), ids);
    return new Map(
      shown.flatMap(({ id, card }) => {
        const read = readable(card);
        return read ? [[id, read]] : [];
      }),
    );
  }

  async function writeAnew(ids: string[]) {
    const ground = await offers.ground();
    await db.transaction(async (tx) => {
      const versions = await readCardVersions(tx, ids);
      // What a newer version wrote is for that to mend: this one would only write it back and forth with it.
      const ours = ids.filter((id) => (versions.get(id) ?? 0) <= CARD_VERSION);
      await indexOffers(tx, await offers.fromHeldTables(tx, ground, ours));
    });
  }

  return {
    /** Cards in the order of the rows; undefined where there is nothing to show. */
    async read(rows: StoredCard[]): Promise<(SupplierProduct | undefined)[]> {
      const cards = rows.map(({ card, updatedAt }) => dated(readable(card), updatedAt));
      const broken = [...new Set(rows.flatMap(({ id }, at) => (cards[at] ? [] : [id])))];
      if (broken.length === 0) return cards;
      const news = broken.filter((id) => isFirst(id));
      if (news.length > 0) {
        alarm('offer-card', `${news.length} cannot be read and are made anew: ${news.slice(0, NAMED).join(', ')}`);
        // Nobody waits for it.
        void writeAnew(news).catch((error: Error) => alarm('offer-card', error.message));
      }
      const made = await fromTables(broken);
      return cards.map((card, at) => card ?? dated(made.get(rows[at]!.id), rows[at]!.updatedAt));
    },
  };
}

/** A card is read into an object of its own; when it changed is no part of what is stored. */
function dated(card: SupplierProduct | undefined, updatedAt: Date): SupplierProduct | undefined {
  if (card) card.updatedAt = updatedAt.toISOString();
  return card;
}
