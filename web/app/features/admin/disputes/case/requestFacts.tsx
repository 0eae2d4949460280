import { Code } from '../../../../design/Code.tsx';
import type { Fact } from '../../../../design/FactList.tsx';
import { formatDate } from '../../../../platform/numbers/dates.ts';
import { toPersianDigits } from '../../../../platform/text/digits.ts';
import { labelOf } from '../../../../platform/text/labelOf.ts';
import type {
  DisputeCase_DisputeFragment as Dispute,
  DisputeCase_LabelsFragment as Labels,
} from '../DisputeCase.generated.ts';
import { disputeMessages } from '../messages.ts';
import { caseMessages as words } from './messages.ts';
import { Text } from './Text.tsx';

/** What was asked for, where it goes, and who both sides are by law. */
export function requestFacts(dispute: Dispute, labels: Labels): Fact[] {
  const { description, buyerReference, neededBy, paymentTerm, agreement } = dispute;
  return [
    ...(description ? [{ label: disputeMessages.order, value: <Text>{description}</Text> }] : []),
    ...(buyerReference ? [{ label: words.reference, value: <Code>{buyerReference}</Code> }] : []),
    ...(neededBy ? [{ label: words.neededBy, value: formatDate(neededBy) }] : []),
    ...(paymentTerm ? [{ label: words.paymentTerm, value: labelOf(labels.paymentTerms, paymentTerm) }] : []),
    ...addressFacts(dispute),
    ...(agreement
      ? (['buyer', 'seller'] as const).map((side) => ({
          label: words.parties[side],
          value: <Text>{partyText(agreement[side])}</Text>,
        }))
      : []),
  ];
}

function addressFacts({ address }: Dispute): Fact[] {
  if (!address) return [];
  const { title, cityName, addressLine, plaque, unit, postalCode, receiverName, receiverPhone } = address;
  const parts = [
    title,
    cityName,
    addressLine,
    plaque && words.plaque(plaque),
    unit && words.unit(unit),
    postalCode && words.postalCode(postalCode),
  ];
  const line = toPersianDigits(parts.filter(Boolean).join(words.separator));
  const receiver = [receiverName, receiverPhone && toPersianDigits(receiverPhone)].filter(Boolean);
  return [
    ...(line ? [{ label: words.address, value: <Text>{line}</Text> }] : []),
    ...(receiver.length > 0 ? [{ label: words.receiver, value: <bdi>{receiver.join(words.separator)}</bdi> }] : []),
  ];
}

type Party = NonNullable<Dispute['agreement']>['buyer'];
const partyText = ({ legalName, nationalId, economicCode }: Party) =>
  [
    legalName,
    nationalId && words.nationalId(toPersianDigits(nationalId)),
    economicCode && words.economicCode(toPersianDigits(economicCode)),
  ]
    .filter(Boolean)
    .join(words.separator);
