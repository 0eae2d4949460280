import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Code } from '../../../design/Code.tsx';
import { type Fact, FactList } from '../../../design/FactList.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { Moment } from '../../tradeSteps/components/Moment.tsx';
import { PaperLinks } from '../papers/PaperLinks.tsx';
import { papersPlace } from '../papers/place.ts';
import { papersOf, type RoomParts } from '../../tradeSteps/steps/room.ts';
import type { Shipment } from './deliveryForms.ts';
import { deliveryMessages as words } from './messages.ts';
import { isHeldUp } from './isHeldUp.ts';
import { PlainAnswer } from './plain/PlainAnswer.tsx';
import { PlainArrival } from './plain/PlainArrival.tsx';
import { PlainDeliver } from './plain/PlainDeliver.tsx';

/** What can be opened for one. */
export type ShipmentForm = 'DELIVER' | 'REPORT_ARRIVAL' | 'CONFIRM_DELIVERY' | 'TAKE' | 'WAYBILL';

interface ShipmentCardProps {
  room: RoomParts;
  shipment: Shipment;
  open(form: ShipmentForm): void;
}

/** One shipment: what is in it, where it is, and what can be done with it. */
export function ShipmentCard({ room, shipment, open }: ShipmentCardProps) {
  const { request, labels } = room;
  const { id, place, status, lines } = shipment;
  const number = formatInteger(place);
  const can = (action: 'DELIVER' | 'REPORT_ARRIVAL' | 'CONFIRM_DELIVERY') => request.allowedActions.includes(action);
  const isOnTheWay = status === 'ON_THE_WAY' && can('DELIVER');
  const files = papersOf(request).filter(({ type, shipmentId }) => type === 'DELIVERABLE' && shipmentId === id);
  const lacksWaybill = isOnTheWay && !hasWaybill(room, id);
  const isAnswerable =
    can('CONFIRM_DELIVERY') &&
    (status === 'DELIVERED' || (status === 'ANSWERED' && lines.some(({ refused }) => refused !== '0')));
  /** Of a document, whose file comes with the yes. */
  const isTaken = isAnswerable && request.categoryType === 'ElectronicDocument';
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[1rem] leading-7">
        {words.shipment(number)}
        <StateBadge states={labels.shipmentStatuses?.values} value={status} />
      </h3>
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <ShippedLine key={line.lineId} line={line} isAnswered={status !== 'ON_THE_WAY' && status !== 'CANCELLED'} />
        ))}
      </ul>
      <FactList facts={factsOf(shipment, isHeldUp(room, shipment))} />
      <PaperLinks label={words.files} papers={files} />
      {isAnswerable && files.some(({ url }) => !url) && <p className="text-[0.875rem] text-muted">{words.heldBack}</p>}
      {lacksWaybill && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-[0.875rem] text-muted">{words.waybillMissing}</p>
          <noscript>
            <a className="link" href={`#${papersPlace}`}>
              {words.toPapers}
            </a>
          </noscript>
          <span className="noscript:hidden">
            <Button size="small" icon="file-up" aria-label={words.addWaybillOf(number)} onClick={() => open('WAYBILL')}>
              {words.addWaybill}
            </Button>
          </span>
        </div>
      )}
      {isOnTheWay && !lacksWaybill && (
        <>
          <PlainDeliver room={room} shipment={shipment} />
          <div className="noscript:hidden">
            <Button aria-label={words.deliverOf(number)} variant="primary" onClick={() => open('DELIVER')}>
              {words.deliver}
            </Button>
          </div>
        </>
      )}
      {status === 'ON_THE_WAY' && can('REPORT_ARRIVAL') && (
        <>
          <PlainArrival room={room} shipment={shipment} />
          <div className="noscript:hidden">
            <Button aria-label={words.arrivedOf(number)} onClick={() => open('REPORT_ARRIVAL')}>
              {words.arrived}
            </Button>
          </div>
        </>
      )}
      {isAnswerable && (
        <>
          <PlainAnswer room={room} shipment={shipment} />
          <div className="flex flex-wrap gap-2 noscript:hidden">
            {isTaken && (
              <Button aria-label={words.takeOf(number)} variant="primary" onClick={() => open('TAKE')}>
                {words.take}
              </Button>
            )}
            <Button
              aria-label={words.answerOf(number)}
              variant={status === 'DELIVERED' && !isTaken ? 'primary' : 'secondary'}
              onClick={() => open('CONFIRM_DELIVERY')}
            >
              {words.answer}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

/** Services and papers are handed over without one; the api knows what is goods. */
const hasWaybill = ({ request }: RoomParts, id: string) =>
  request.categoryType !== 'Product' ||
  papersOf(request).some(
    ({ type, shipmentId, retractedAt }) => type === 'WAYBILL' && shipmentId === id && !retractedAt,
  );

function ShippedLine({ line, isAnswered }: { line: Shipment['lines'][number]; isAnswered: boolean }) {
  const { title, quantity, saleUnitText, accepted, refused, reason } = line;
  return (
    <li className="flex flex-wrap gap-x-3 [overflow-wrap:anywhere]">
      <span>
        <TechnicalText>{title}</TechnicalText>
      </span>
      <span className="font-medium">{words.measured(formatDecimal(quantity), saleUnitText)}</span>
      {isAnswered && accepted !== '0' && (
        <span className="text-muted">{words.acceptedOf(formatDecimal(accepted))}</span>
      )}
      {refused !== '0' && <span className="text-danger">{words.refusedOf(formatDecimal(refused))}</span>}
      {refused !== '0' && reason && <bdi className="text-muted">{words.reason(reason)}</bdi>}
    </li>
  );
}

function factsOf(shipment: Shipment, isHeld: boolean): Fact[] {
  const { status, shippedAt, expectedOn, carrier, trackingNumber, note, deliveredAt, answerDueAt } = shipment;
  return [
    { label: words.shippedAt, value: <Moment at={shippedAt} /> },
    ...(expectedOn && !deliveredAt ? [{ label: words.expectedOn, value: formatDate(expectedOn) }] : []),
    ...(deliveredAt ? [{ label: words.deliveredAt, value: <Moment at={deliveredAt} /> }] : []),
    ...(answerDueAt && status === 'DELIVERED' && !isHeld
      ? [{ label: words.answerDueAt, value: <Moment at={answerDueAt} /> }]
      : []),
    ...(carrier ? [{ label: words.carrier, value: <bdi>{carrier}</bdi> }] : []),
    ...(trackingNumber ? [{ label: words.trackingNumber, value: <Code>{trackingNumber}</Code> }] : []),
    ...(note ? [{ label: words.note, value: <bdi className="whitespace-pre-wrap">{note}</bdi> }] : []),
  ];
}
