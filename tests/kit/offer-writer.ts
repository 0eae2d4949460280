import type { Offer } from '../../api/src/modules/suppliers/offer.ts';
import { makeOffersBeside } from '../../api/src/offers-beside.ts';
import { systemClock } from '../../api/src/platform/clock.ts';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';

/** Writes as another api on the same PostgreSQL would. */
export function writerOn(databaseUrl: string) {
  const db = openPostgres({ url: databaseUrl, poolSize: 2, onError: () => undefined });
  const offers = makeOffersBeside({ db, clock: systemClock });
  async function change(id: string, to: (offer: Offer) => Offer) {
    const ground = await offers.ground();
    return db.transaction(async (tx) => {
      const [offer] = await offers.hold(tx, [id]);
      if (!offer) throw new Error(`there is no offer ${id}`);
      const changed = to(offer);
      await offers.write(tx, ground, [changed]);
      return changed;
    });
  }
  return {
    /** Any transaction. */
    transaction: db.transaction,
    /** Writes an offer as `to` makes it of one that is there; with another id it is one more. */
    change,
    /** Gives an offer another title. */
    rename: (id: string, title: string) => change(id, (offer) => ({ ...offer, title })),
    [Symbol.asyncDispose]: () => db.close(),
  };
}
