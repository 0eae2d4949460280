import type { Fact } from '../../../design/FactList.tsx';
import type { Rial } from '../../../platform/graph/scalars.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { plannedText } from '../../tradeSteps/components/milestones.ts';
import { offerMessages } from '../../sourcing/quotes/form/messages.ts';
import { quoteMessages } from '../../sourcing/quotes/messages.ts';
import type { Quotes_LabelsFragment as QuoteLabels } from '../../sourcing/quotes/Quotes.generated.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { PaperParts } from './parts.ts';
import { rialText } from './parts.ts';
import type { Report_AgreementFragment as Agreement } from './Report.generated.ts';
import { reportMessages } from './messages.ts';

const words = quoteMessages;
type Conditions = Pick<
  Agreement,
  'freight' | 'otherCosts' | 'paymentTerm' | 'deliveryTerm' | 'tolerancePercent' | 'milestones' | 'note'
>;

const costText = (amount: Rial | null, isTaxed: boolean) => {
  const text = rialText(amount ?? ('0' as Rial));
  return isTaxed ? words.taxed(text) : text;
};

/** What an offer or an agreement says beside its lines. */
export function conditionFacts(
  { freight, otherCosts, paymentTerm, deliveryTerm, tolerancePercent, milestones, note }: Conditions,
  labels: PaperParts['labels'],
): Fact[] {
  const { freightKinds } = readFragment<QuoteLabels>(labels);
  const freightText =
    freight.kind === 'AMOUNT' ? costText(freight.amountRial, freight.isTaxed) : labelOf(freightKinds, freight.kind);
  return [
    { label: words.freight, value: freightText },
    ...otherCosts.map(({ title, amountRial, isTaxed }) => ({ label: title, value: costText(amountRial, isTaxed) })),
    ...(paymentTerm ? [{ label: words.paymentTerm, value: labelOf(labels.paymentTerms, paymentTerm) }] : []),
    ...(deliveryTerm ? [{ label: words.deliveryTerm, value: deliveryTerm }] : []),
    ...(tolerancePercent === '0'
      ? []
      : [{ label: words.tolerance, value: words.percent(formatDecimal(tolerancePercent)) }]),
    ...milestones.map((each, place) => ({
      label: offerMessages.milestone(formatInteger(place + 1)),
      value: plannedText(each, rialText),
    })),
    ...(note ? [{ label: words.note, value: note }] : []),
  ];
}

/** The amounts below the lines. */
export const totalFacts = ({
  netRial,
  vatRial,
  totalRial,
}: Record<'netRial' | 'vatRial' | 'totalRial', Rial>): Fact[] => [
  { label: words.net, value: rialText(netRial) },
  { label: words.vat, value: rialText(vatRial) },
  { label: words.total, value: rialText(totalRial) },
];

export const neededFact = (neededBy: Agreement['neededBy']): Fact[] =>
  neededBy ? [{ label: reportMessages.fact.neededBy, value: formatDate(neededBy) }] : [];
