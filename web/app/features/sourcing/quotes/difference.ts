import type { EnumModel } from '../../../platform/text/labelOf.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import type { Rial } from '../../../platform/graph/scalars.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { type Money, moneyOf } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { quoteMessages as words } from './messages.ts';
import type { Quotes_QuoteFragment as Quote } from './Quotes.generated.ts';

type Difference = Quote['difference'][number];
export interface DifferenceLabels {
  freightKinds: EnumModel;
  paymentTerms: EnumModel;
}

/** What of an offer is another one: of which line, in which unit. */
export function differenceName({ path, title, unitText }: Difference): string {
  const name = words.path[path] ?? path;
  const label = unitText && path === 'unitPriceRial' ? words.inUnit(name, unitText) : name;
  return title ? words.ofLine(label, title) : label;
}

/** As a person reads it: from what to what. */
export function differenceText({ path, before, after }: Difference, labels: DifferenceLabels): string {
  const money = moneyOf({ beforeRial: amountIn(path, before), afterRial: amountIn(path, after) });
  const [was, is] = [before, after].map((value) => (value == null ? undefined : shown(path, value, labels, money)));
  if (was === undefined) return words.added(is ?? '');
  return is === undefined ? words.removed(was) : words.from(was, is);
}

/** The amount of a value; the api writes freight as a kind, an amount and whether it is taxed. */
const amountIn = (path: string, value: string | null) => (path === 'freight' ? value?.split(' ')[1] : value);

function shown(path: string, value: string, { freightKinds, paymentTerms }: DifferenceLabels, money: Money): string {
  if (path === 'isOffered') return words.offered[value] ?? value;
  if (path.endsWith('Rial')) return money(value as Rial);
  if (path === 'validUntil') return formatDate(value);
  if (path === 'paymentTerm') return labelOf(paymentTerms, value);
  if (path === 'quantity' || path === 'leadTimeDays' || path === 'tolerancePercent') return formatDecimal(value);
  if (path === 'milestones') return milestonesText(value);
  return path === 'freight' ? freightText(value, freightKinds, money) : value;
}

/** The api writes shares and days as programs do. */
const milestonesText = (value: string) =>
  value
    .replace(/ · (\d+(?:\.\d+)?)%/g, (_, percent: string) => ` · ${words.percent(formatDecimal(percent))}`)
    .replace(/ · (\d{4}-\d{2}-\d{2})/g, (_, day: string) => ` · ${formatDate(day)}`);

/** The api writes a kind, an amount and whether it is taxed. */
function freightText(value: string, kinds: EnumModel, money: Money): string {
  const [kind = '', amount, taxed] = value.split(' ');
  const text = amount && amount !== 'TAXED' ? money(amount as Rial) : labelOf(kinds, kind);
  return taxed ? words.taxed(text) : text;
}
