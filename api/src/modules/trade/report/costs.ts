import { type Decimal, decimal } from '../../../platform/decimal.ts';
import { type Rials, rials, vat } from '../../../platform/money.ts';
import type { AgreedLine } from '../agreement.ts';
import { fractionOf, wholeRials } from '../comparison/fractions.ts';
import type { Agreed, AgreedCost } from './report.repository.ts';
import type { TradeCost } from './report.schemas.ts';

/** A part of an amount, half up; a whole of nothing has no parts. */
const partOf = (amount: bigint, of: Decimal, by: Decimal): Rials =>
  rials(by.gt(0) ? wholeRials(fractionOf(of.times(String(amount)), by)) : 0n);

/** What a quantity of an agreed line costs. */
export function priceOfPart({ quantity, snapshot }: AgreedLine, part: string) {
  const net = partOf(BigInt(snapshot.netRial), decimal(part), decimal(quantity));
  return { net, vat: vat(net, snapshot.vatBasisPoints) };
}

const amountOf = ({ amountRial }: AgreedCost) => BigInt(amountRial ?? '0');
const taxOf = ({ vatRial }: AgreedCost) => BigInt(vatRial ?? '0');
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);

type Parts = Record<'goods' | 'freight' | 'other' | 'tax', bigint>;
const toCost = ({ goods, freight, other, tax }: Parts): TradeCost => ({
  ...{ goodsRial: String(goods), freightRial: String(freight), otherCostsRial: String(other), vatRial: String(tax) },
  totalRial: String(goods + freight + other + tax),
});

/** What both agreed to, part by part: together what the agreement says. */
export function costAgreed(agreed: Agreed): TradeCost {
  const others = agreed.otherCosts ?? [];
  return toCost({
    goods: sum(agreed.lines.map(({ snapshot }) => BigInt(snapshot.netRial))),
    freight: amountOf(agreed.freight),
    other: sum(others.map(amountOf)),
    tax: BigInt(agreed.vatRial),
  });
}

/**
 * What was accepted: each line by its quantity, with its share of freight and other costs by what the lines cost. All of an
 * agreement is as much as was agreed to. More than agreed, within the tolerance, costs no more freight.
 */
export function costAccepted(agreed: Agreed, acceptedOf: (lineId: string) => string): TradeCost {
  const parts = agreed.lines.map((line) => priceOfPart(line, acceptedOf(line.id)));
  const goods = sum(parts.map(({ net }) => net));
  const all = sum(agreed.lines.map(({ snapshot }) => BigInt(snapshot.netRial)));
  const counted = goods < all ? goods : all;
  const isAny = agreed.lines.some(({ id }) => decimal(acceptedOf(id)).gt(0));
  // Lines that cost nothing carry their freight whole.
  const [of, by] = all > 0n ? [counted, all] : [isAny ? 1n : 0n, 1n];
  const share = (amount: bigint) => partOf(amount, decimal(String(of)), decimal(String(by)));
  const others = agreed.otherCosts ?? [];
  return toCost({
    ...{ goods, freight: share(amountOf(agreed.freight)) },
    other: sum(others.map((each) => share(amountOf(each)))),
    tax: sum([...parts.map((each) => each.vat), ...[agreed.freight, ...others].map((each) => share(taxOf(each)))]),
  });
}
