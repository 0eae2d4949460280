import type { Actor } from '../../../platform/actor.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Catalog } from '../../catalog/index.ts';
import type { Reference } from '../../reference/index.ts';
import { deliveryBetween } from '../../listings/index.ts';
import { type ParticipationRow, readParticipations } from '../participations/participations.repository.ts';
import { readWholeQuotes } from '../quotes/whole-quotes.ts';
import { readRequestsByIds, type TradeRequestRow } from '../requests/requests.repository.ts';
import { buysFor } from '../requests/standing.ts';
import type { StepParts, TradeSteps } from '../requests/steps.ts';
import type { TradeAddress } from '../requests/trade.schemas.ts';
import type { ComparedOffer, ComparedSeller, Way } from './compared.ts';
import { compareOffers } from './compare.ts';
import { type AgencyRow, readAgencies, readSellers, type SellerRow } from './comparison.repository.ts';
import type { QuoteComparison, QuoteComparisonsQuery } from './comparison.schemas.ts';
import { readNamedOffers } from './named-offers.ts';

export type ComparisonParts = StepParts & {
  catalog: Pick<Catalog, 'tree'>;
  reference: Pick<Reference, 'unitTable' | 'isHoliday'>;
  steps: TradeSteps;
};

/** Offers of requests side by side, for who buys. */
export function makeComparisons({ db, clock, customers, catalog, reference, steps }: ComparisonParts) {
  /** However many requests and offers: so many reads. */
  async function compare(rows: readonly TradeRequestRow[]): Promise<QuoteComparison[]> {
    const ids = rows.map(({ id }) => id);
    const now = clock.now();
    const [{ whole, asked }, participations] = await Promise.all([
      readWholeQuotes(db, ids, { isNewest: true }),
      readParticipations(db, ids),
    ]);
    const sent = whole.filter(({ quote }) => quote.round !== null);
    const others = sent.flatMap(({ lines }) => lines.flatMap((line) => line.alternativeSupplierProductId ?? []));
    const agencyIds = participations.flatMap(({ agencies }) => agencies.map(({ delegationId }) => delegationId));
    const units = await reference.unitTable();
    const [isClosed, sellers, agencies, { alternatives, askedOf }] = await Promise.all([
      reference.isHoliday(),
      readSellers(db, [...new Set(participations.map(({ merchantId }) => merchantId))]),
      readAgencies(db, [...new Set(agencyIds)], now),
      readNamedOffers(db, { offerIds: others, lines: [...asked.values()].flat() }, { catalog, units, now }),
    ]);
    const known: Known = {
      sellers: new Map(sellers.map((each) => [each.merchantId, each])),
      agencies: new Map(agencies.map((each) => [each.delegationId, each])),
    };
    const ground = { units, now, isClosed, alternatives };
    const parts = new Map(participations.map((each) => [each.id, each]));
    const offersOf = Map.groupBy(sent, ({ quote }) => quote.requestId);
    return rows.map((row) => {
      const offers = (offersOf.get(row.id) ?? []).map((each): ComparedOffer => ({
        ...each,
        seller: sellerOf(row, parts.get(each.quote.participationId)!, known),
      }));
      const lines = (asked.get(row.id) ?? []).map((line) => ({ ...line, asked: askedOf(line) }));
      return {
        tradeRequestId: row.id,
        ...compareOffers({ lines, offers, ground: { ...ground, neededBy: row.neededBy } }),
      };
    });
  }

  return {
    /** @throws Problem 404 for all but the buyer’s side, 403 for members without a part in trade */
    async ofRequest(actor: Actor, id: string): Promise<QuoteComparison> {
      const { row, standing } = await steps.find(actor, id);
      if (standing.side !== 'BUYER') return notFound('TRADE_REQUEST_NOT_FOUND');
      const [comparison] = await compare([row]);
      return comparison!;
    },

    /** Those of the requests by which the viewer buys; all others are left out. */
    async ofRequests(actor: Actor, { tradeRequestIds }: QuoteComparisonsQuery): Promise<QuoteComparison[]> {
      const rows = await readRequestsByIds(db, tradeRequestIds);
      const memberships = await customers.memberships(db, actor);
      const buyers = new Set(memberships.filter(buysFor).map(({ customerId }) => customerId));
      // A row comes once for each of its sellers.
      const own = new Map(rows.filter((row) => buyers.has(row.buyerCustomerId)).map((row) => [row.id, row]));
      return compare([...own.values()]);
    },
  };
}

type Known = { sellers: ReadonlyMap<string, SellerRow>; agencies: ReadonlyMap<string, AgencyRow> };

function sellerOf(row: TradeRequestRow, part: ParticipationRow, known: Known): ComparedSeller {
  const seller = known.sellers.get(part.merchantId);
  return {
    participationId: part.id,
    merchantId: part.merchantId,
    merchantName: part.merchantName,
    cityName: seller?.cityName ?? null,
    agencies: part.agencies.flatMap(({ delegationId }) => {
      const agency = known.agencies.get(delegationId);
      if (!agency) return [];
      const { number, endsAt, isInForce, verifiedLevel } = agency;
      return [
        { delegationId, number, endsAt, isInForce, verifiedLevel, reachesCity: reachesPlace(agency, row.address) },
      ];
    }),
    deliveryOf: (goodsRial) => wayTo(row, seller, goodsRial),
  };
}

/** By the rule of the landed price: goods by the cheapest way that the seller states, files at once, of services nothing is brought. */
function wayTo({ categoryType, address }: TradeRequestRow, seller: SellerRow | undefined, goodsRial: bigint) {
  if (categoryType === 'ElectronicDocument') return { rial: 0n, days: 0 };
  if (categoryType !== 'Product') return { rial: undefined, days: 0 };
  const { stateId, cityId } = address ?? {};
  if (!seller || stateId === undefined || cityId === undefined) return undefined;
  const way = deliveryBetween(seller.deliveryMethods, { from: seller, to: { stateId, cityId } }, goodsRial);
  // Who only lets goods be fetched says nothing of what bringing them costs.
  return way && ({ rial: way.kind === 'PICKUP' ? undefined : way.rial, days: way.days } satisfies Way);
}

/** Whether a place is in the territory of an agency; undefined where the place is not known. */
function reachesPlace(agency: AgencyRow, place: TradeAddress | null): boolean | undefined {
  if (agency.isNationwide) return true;
  if (place?.stateId === undefined) return undefined;
  return (
    agency.stateIds.includes(place.stateId) || (place.cityId !== undefined && agency.cityIds.includes(place.cityId))
  );
}
