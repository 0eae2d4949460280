import type { Fact } from '../../../../design/FactList.tsx';
import type { Rial } from '../../../../platform/graph/scalars.ts';
import { moneyOf } from '../../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../../platform/numbers/decimals.ts';
import { labelOf } from '../../../../platform/text/labelOf.ts';
import type {
  DisputeCase_DisputeFragment as Dispute,
  DisputeCase_LabelsFragment as Labels,
} from '../DisputeCase.generated.ts';
import { caseMessages as words } from './messages.ts';
import { Text } from './Text.tsx';

type Terms = Pick<
  Dispute['offers'][number],
  'freight' | 'otherCosts' | 'paymentTerm' | 'deliveryTerm' | 'tolerancePercent' | 'note'
>;

const taxedText = (amount: string, isTaxed: boolean) => (isTaxed ? words.taxed(amount) : amount);

/** What an offer or the agreement says beside its lines. */
export function termFacts(terms: Terms, labels: Labels): Fact[] {
  const { freight, otherCosts, paymentTerm, deliveryTerm, tolerancePercent, note } = terms;
  const isAmount = freight.kind === 'AMOUNT';
  const money = moneyOf(terms);
  const costText = (amountRial: Rial | null, isTaxed: boolean) => taxedText(money(amountRial ?? '0'), isTaxed);
  return [
    {
      label: words.freight,
      value: isAmount ? costText(freight.amountRial, freight.isTaxed) : labelOf(labels.freightKinds, freight.kind),
    },
    ...otherCosts.map((each) => ({ label: each.title, value: costText(each.amountRial, each.isTaxed) })),
    ...(paymentTerm ? [{ label: words.paymentTerm, value: labelOf(labels.paymentTerms, paymentTerm) }] : []),
    ...(deliveryTerm ? [{ label: words.deliveryTerm, value: <Text>{deliveryTerm}</Text> }] : []),
    ...(tolerancePercent === '0'
      ? []
      : [{ label: words.tolerance, value: words.percent(formatDecimal(tolerancePercent)) }]),
    ...(note ? [{ label: words.note, value: <Text>{note}</Text> }] : []),
  ];
}
