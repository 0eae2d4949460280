import { Type, type Static } from 'typebox';
import {
  Day,
  Decimal,
  Id,
  idOf,
  Instant,
  line,
  named,
  object,
  paragraphs,
  TypedDecimal,
  Version,
} from '../../../platform/schema.ts';
import { handedFiles } from '../../documents/documents.schemas.ts';
import { ShipmentStatus } from './shipments.enums.ts';

const MOST_LINES = 50;

const ShipmentLine = named(
  'TradeShipmentLine',
  'How much of a line is in a shipment, and what the buyer says of it.',
  object({
    lineId: Id('The line of the request.'),
    title: Type.String({
      description: 'Title of the line: of the goods, or the need in words.',
      examples: ['شیر توپی برنجی ۲ اینچ'],
    }),
    saleUnitText: Type.String({ description: 'What one unit is, in Persian.', examples: ['عدد'] }),
    quantity: Decimal('How much was sent.', '10'),
    accepted: Decimal('How much of it the buyer took.', '8'),
    refused: Decimal('How much the buyer refused.', '2'),
    reason: Type.Optional(Type.String({ description: 'Why it was refused.' })),
  }),
);

export const TradeShipment = named(
  'TradeShipment',
  'What a seller sent of an agreement at one time; of services and documents, what was handed over.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    place: Type.Integer({ description: 'Its number in the request, from 1.', minimum: 1, examples: [1] }),
    status: ShipmentStatus,
    lines: Type.Array(ShipmentLine, { description: 'Quantities of lines that are in the shipment.' }),
    shippedAt: Instant('When the seller sent the shipment off.'),
    expectedOn: Type.Optional(Day('When the seller expects it there, in Tehran.', '2026-12-20')),
    carrier: Type.Optional(
      Type.String({ description: 'Name of the carrier; null where none is named.', examples: ['باربری توکا'] }),
    ),
    trackingNumber: Type.Optional(Type.String({ description: 'Its number with who carries it.' })),
    note: Type.Optional(Type.String({ description: 'What else the seller says of it.' })),
    deliveredAt: Type.Optional(Instant('When it was handed over.')),
    answerDueAt: Type.Optional(Instant('When what the buyer has not answered counts as accepted.')),
    answeredAt: Type.Optional(Instant('When nothing of it was open any more.')),
  }),
);
export type TradeShipment = Static<typeof TradeShipment>;

/** Of a line, from the agreement on. */
export const lineProgress = {
  agreedTitle: Type.Optional(
    Type.String({ description: 'What comes, where it is called otherwise.', examples: ['شیر توپی فولادی ۲ اینچ'] }),
  ),
  agreedUnitText: Type.Optional(
    Type.String({ description: 'In what it was agreed to, in Persian.', examples: ['عدد'] }),
  ),
  agreedQuantity: Type.Optional(Decimal('How much both agreed to, less what both struck since.', '10')),
  shippedQuantity: Type.Optional(Decimal('How much of it was sent in all.', '10')),
  deliveredQuantity: Type.Optional(Decimal('How much of it was handed over.', '10')),
  acceptedQuantity: Type.Optional(Decimal('How much of it the buyer took.', '8')),
  refusedQuantity: Type.Optional(Decimal('How much the buyer refused.', '2')),
  shippableQuantity: Type.Optional(Decimal('How much may still be sent, with what was refused.', '2')),
};

const NewShipmentLine = named(
  'NewShipmentLine',
  'How much of a line is sent.',
  object({
    lineId: Id('Id of the line of the request (`TradeLine.id`).'),
    quantity: TypedDecimal('At most what is still to come of it.', '10'),
  }),
);

export const NewShipment = named(
  'NewShipment',
  'What is sent at one time.',
  object({
    version: Version,
    lines: Type.Array(NewShipmentLine, {
      description: 'Quantities of lines that are in the shipment.',
      minItems: 1,
      maxItems: MOST_LINES,
    }),
    expectedOn: Type.Optional(Day('When it is expected there, in Tehran.', '2026-12-20')),
    carrier: Type.Optional(line('Name of the carrier; null where none is named.', 2, 100, 'باربری توکا')),
    trackingNumber: Type.Optional(line('Its number with who carries it.', 1, 100, 'TK-1405-881')),
    note: Type.Optional(paragraphs('What else the buyer is told.', 1, 1_000, 'در دو پالت')),
  }),
);
export type NewShipment = Static<typeof NewShipment>;

const AnsweredLine = named(
  'DeliveryAnswer',
  'What the buyer says of a line of a shipment, in all: what was refused before may be accepted after all.',
  object({
    lineId: Id('Id of the line of the request (`TradeLine.id`).'),
    accepted: TypedDecimal('How much of it is taken.', '8'),
    refused: TypedDecimal('How much of it is refused.', '2'),
    reason: Type.Optional(paragraphs('Why it is refused; required then.', 3, 500, 'دو عدد ترک دارد.')),
  }),
);

export const DeliveryConfirmation = named(
  'DeliveryConfirmation',
  'What of a shipment is accepted and what is refused. Lines that are not named stay open.',
  object({
    version: Version,
    shipmentId: Id('Id of the shipment (`TradeShipment.id`) that is acted on.'),
    lines: Type.Array(AnsweredLine, {
      description: 'Answers for lines of the shipment; a line left out stays open.',
      minItems: 1,
      maxItems: MOST_LINES,
    }),
  }),
);
export type DeliveryConfirmation = Static<typeof DeliveryConfirmation>;

export const ShipmentHandover = named(
  'ShipmentHandover',
  'A shipment that was handed over; of documents and services with their files.',
  object({ version: Version, fileIds: handedFiles }),
);
export type ShipmentHandover = Static<typeof ShipmentHandover>;

export const ShipmentParams = object({
  id: idOf('tradeRequestId', 'Id of the trade request that is acted on.'),
  shipmentId: Id('Id of the shipment (`TradeShipment.id`) that is acted on.'),
});
