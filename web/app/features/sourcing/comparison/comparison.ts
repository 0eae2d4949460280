import { readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDate, formatLastDay } from '../../../platform/numbers/dates.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import type {
  Comparison_PriceFragment as Price,
  Comparison_TotalsFragment as Totals,
  Comparison_ValueFragment as Value,
  TradeComparisonQuery as Answer,
} from './Comparison.generated.ts';
import { plannedText } from '../../tradeSteps/components/milestones.ts';
import { comparisonMessages as words } from './messages.ts';
import type { Reading } from './reading.ts';

export type Compared = NonNullable<NonNullable<NonNullable<Answer['viewer']>['tradeRequest']>['comparison']>;
export type Column = Compared['columns'][number];
export type Row = Compared['rows'][number];
export type Cell = Row['cells'][number];
export type ComparisonLabels = Pick<Answer, 'freightKinds' | 'delegationLevels' | 'paymentTerms'>;

export const totalsOf = (column: Column, reading: Reading): Totals => readFragment<Totals>(column[reading]);
export const priceOf = (cell: Cell, reading: Reading): Price | undefined => readFragment<Price>(cell[reading]);

/** An amount as a number: side by side all are of one unit, which the table's head names. */
export type AmountText = (rial: string) => string;

export const isOver = ({ status }: Column) => status === 'EXPIRED';

const HUNDRED = 100;
/** How much of a line is offered, in percent; what is short by a hair is never told as whole. */
export const percentOf = (coverage: string): string =>
  formatDecimal(String(Math.round(Number(coverage) * HUNDRED * HUNDRED) / HUNDRED));

function valueText(given: Row['differences'][number]['value'] | null | undefined): string {
  if (!given) return words.unsaid;
  const { booleanValue, measure, number, text, enumValues } = readFragment<Value>(given);
  if (typeof booleanValue === 'boolean') return booleanValue ? words.yes : words.no;
  return measure?.text ?? number?.text ?? text ?? enumValues.map(({ label }) => label).join(words.listSeparator);
}

/** In what the goods that an offer names for a line are not as they were asked. */
export const differencesOf = ({ differences }: Row, { quoteId }: Cell): string[] =>
  differences
    .filter((each) => each.quoteId === quoteId)
    .map(({ value, offered, tolerancePercent }) => {
      const asked = valueText(value);
      const told = tolerancePercent ? words.tolerated(asked, formatDecimal(tolerancePercent)) : asked;
      return words.difference(readFragment<Value>(value).name, told, valueText(offered));
    });

export type Said = { text: string; tone?: 'warning' | 'muted' };

/** What bringing the goods costs, or why that is not known. */
export function freightOf(
  column: Column,
  { reading, labels, amountText }: { reading: Reading; labels: ComparisonLabels; amountText: AmountText },
): Said[] {
  const { freightRial } = totalsOf(column, reading);
  const { freightKind, freightCityName, isFreightEstimated } = column;
  if (freightKind === 'PICKUP' && freightCityName) return [{ text: words.pickup(freightCityName) }];
  if (freightKind === 'INCLUDED' || freightKind === 'PICKUP')
    return [{ text: labelOf(labels.freightKinds, freightKind) }];
  if (freightRial == null) return [{ text: words.notStated, tone: 'warning' }];
  return [
    { text: amountText(freightRial) },
    ...(isFreightEstimated ? [{ text: words.estimate, tone: 'muted' as const }] : []),
  ];
}

/** When all would be there, beside when it is needed. */
export function arrivalOf({ leadTimeDays, arrivesOn, daysLate }: Column): Said[] {
  if (leadTimeDays == null) return [{ text: words.unknown, tone: 'muted' }];
  return [
    { text: words.days(formatInteger(leadTimeDays)) },
    ...(arrivesOn ? [{ text: words.arrives(formatDate(arrivesOn)), tone: 'muted' as const }] : []),
    ...(daysLate ? [{ text: words.late(formatInteger(daysLate)), tone: 'warning' as const }] : []),
  ];
}

/** In which parts a service would be done. */
export const milestonesOf = (milestones: Column['milestones'], amountText: AmountText): Said[] =>
  milestones.length === 0
    ? [{ text: words.asWhole, tone: 'muted' }]
    : milestones.map((each) => ({ text: plannedText(each, amountText) }));

/** By what right a seller sells, and what is to be thought of. */
export function agenciesOf({ agencies }: Column, { delegationLevels }: ComparisonLabels): Said[] {
  if (agencies.length === 0) return [{ text: words.noAgency, tone: 'muted' }];
  return agencies.flatMap((agency): Said[] => [
    { text: labelOf(delegationLevels, agency.verifiedLevel) },
    { text: words.agencyUntil(formatLastDay(agency.endsAt)), tone: 'muted' },
    ...(agency.isInForce ? [] : [{ text: words.agencyOver, tone: 'warning' as const }]),
    ...(agency.isInForce && agency.endsBefore ? [{ text: words.agencyEndsBefore, tone: 'warning' as const }] : []),
    ...(agency.reachesCity === false ? [{ text: words.agencyOutside, tone: 'warning' as const }] : []),
  ]);
}
