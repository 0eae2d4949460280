import { onDemand } from '../../../platform/site/onDemand.tsx';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Section } from '../../../design/Section.tsx';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { useFocusBack } from '../../tradeSteps/steps/useFocusBack.ts';
import type { Shipment } from './deliveryForms.ts';
import { deliveryMessages as words } from './messages.ts';
import { PlainShip } from './plain/PlainShip.tsx';
import { PlainTakeAll } from './plain/PlainTakeAll.tsx';
import { isHeldUp } from './isHeldUp.ts';
import { Progress } from './Progress.tsx';
import { ShipmentCard, type ShipmentForm } from './ShipmentCard.tsx';
const ShipDialog = onDemand(() => import('./ShipDialog.tsx').then((it) => it.ShipDialog));
const TakeDialog = onDemand(() => import('./TakeDialog.tsx').then((it) => it.TakeDialog));
const DeliverDialog = onDemand(() => import('./DeliverDialog.tsx').then((it) => it.DeliverDialog));
const ArrivalDialog = onDemand(() => import('./DeliverDialog.tsx').then((it) => it.ArrivalDialog));
const AddPaperDialog = onDemand(() => import('../papers/AddPaperDialog.tsx').then((it) => it.AddPaperDialog));
const TakeAllDialog = onDemand(() => import('./TakeAllDialog.tsx').then((it) => it.TakeAllDialog));
const AnswerDialog = onDemand(() => import('./AnswerDialog.tsx').then((it) => it.AnswerDialog));

const place = 'delivery';

type Opened = { form: 'SHIP' | 'TAKE_ALL' } | { form: ShipmentForm; shipment: Shipment };

/** How far an agreed order has come: line by line, and shipment by shipment with what can be done with each. */
export function DeliverySection({ room }: { room: RoomParts }) {
  const { request } = room;
  const {
    lines: { nodes: lines },
    shipments: { nodes: shipments },
    milestones,
    allowedActions,
  } = request;
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const waiting = shipments.filter((shipment) => shipment.status === 'DELIVERED' && !isHeldUp(room, shipment));
  const takesAll = waiting.length > 1 && allowedActions.includes('CONFIRM_DELIVERY');
  useFocusBack(opened !== undefined, place);
  // What is done in parts has a section of its own.
  if (milestones.length > 0) return null;
  // Of what was called off before anything was sent nothing is to come.
  if (shipments.length === 0 && (request.status === 'CANCELLED' || request.status === 'EXPIRED')) return null;
  // What is only asked for has nothing to deliver.
  if (lines.every(({ agreedQuantity }) => agreedQuantity === null) || request.status === 'AGREED') return null;
  return (
    <Section id={place} title={words.title}>
      <div className="flex flex-col gap-4">
        <Progress request={request} />
        {shipments.length === 0 && <p className="text-muted">{words.none}</p>}
        {shipments.length > 0 && (
          <ul aria-label={words.shipments} className="flex flex-col gap-3">
            {shipments.map((shipment) => (
              <ShipmentCard
                key={shipment.id}
                room={room}
                shipment={shipment}
                open={(form) => setOpened({ form, shipment })}
              />
            ))}
          </ul>
        )}
        {takesAll && (
          <>
            <PlainTakeAll room={room} shipments={waiting} />
            <div className="noscript:hidden">
              <Button variant="primary" onClick={() => setOpened({ form: 'TAKE_ALL' })}>
                {words.takeAll}
              </Button>
            </div>
          </>
        )}
        {allowedActions.includes('SHIP') && (
          <>
            <PlainShip room={room} />
            <div className="noscript:hidden">
              <Button icon="plus" variant="primary" onClick={() => setOpened({ form: 'SHIP' })}>
                {words.ship}
              </Button>
            </div>
          </>
        )}
      </div>
      {opened?.form === 'TAKE_ALL' && <TakeAllDialog room={room} shipments={waiting} close={close} />}
      {opened?.form === 'SHIP' && <ShipDialog room={room} close={close} />}
      {opened?.form === 'DELIVER' && <DeliverDialog room={room} shipment={opened.shipment} close={close} />}
      {opened?.form === 'REPORT_ARRIVAL' && (
        <ArrivalDialog room={room} shipment={opened.shipment} close={close} step="REPORT_ARRIVAL" />
      )}
      {opened?.form === 'WAYBILL' && (
        <AddPaperDialog room={room} wanted={{ type: 'WAYBILL', shipmentId: opened.shipment.id }} close={close} />
      )}
      {opened?.form === 'TAKE' && <TakeDialog room={room} shipment={opened.shipment} close={close} />}
      {opened?.form === 'CONFIRM_DELIVERY' && <AnswerDialog room={room} shipment={opened.shipment} close={close} />}
    </Section>
  );
}
