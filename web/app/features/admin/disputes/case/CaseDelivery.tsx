import { Code } from '../../../../design/Code.tsx';
import { type Fact, FactList } from '../../../../design/FactList.tsx';
import { StateBadge } from '../../../../design/StateBadge.tsx';
import { formatMoney } from '../../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../../platform/text/TechnicalText.tsx';
import { Day } from '../../../things/index.ts';
import type {
  DisputeCase_DisputeFragment as Dispute,
  DisputeCase_LabelsFragment as Labels,
} from '../DisputeCase.generated.ts';
import { caseMessages as words } from './messages.ts';
import { Text } from './Text.tsx';

type Shipment = Dispute['shipments'][number];
type CaseDeliveryProps = Pick<Dispute, 'shipments' | 'milestones'> & { labels: Labels };

/** What was sent and handed over, and what the buyer said of it; of services, the parts. */
export const CaseDelivery = ({ shipments, milestones, labels }: CaseDeliveryProps) => (
  <ul className="grid gap-3 md:grid-cols-2">
    {shipments.map((shipment) => (
      <li key={shipment.id} className="rounded-card border border-border p-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {words.shipment(formatInteger(shipment.place))}
          <StateBadge states={labels.shipmentStatuses?.values} value={shipment.status} />
        </p>
        <ul className="flex flex-col gap-1 text-[0.875rem]">
          {shipment.lines.map((line) => (
            <li key={line.lineId} className="[overflow-wrap:anywhere]">
              <TechnicalText>{line.title}</TechnicalText>:{' '}
              {words.measured(formatDecimal(line.quantity), line.saleUnitText)}
              {answerOf(line)}
              {line.reason && <bdi className="block text-muted">{words.because(line.reason)}</bdi>}
            </li>
          ))}
        </ul>
        <FactList facts={factsOf(shipment)} />
      </li>
    ))}
    {milestones.map(({ id, title, status, totalRial, submittedAt, note, reason }) => (
      <li key={id} className="rounded-card border border-border p-3 text-[0.875rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <bdi>{title}</bdi>
          <StateBadge states={labels.milestoneStatuses?.values} value={status} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-muted">
          {formatMoney(totalRial)}
          {submittedAt && (
            <span>
              {words.submittedAt} <Day at={submittedAt} withClock />
            </span>
          )}
        </p>
        {note && <Text>{note}</Text>}
        {reason && <Text>{words.because(reason)}</Text>}
      </li>
    ))}
  </ul>
);

function answerOf({ accepted, refused }: Shipment['lines'][number]): string {
  const parts = [
    accepted !== '0' && words.acceptedOf(formatDecimal(accepted)),
    refused !== '0' && words.refusedOf(formatDecimal(refused)),
  ].filter(Boolean);
  return parts.map((part) => `${words.separator}${part}`).join('');
}

function factsOf({ shippedAt, deliveredAt, carrier, trackingNumber, note }: Shipment): Fact[] {
  return [
    { label: words.shippedAt, value: <Day at={shippedAt} withClock /> },
    ...(deliveredAt ? [{ label: words.deliveredAt, value: <Day at={deliveredAt} withClock /> }] : []),
    ...(carrier ? [{ label: words.carrier, value: <bdi>{carrier}</bdi> }] : []),
    ...(trackingNumber ? [{ label: words.trackingNumber, value: <Code>{trackingNumber}</Code> }] : []),
    ...(note ? [{ label: words.note, value: <Text>{note}</Text> }] : []),
  ];
}
