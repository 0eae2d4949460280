import { beginOfDay } from '../../../platform/calendar.ts';
import { allocate, rials } from '../../../platform/money.ts';
import { type Amount, measureLine, type MeasuredLine, NOTHING, sumOf } from './cells.ts';
import { dayReady, daysAfter } from '../requests/lateness.ts';
import type { Compared, ComparedAgency, ComparedOffer } from './compared.ts';

/** A line with its share of what is paid beside the goods. */
export type SharedLine = MeasuredLine & { freight: Amount; costs: Amount };
/** All that is computed of an offer by itself. */
export type MeasuredOffer = {
  offer: ComparedOffer;
  isLive: boolean;
  lines: SharedLine[];
  goods: Amount;
  /** Undefined: neither stated nor to be estimated. */
  freight: Amount | undefined;
  isFreightEstimated: boolean;
  costs: Amount;
  coveredLines: number;
  /** Undefined where a line or the way says nothing. */
  leadTimeDays: number | undefined;
  arrivesOn: string | undefined;
  daysLate: number | undefined;
  agencies: (ComparedAgency & { endsBefore: boolean })[];
};

export function measureOffer(
  offer: ComparedOffer,
  isLive: boolean,
  { lines: asked, ground }: Pick<Compared, 'lines' | 'ground'>,
): MeasuredOffer {
  const said = new Map(offer.lines.map((line) => [line.lineId, line]));
  const measured = asked.map((line) => measureLine(line, said.get(line.id), ground));
  const goods = sumOf(measured.map((each) => each.goods));
  const { kind } = offer.quote.freight;
  const way = kind === 'PICKUP' ? { rial: 0n, days: 0 } : offer.seller.deliveryOf(goods.net);
  const estimate = way?.rial === undefined ? undefined : { net: way.rial, vat: 0n };
  const freight = kind === 'NOT_STATED' ? estimate : amountOf(offer.quote.freight);
  const isFreightEstimated = kind === 'NOT_STATED' && freight !== undefined;
  const costs = sumOf(offer.quote.otherCosts.map(amountOf));
  const leadTimeDays = leadTimeOf(measured, way?.days);
  const arrivesOn = leadTimeDays === undefined ? undefined : dayReady(ground.now, leadTimeDays, ground.isClosed);
  return {
    offer,
    isLive,
    goods,
    freight,
    isFreightEstimated,
    costs,
    leadTimeDays,
    arrivesOn,
    lines: shared(measured, freight ?? NOTHING, costs),
    coveredLines: measured.filter(({ isCovered }) => isCovered).length,
    daysLate: arrivesOn !== undefined && ground.neededBy !== null ? daysAfter(arrivesOn, ground.neededBy) : undefined,
    agencies: offer.seller.agencies.map((agency) => ({
      ...agency,
      endsBefore: arrivesOn !== undefined && agency.endsAt <= beginOfDay(arrivesOn),
    })),
  };
}

const amountOf = ({ amountRial, vatRial }: { amountRial: string | null; vatRial: string }): Amount => ({
  net: BigInt(amountRial ?? '0'),
  vat: BigInt(vatRial),
});

/** The slowest line, and the way. */
function leadTimeOf(measured: readonly MeasuredLine[], days: number | undefined): number | undefined {
  const ofLines = measured.flatMap(({ offered }) => (offered ? [offered.leadTimeDays] : []));
  if (days === undefined || ofLines.length === 0 || ofLines.includes(null)) return undefined;
  return Math.max(...(ofLines as number[])) + days;
}

/** What is paid beside the goods, by the net of the lines that are offered; where all are free, by their number. */
function shared(measured: readonly MeasuredLine[], freight: Amount, costs: Amount): SharedLine[] {
  const nets = measured.map(({ goods }) => goods.net);
  const weights = nets.some((net) => net > 0n) ? nets : measured.map(({ offered }) => (offered ? 1n : 0n));
  const isNone = !weights.some((weight) => weight > 0n);
  const nothing = weights.map(() => 0n);
  const split = (amount: bigint) => (isNone || amount === 0n ? nothing : allocate(rials(amount), weights));
  const splitAmount = ({ net, vat }: Amount) => ({ net: split(net), vat: split(vat) });
  const freights = splitAmount(freight);
  const others = splitAmount(costs);
  return measured.map((each, index) => ({
    line: each.line,
    offered: each.offered,
    goods: each.goods,
    coverage: each.coverage,
    surplus: each.surplus,
    price: each.price,
    isCovered: each.isCovered,
    isComparable: each.isComparable,
    isAlternative: each.isAlternative,
    isAllowed: each.isAllowed,
    differences: each.differences,
    freight: { net: freights.net[index]!, vat: freights.vat[index]! },
    costs: { net: others.net[index]!, vat: others.vat[index]! },
  }));
}
