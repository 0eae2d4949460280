import { endOfDay } from '../../../platform/calendar.ts';
import { compareNames } from '../../../platform/sort-key.ts';
import { GRACE_MS, statusAt } from '../quotes/validity.ts';
import type { Compared, ComparedOffer } from './compared.ts';
import { measureOffer, type MeasuredOffer, type SharedLine } from './columns.ts';
import type { QuoteComparison } from './comparison.schemas.ts';
import { approximated, compareFractions } from './fractions.ts';
import { placesOf } from './ranks.ts';
import { paidForAll, priceIn, type Reading, readingOf } from './readings.ts';
import { toColumn, toRow } from './shown.ts';

const MOST_COLUMNS = 20;

/**
 * Offers side by side: what would be paid as it is offered, nothing extrapolated, facts without points. Rules: design/trade.md,
 * section 5, and docs/decisions/0046-trade-requests.md
 */
export function compareOffers(asked: Compared): Omit<QuoteComparison, 'tradeRequestId'> {
  const { lines, ground } = asked;
  const standing = standingOffers(asked).map(({ offer, isLive }) => measureOffer(offer, isLive, asked));
  const live = standing.filter(({ isLive }) => isLive);
  const isCommon = (index: number) => live.length > 0 && live.every((each) => each.lines[index]!.isCovered);
  const commonLineIds = lines.filter((_, index) => isCommon(index)).map(({ id }) => id);
  const ranks = { withVat: ranksOf(live, 'withVat'), withoutVat: ranksOf(live, 'withoutVat') };
  const place = (each: MeasuredOffer) => ranks.withVat.get(each) ?? Infinity;
  const columns = standing
    .sort((one, other) => byRows(one, other) || order(place(one), place(other)) || byName(one, other))
    .slice(0, MOST_COLUMNS);
  const inCommon = new Set(commonLineIds);
  return {
    commonLineIds,
    columns: columns.map((each) =>
      toColumn(each, { commonLineIds: inCommon, now: ground.now, rankOf: (reading) => ranks[reading].get(each) }),
    ),
    rows: lines.map((line, index) => {
      const priced = live.map((each) => each.lines[index]!);
      const places = placesByPrice(priced);
      const cells = columns.map((each) => ({ offer: each, cell: each.lines[index]! }));
      return toRow(line, cells, { units: ground.units, rankOf: (cell, reading) => places[reading].get(cell) });
    }),
  };
}

type Standing = { offer: ComparedOffer; isLive: boolean };
/** The last offer of each chain, as long as it holds, or is over by no more than it could be extended. */
function standingOffers({ offers, ground: { now } }: Compared): Standing[] {
  const last = new Map<string, ComparedOffer>();
  for (const offer of offers) {
    const { participationId, round } = offer.quote;
    if (round !== null && round > (last.get(participationId)?.quote.round ?? 0)) last.set(participationId, offer);
  }
  return [...last.values()].flatMap((offer): Standing[] => {
    const status = statusAt(offer.quote, now);
    const { validUntil } = offer.quote;
    if (status === 'SENT') return [{ offer, isLive: true }];
    const isLate = validUntil === null || now.getTime() - endOfDay(validUntil).getTime() > GRACE_MS;
    return status === 'EXPIRED' && !isLate ? [{ offer, isLive: false }] : [];
  });
}

const order = <T extends number | bigint | string>(one: T, other: T) => Number(one > other) - Number(one < other);
const byName = ({ offer: one }: MeasuredOffer, { offer: other }: MeasuredOffer) =>
  compareNames(one.seller.merchantName, other.seller.merchantName) || order(one.quote.id, other.quote.id);

/** Which rows an offer covers whole: what covers other rows is another thing, and its total tells nothing beside this one. */
const rowsOf = ({ lines }: MeasuredOffer) => lines.map(({ isCovered }) => Number(isCovered)).join('');

/** Those that stand first, and of them who covers more; the same rows lie beside each other. */
const byRows = (one: MeasuredOffer, other: MeasuredOffer) =>
  Number(other.isLive) - Number(one.isLive) ||
  (one.isLive ? other.coveredLines - one.coveredLines || order(rowsOf(other), rowsOf(one)) : 0);

const coversSome = ({ coveredLines }: MeasuredOffer) => coveredLines > 0;

/** Places among those that cover the same rows. */
const ranksOf = (live: readonly MeasuredOffer[], reading: Reading) =>
  new Map(
    [...Map.groupBy(live.filter(coversSome), rowsOf).values()].flatMap((alike) => [...ranksAmong(alike, reading)]),
  );

/** Who says what it costs in all, then the total, then the time. */
const ranksAmong = (alike: readonly MeasuredOffer[], reading: Reading) =>
  placesOf(
    alike.map((each) => ({
      of: each,
      key: {
        isOpen: Number(each.freight === undefined),
        total: readingOf(reading, paidForAll(each)),
        days: each.leadTimeDays ?? Infinity,
      },
    })),
    (a, b) => a.isOpen - b.isOpen || order(a.total, b.total) || order(a.days, b.days),
  );

/** Where all are taxed alike the tax tells none from another. */
function placesByPrice(cells: readonly SharedLine[]) {
  const rates = new Set(cells.flatMap(({ offered }) => offered?.vatBasisPoints ?? []));
  const withoutVat = pricesOf(cells, 'withoutVat');
  return { withoutVat, withVat: rates.size > 1 ? pricesOf(cells, 'withVat') : withoutVat };
}

const pricesOf = (cells: readonly SharedLine[], reading: Reading) =>
  placesOf(
    cells.flatMap((of) => {
      const key = of.isComparable ? priceIn(reading, of) : undefined;
      return key ? [{ of, key: approximated(key) }] : [];
    }),
    compareFractions,
  );
