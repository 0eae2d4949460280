import { decimal } from '../../../platform/decimal.ts';
import { tehranDay } from '../../../platform/calendar.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { Problem } from '../../../platform/problem.ts';
import { readQuantity } from '../../../platform/quantity.ts';
import { problemOfOrder } from '../../listings/index.ts';
import type { OfferedRow } from './offered-lines.repository.ts';
import type { NewTradeLine } from '../requests/trade-steps.schemas.ts';

const DAY_MS = 86_400_000;
/** domain rule: so far ahead something may be needed */
const MOST_DAYS_AHEAD = 730;

/** Where goods go, as far as agencies and sale cities ask. */
export type Destination = { stateId: string; cityId?: string | undefined };
/** A line that orders an offer, as all do but needs in words. */
export type NewOfferLine = NewTradeLine & { supplierProductId: string };
export const isOfOffer = (line: NewTradeLine): line is NewOfferLine => line.supplierProductId !== undefined;
/** The offers of some lines that are there, in the order of the lines. */
export const offersOf = (lines: readonly NewTradeLine[], offers: ReadonlyMap<string, OfferedRow>): OfferedRow[] =>
  lines.filter(isOfOffer).flatMap(({ supplierProductId }) => offers.get(supplierProductId) ?? []);
/** A line with the offer behind it. */
export type OfferedLine = { line: NewOfferLine; offer: OfferedRow };

/** What is wrong with lines of offers, each named by its place. Those of offers that are not shown have no offer. */
export function problemsOfLines(
  lines: readonly NewTradeLine[],
  offers: ReadonlyMap<string, OfferedRow>,
  { destination, acceptListPrice }: { destination: Destination | undefined; acceptListPrice: boolean },
): FieldError[] {
  const seller = offersOf(lines, offers)[0]?.merchantId;
  const seen = new Set<string>();
  return lines.flatMap((line, index): FieldError[] => {
    if (!isOfOffer(line)) return [];
    const offer = offers.get(line.supplierProductId);
    const at = `lines[${index}]`;
    const isRepeated = seen.has(line.supplierProductId);
    seen.add(line.supplierProductId);
    if (!offer) return [{ field: `${at}.supplierProductId`, code: 'SUPPLIER_PRODUCT_NOT_FOUND' }];
    if (isRepeated) return [{ field: `${at}.supplierProductId`, code: 'DUPLICATE' }];
    if (offer.merchantId !== seller) return [{ field: `${at}.supplierProductId`, code: 'OTHER_SELLER' }];
    const code = problemOfSale(offer, destination) ?? problemOfPrice(offer, acceptListPrice);
    if (code) return [{ field: `${at}.supplierProductId`, code }];
    return problemOfAmount(line.quantity, offer, `${at}.quantity`) ?? [];
  });
}

/** Why an offer cannot be sold to a place, by who sells it. */
function problemOfSale(offer: OfferedRow, destination: Destination | undefined) {
  if (offer.delegationId && !offer.mayQuote) return 'DELEGATION_ENDED' as const;
  if (!offer.isShown) return 'SUPPLIER_PRODUCT_NOT_FOUND' as const;
  return destination && !reaches(offer, destination) ? ('OUT_OF_TERRITORY' as const) : undefined;
}

/** Whether the list tells a price. */
export const isPriced = ({ priceMode, priceTiers }: OfferedRow) => priceMode !== 'ON_REQUEST' && priceTiers.length > 0;
/** Whether the list tells the price of a line; of an offer that is not there it is not the price that is missing. */
export function hasListPrice(line: NewTradeLine, offers: ReadonlyMap<string, OfferedRow>): boolean {
  if (!isOfOffer(line)) return false;
  const offer = offers.get(line.supplierProductId);
  return !offer || isPriced(offer);
}
/** What has none waits for an offer. */
const problemOfPrice = (offer: OfferedRow, acceptListPrice: boolean) =>
  acceptListPrice && !isPriced(offer) ? ('PRICE_ON_REQUEST' as const) : undefined;

export function reaches(offer: OfferedRow, { stateId, cityId }: Destination): boolean {
  const isInside =
    !offer.delegationId ||
    offer.isNationwide ||
    offer.stateIds?.includes(stateId) ||
    (cityId !== undefined && offer.cityIds?.includes(cityId));
  const isSold = offer.saleCityIds.length === 0 || (cityId !== undefined && offer.saleCityIds.includes(cityId));
  return Boolean(isInside) && isSold;
}

/** What is wrong with so much of an offer. */
export function problemOfAmount(typed: string, offer: OfferedRow, field: string): FieldError[] | undefined {
  const quantity = readQuantity(typed);
  if (!quantity) return [{ field, code: 'FORMAT' }];
  const problem = problemOfOrder(quantity, offer);
  if (problem) return [{ field, code: problem.code, params: [...problem.params] }];
  return undefined;
}

/** By when something can be needed: from tomorrow in Tehran on. */
export function problemsOfNeededBy(neededBy: string | undefined, now: Date): FieldError[] {
  if (neededBy === undefined) return [];
  const [first, last] = [1, MOST_DAYS_AHEAD].map((days) => tehranDay(new Date(now.getTime() + days * DAY_MS)));
  if (neededBy < first!) return [{ field: 'neededBy', code: 'DAY_PAST' }];
  return neededBy > last! ? [{ field: 'neededBy', code: 'DAY_TOO_FAR', params: [last!] }] : [];
}

/** Whether a seller takes orders until then. @throws Problem 409 SELLER_NOT_HERE, OWN_OFFER, MERCHANT_UNAVAILABLE */
export function requireSeller(
  { sellerCustomerId, isMerchantConfirmed, acceptsDirectOrder, vacation }: OfferedRow,
  { customerId, neededBy, now }: { customerId: string; neededBy: string | undefined; now: Date },
): void {
  if (sellerCustomerId === null) throw new Problem(409, 'SELLER_NOT_HERE');
  if (sellerCustomerId === customerId) throw new Problem(409, 'OWN_OFFER');
  const today = tehranDay(now);
  // Who is away now and not back by then cannot serve.
  const isAway = vacation !== null && vacation.from <= today && vacation.to >= (neededBy ?? today);
  if (!isMerchantConfirmed || !acceptsDirectOrder || isAway) throw new Problem(409, 'MERCHANT_UNAVAILABLE');
}

/** The least value of an order, where its prices are known, and the terms of payment that its seller lets choose. */
export function problemsOfTerms(
  { minOrderAmountRial, paymentTerms }: OfferedRow,
  { netRial, paymentTerm }: { netRial: bigint | undefined; paymentTerm: string | undefined },
): FieldError[] {
  const errors: FieldError[] = [];
  if (netRial !== undefined && minOrderAmountRial !== null && netRial < BigInt(minOrderAmountRial))
    errors.push({ field: 'lines', code: 'MIN_ORDER_AMOUNT', params: [minOrderAmountRial] });
  if (paymentTerm !== undefined && !(paymentTerms ?? []).includes(paymentTerm))
    errors.push({ field: 'paymentTerm', code: 'UNKNOWN_VALUE' });
  return errors;
}

/** How much of an offer a line asks for, as it is stored. */
export const quantityOf = ({ quantity }: NewTradeLine) => readQuantity(quantity) ?? decimal(0);
