import type { Queryable } from '../../platform/database/database.ts';
import { badgeOf, visibilityOf } from './delegation-badge.ts';
import { readDelegationTerms } from './delegations.repository.ts';
import type { DelegationBadge } from './delegations.schemas.ts';
import { territoryText } from './messages.ts';

/** What an offer takes from the delegation under which it is sold: what it shows of it, and when it is shown. */
export type DelegatedOffer = {
  badge: DelegationBadge;
  visibility: { visibleFrom: string; visibleUntil: string };
  merchant: { name: string; cityName: string; stateName: string };
};

/**
 * That of several delegations by their ids, whatever their state.
 * @param placeNames names of provinces and cities by id
 */
export async function readDelegatedOffers(
  db: Queryable,
  ids: string[],
  placeNames: Map<string, string>,
): Promise<Map<string, DelegatedOffer>> {
  if (ids.length === 0) return new Map();
  const namesOf = (places: string[]) => places.flatMap((id) => placeNames.get(id) ?? []);
  const rows = await readDelegationTerms(db, ids);
  return new Map(
    rows.map(({ stateIds, cityIds, isMerchantConfirmed, merchantName, cityName, stateName, ...row }) => {
      const validFrom = row.validFrom.toISOString();
      const validTo = row.validTo.toISOString();
      const text = territoryText(namesOf(stateIds), namesOf(cityIds), row.isNationwide);
      return [
        row.id,
        {
          badge: badgeOf({ ...row, validTo, territoryText: text }),
          visibility: visibilityOf({ ...row, validFrom, validTo }, isMerchantConfirmed),
          merchant: { name: merchantName, cityName, stateName },
        },
      ];
    }),
  );
}
