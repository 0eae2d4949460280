import type { UnitTable } from '../../reference/index.ts';
import { isAsAsked } from '../quotes/alternatives.ts';
import { ratioBetween } from '../lines/amounts/same-amount.ts';
import { measureOfLine, measureOfOffered } from '../quotes/line-units.ts';
import type { QuoteLineRow } from '../quotes/quotes.repository.ts';
import type { ComparedLine, NamedOffer } from './compared.ts';
import { type Difference, differencesOf } from './differences.ts';
import { exactly, type Fraction, fractionOf } from './fractions.ts';

/** An amount before tax and the tax on it. */
export type Amount = { net: bigint; vat: bigint };

export const NOTHING: Amount = { net: 0n, vat: 0n };
export function sumOf(amounts: readonly Amount[]): Amount {
  let net = 0n;
  let vat = 0n;
  for (const each of amounts) {
    net += each.net;
    vat += each.vat;
  }
  return { net, vat };
}

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
  if (!offered)
    return { line, offered, goods: NOTHING, isAlternative: false, isAllowed: true, differences: [], ...NONE };
  const goods = { net: BigInt(offered.netRial), vat: BigInt(offered.vatRial) };
  const { alternativeSupplierProductId: other } = offered;
  const named = other === null ? undefined : alternatives.get(other);
  const isAlternative = other !== null && !isAsAsked(line, { ...named, supplierProductId: other });
  const isAllowed = !isAlternative || line.alternativesAllowed;
  const differences = named ? differencesOf(line.asked, named.properties, units) : [];
  const ratio = ratioOf(line, offered, named, units);
  if (!ratio) return { line, offered, goods, isAlternative, isAllowed, differences, ...NONE };
  const quantity = exactly(offered.quantity);
  const asked = exactly(line.quantity);
  // Both in the unit of the line, over the same divisor.
  const held = quantity.of * ratio.of * asked.by;
  const wanted = asked.of * quantity.by * ratio.by;
  const paid = quantity.of * BigInt(offered.unitPriceRial!) - BigInt(offered.discountRial) * quantity.by;
  // Fields by name, as in `answerOf`: there are a thousand of them.
  return {
    line,
    offered,
    goods,
    coverage: { of: held, by: wanted },
    surplus: held > wanted ? { of: held - wanted, by: quantity.by * ratio.by * asked.by } : undefined,
    // A discount of all of a price that was rounded up leaves less than nothing.
    price: { of: (paid < 0n ? 0n : paid) * ratio.by, by: quantity.of * ratio.of },
    isCovered: held >= wanted && isAllowed,
    isComparable: isAllowed,
    isAlternative,
    isAllowed,
    differences,
  };
}

const NONE = { coverage: undefined, surplus: undefined, price: undefined, isCovered: false, isComparable: false };
const ONE: Fraction = { of: 1n, by: 1n };

/** How many of the unit of a line one is in which it is offered; undefined where they measure different things. */
function ratioOf(line: ComparedLine, offered: QuoteLineRow, named: NamedOffer | undefined, units: UnitTable) {
  const { alternativeSupplierProductId: other } = offered;
  // Most offers are in the unit of the line, of the goods that were asked.
  if (other === null && offered.unitId === line.unitId) return ONE;
  // Of a named offer that no longer exists only the unit is known.
  const measured = other === null || named ? measureOfOffered(offered.unitId, line, named) : { unitId: offered.unitId };
  const ratio = ratioBetween(measured, measureOfLine(line), units);
  return ratio && fractionOf(ratio.times, ratio.over);
}
