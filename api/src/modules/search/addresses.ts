import { makeAddressParts } from '../../platform/address-parts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { visibleSql } from './engine/statement.ts';

// Outer, so that the parts are found without the cards.
const pages = `
  select id, card->>'slug' as slug, published_at as listed_at, coalesce(updated_at, published_at) as updated_at,
    ${visibleSql('$1::timestamptz')} as is_shown
  from product_search left join product_search_cards using (id)`;

/** Every published offer as the sitemap lists it, by time of publication. */
export function makeAddresses({ db, clock }: { db: Queryable; clock: Clock }) {
  const offers = makeAddressParts({ db, clock, pages, unknownPart: 'SUPPLIER_PRODUCT_PART_NOT_FOUND' });
  return {
    /** The parts, oldest first, with the times of the newest publication and change in each. */
    async parts() {
      const lastListed = await offers.lastListed();
      const parts = await offers.parts();
      return parts.map((part, index) => ({ ...part, lastPublishedAt: lastListed[index] ?? part.lastUpdatedAt }));
    },
    /** One part, without what is not shown now. @throws Problem 404 SUPPLIER_PRODUCT_PART_NOT_FOUND */
    async part(partNumber: number) {
      const { listedAt: publishedAt, ...part } = await offers.part(partNumber);
      return { ...part, publishedAt };
    },
  };
}
