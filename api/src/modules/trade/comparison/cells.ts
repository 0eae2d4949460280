import { decimal } from '../../../platform/decimal.ts';
import type { UnitTable } from '../../reference/index.ts';
import { isAsAsked } from '../quotes/alternatives.ts';
import { ratioToLine, soldIn } from '../quotes/line-units.ts';
import type { QuoteLineRow } from '../quotes/quotes.repository.ts';
import type { ComparedLine, NamedOffer } from './compared.ts';
import { type Difference, differencesOf } from './differences.ts';
import { type Fraction, fractionOf } from './fractions.ts';

/** An amount before tax and the tax on it. */
export type Amount = { net: bigint; vat: bigint };

export const NOTHING: Amount = { net: 0n, vat: 0n };
export const sumOf = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((all, { net, vat }) => ({ net: all.net + net, vat: all.vat + vat }), NOTHING);

/** What an offer says of a line, measured in the unit of the line. */
export type MeasuredLine = {
  line: ComparedLine;
  /** Undefined: not offered. */
  offered: QuoteLineRow | undefined;
  goods: Amount;
  /** How much of what was asked; undefined where it cannot be converted. */
  coverage: Fraction | undefined;
  /** How much more than that. */
  surplus: Fraction | undefined;
  /** Of one unit of the line, before tax and after the discount; undefined where it cannot be converted. */
  price: Fraction | undefined;
  isCovered: boolean;
  /** Whether its price is compared with those of other offers. */
  isComparable: boolean;
  /** Whether what is named for it is something else than was asked. */
  isAlternative: boolean;
  /** Whether that may be what comes. */
  isAllowed: boolean;
  /** In what it is not as it was asked. */
  differences: readonly Difference[];
};

export function measureLine(
  line: ComparedLine,
  said: QuoteLineRow | undefined,
  { units, alternatives }: { units: UnitTable; alternatives: ReadonlyMap<string, NamedOffer> },
): MeasuredLine {
  const offered = said?.isOffered && said.unitPriceRial !== null ? said : undefined;
  const none = { coverage: undefined, surplus: undefined, price: undefined, isCovered: false, isComparable: false };
  const asAsked = { isAlternative: false, isAllowed: true, differences: [] };
  if (!offered) return { line, offered, goods: NOTHING, ...asAsked, ...none };
  const goods = { net: BigInt(offered.netRial), vat: BigInt(offered.vatRial) };
  const { alternativeSupplierProductId: other } = offered;
  const named = other === null ? undefined : alternatives.get(other);
  const isAlternative = other !== null && !isAsAsked(line, { ...named, supplierProductId: other });
  const isAllowed = !isAlternative || line.alternativesAllowed;
  const differences = named ? differencesOf(line.asked, named.properties, units) : [];
  const ratio = ratioToLine(offered.unitId, line, units, soldAs(line, offered, named, units));
  if (!ratio) return { line, offered, goods, isAlternative, isAllowed, differences, ...none };
  const [quantity, asked] = [decimal(offered.quantity), decimal(line.quantity)];
  const held = quantity.times(ratio.times);
  const wanted = asked.times(ratio.over);
  const paid = quantity.times(offered.unitPriceRial!).minus(offered.discountRial);
  return {
    ...{ line, offered, goods, isAlternative, isAllowed, differences },
    coverage: fractionOf(held, wanted),
    surplus: held.gt(wanted) ? fractionOf(held.minus(wanted), ratio.over) : undefined,
    // A discount of all of a price that was rounded up leaves less than nothing.
    price: fractionOf((paid.lt(0) ? decimal(0) : paid).times(ratio.over), held),
    isCovered: held.gte(wanted) && isAllowed,
    isComparable: isAllowed,
  };
}

/** In what the goods of an offer are sold: what is named in units of its own, and where these are not known any more by none. */
function soldAs(
  line: ComparedLine,
  { alternativeSupplierProductId: other }: QuoteLineRow,
  named: NamedOffer | undefined,
  units: UnitTable,
) {
  if (other === null) return undefined;
  const { saleUnitId, conversions } = named ?? { saleUnitId: line.unitId, conversions: [] };
  return soldIn(saleUnitId, conversions, units);
}
