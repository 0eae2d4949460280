import { type Decimal, decimal } from '../../../platform/decimal.ts';
import { type Rials, rials, vat } from '../../../platform/money.ts';
import type { AgreedLine } from '../../orders/agreement/agreement.ts';
import { fractionOf, wholeRials } from '../../sourcing/comparison/fractions.ts';
import { givenOut } from '../../orders/milestones/shares.ts';
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

/** Which parts of a service were accepted, by their places from 0. */
export type AcceptedParts = ReadonlySet<number>;
const acceptedIn = <Names extends string>(
  amounts: Record<Names, bigint>,
  milestones: NonNullable<Agreed['milestones']>,
  accepted: AcceptedParts,
) => {
  const parts = givenOut(amounts, milestones).filter((_, index) => accepted.has(index));
  return (name: Names) => sum(parts.map((each) => each[name]));
};

/** What of an agreed line was accepted with the parts of a service. */
export function priceOfParts(
  { snapshot }: AgreedLine,
  milestones: NonNullable<Agreed['milestones']>,
  accepted: AcceptedParts,
) {
  const of = acceptedIn({ net: BigInt(snapshot.netRial), vat: BigInt(snapshot.vatRial) }, milestones, accepted);
  return { net: of('net'), vat: of('vat') };
}

const amountOf = ({ amountRial }: AgreedCost) => BigInt(amountRial ?? '0');
const taxOf = ({ vatRial }: AgreedCost) => BigInt(vatRial ?? '0');
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);

type Parts = Record<'goods' | 'freight' | 'other' | 'tax', bigint>;
const toCost = ({ goods, freight, other, tax }: Parts): TradeCost => ({
  goodsRial: String(goods),
  freightRial: String(freight),
  otherCostsRial: String(other),
  vatRial: String(tax),
  totalRial: String(goods + freight + other + tax),
});

const partsOf = (agreed: Agreed): Parts => ({
  goods: sum(agreed.lines.map(({ snapshot }) => BigInt(snapshot.netRial))),
  freight: amountOf(agreed.freight),
  other: sum((agreed.otherCosts ?? []).map(amountOf)),
  tax: BigInt(agreed.vatRial),
});

/** What both agreed to, part by part: together what the agreement says. */
export const costAgreed = (agreed: Agreed): TradeCost => toCost(partsOf(agreed));

/** What was accepted of a service that is done in parts: as much as these parts are. */
export function costAcceptedInParts(agreed: Agreed, accepted: AcceptedParts): TradeCost {
  const { goods, freight, other, tax } = partsOf(agreed);
  const of = acceptedIn({ goods, freight, other, tax }, agreed.milestones!, accepted);
  return toCost({ goods: of('goods'), freight: of('freight'), other: of('other'), tax: of('tax') });
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
    goods,
    freight: share(amountOf(agreed.freight)),
    other: sum(others.map((each) => share(amountOf(each)))),
    tax: sum([...parts.map((each) => each.vat), ...[agreed.freight, ...others].map((each) => share(taxOf(each)))]),
  });
}
