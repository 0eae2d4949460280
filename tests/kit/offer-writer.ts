import type { Offer } from '../../api/src/modules/listings/offers/offer.ts';
import { makeOffersBeside } from '../../api/src/offers-beside.ts';
import { systemClock } from '../../api/src/platform/clock.ts';
import type { Tx } from '../../api/src/platform/database/database.ts';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';

const nothing = () => Promise.resolve();

/** Writes as another api on the same PostgreSQL would. */
export function writerOn(databaseUrl: string) {
  const db = openPostgres({ url: databaseUrl, poolSize: 2, onError: () => undefined });
  const offers = makeOffersBeside({ db, clock: systemClock });
  async function changeAll(ids: string[], to: (offer: Offer) => Offer, also: (tx: Tx) => Promise<unknown> = nothing) {
    const ground = await offers.ground();
    return db.transaction(async (tx) => {
      const held = await offers.hold(tx, ids);
      if (held.length < ids.length) throw new Error(`there are no offers ${ids.join(' ')}`);
      const changed = held.map(to);
      await also(tx);
      await offers.write(tx, ground, changed);
      return changed;
    });
  }
  const change = async (id: string, to: (offer: Offer) => Offer) => (await changeAll([id], to))[0]!;
  return {
    /** Any transaction. */
    transaction: db.transaction,
    /** Writes an offer as `to` makes it of one that is there; with another id it is one more. */
    change,
    /** Several in one transaction, `also` with what else their cards show. */
    changeAll,
    /** Gives an offer another title. */
    rename: (id: string, title: string) => change(id, (offer) => ({ ...offer, title })),
    [Symbol.asyncDispose]: () => db.close(),
  };
}
