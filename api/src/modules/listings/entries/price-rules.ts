import { decimal } from '../../../platform/decimal.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { problemOfQuantity, readQuantity } from '../../../platform/quantity.ts';
import type { PriceAndStock } from './entries.schemas.ts';

const MOST_RIALS = 10n ** 12n;
const LEAST_TIERS = 2;

type Priced = Pick<PriceAndStock, 'priceMode' | 'priceTiers'>;

/** The same of a draft, whose price may not be written yet. */
export const problemsOfDraftPrice = (priced: Priced, moq: string): FieldError[] =>
  priced.priceTiers.length === 0 ? [] : problemsOfPrice(priced, moq);

/** What is wrong with a price by itself, and against the least order of its entry. @param at where it stands in the body: '' or `items[3].` */
export function problemsOfPrice({ priceMode, priceTiers }: Priced, moq: string, at = ''): FieldError[] {
  const tiers = `${at}priceTiers`;
  const wanted = { FIXED: [1, 1], TIERED: [LEAST_TIERS, 10], ON_REQUEST: [0, 0] }[priceMode] as [number, number];
  if (priceTiers.length < wanted[0]) return [{ field: tiers, code: 'MIN_ITEMS', params: [String(wanted[0])] }];
  if (priceTiers.length > wanted[1]) return [{ field: tiers, code: 'MAX_ITEMS', params: [String(wanted[1])] }];
  return priceTiers.flatMap((tier, index): FieldError[] => {
    const place = `${tiers}[${index}]`;
    const before = priceTiers[index - 1];
    const quantity = readQuantity(tier.minQty);
    if (!quantity) return [problemOfQuantity(`${place}.minQty`, tier.minQty)!];
    const price = BigInt(tier.unitPriceRial);
    const errors: FieldError[] = [];
    if (index === 0 && !quantity.eq(decimal(moq)))
      errors.push({ field: `${place}.minQty`, code: 'PRICE_TIER_FROM_LEAST', params: [moq] });
    if (before && quantity.lte(readQuantity(before.minQty) ?? 0))
      errors.push({ field: `${place}.minQty`, code: 'PRICE_TIERS_RISE' });
    if (price < 1n) errors.push({ field: `${place}.unitPriceRial`, code: 'MIN_VALUE', params: ['1'] });
    if (price > MOST_RIALS)
      errors.push({ field: `${place}.unitPriceRial`, code: 'MAX_VALUE', params: [String(MOST_RIALS)] });
    if (before && price > BigInt(before.unitPriceRial))
      errors.push({ field: `${place}.unitPriceRial`, code: 'PRICE_TIERS_FALL' });
    return errors;
  });
}

/** Tiers as they are stored: decimals in ASCII digits. */
export const storedTiers = ({ priceTiers }: Priced) =>
  priceTiers.map(({ minQty, unitPriceRial }) => ({ minQty: readQuantity(minQty)!.toFixed(), unitPriceRial }));

/**
 * Both first prices, where the new one jumps; nothing where one of them is on request.
 * @param jump beyond so many times, or below such a part of the old one it is asked about, for it may be in tomans
 */
export function jumpOf(
  before: readonly { unitPriceRial: string }[],
  after: readonly { unitPriceRial: string }[],
  jump: number,
): [from: string, to: string] | undefined {
  const from = before[0]?.unitPriceRial;
  const to = after[0]?.unitPriceRial;
  if (from === undefined || to === undefined) return undefined;
  const one = BigInt(from);
  const other = BigInt(to);
  const times = BigInt(jump);
  return other > one * times || other * times < one ? [from, to] : undefined;
}
