import { useState } from 'react';
import { Button } from '../../../../design/Button.tsx';
import { Section } from '../../../../design/Section.tsx';
import { Table } from '../../../../design/Table.tsx';
import { formatDecimal } from '../../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../../platform/text/TechnicalText.tsx';
import type { RoomParts } from '../room.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { DeliverDialog } from './DeliverDialog.tsx';
import type { Shipment } from './deliveryForms.ts';
import { deliveryMessages as words } from './messages.ts';
import { PlainShip } from './plain/PlainShip.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { ShipmentCard } from './ShipmentCard.tsx';

type Opened = { form: 'SHIP' } | { form: 'DELIVER' | 'CONFIRM_DELIVERY'; shipment: Shipment };

/** How far an agreed order has come: line by line, and shipment by shipment with what can be done with each. */
export function DeliverySection({ room }: { room: RoomParts }) {
  const { request } = room;
  const { lines, shipments, allowedActions } = request;
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  // What is only asked for has nothing to deliver.
  if (lines.every(({ agreedQuantity }) => agreedQuantity === null) || request.status === 'AGREED') return null;
  return (
    <Section id="delivery" title={words.title}>
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
      {opened?.form === 'SHIP' && <ShipDialog room={room} close={close} />}
      {opened?.form === 'DELIVER' && <DeliverDialog room={room} shipment={opened.shipment} close={close} />}
      {opened?.form === 'CONFIRM_DELIVERY' && <AnswerDialog room={room} shipment={opened.shipment} close={close} />}
    </Section>
  );
}

type Line = RoomParts['request']['lines'][number];
const shown = (quantity: string | null) => formatDecimal(quantity ?? '0');

const Progress = ({ request }: Pick<RoomParts, 'request'>) => (
  <Table<Line>
    caption={words.table}
    hideCaption
    rows={request.lines.filter(({ agreedQuantity }) => agreedQuantity !== null)}
    rowKey={({ id }) => id}
    columns={[
      { key: 'goods', header: words.goods, cell: ({ title }) => <TechnicalText>{title}</TechnicalText> },
      {
        key: 'agreed',
        header: words.agreed,
        cell: ({ agreedQuantity, agreedUnitText }) => words.measured(shown(agreedQuantity), agreedUnitText ?? ''),
      },
      { key: 'shipped', header: words.shipped, cell: ({ shippedQuantity }) => shown(shippedQuantity) },
      { key: 'delivered', header: words.delivered, cell: ({ deliveredQuantity }) => shown(deliveredQuantity) },
      { key: 'accepted', header: words.accepted, cell: ({ acceptedQuantity }) => shown(acceptedQuantity) },
      { key: 'refused', header: words.refused, cell: ({ refusedQuantity }) => shown(refusedQuantity) },
    ]}
  />
);
