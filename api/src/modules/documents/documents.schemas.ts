import { Type, type Static } from 'typebox';
import { Id, idOf, Instant, line, Link, named, object, Version } from '../../platform/schema.ts';
import { TradeDocumentType } from './documents.enums.ts';
import { TradeSide, TradeStatus } from './subject.enums.ts';

export const TradeDocument = named(
  'TradeDocument',
  'A paper of a trade request. Nobody can remove it: one that was retracted says so.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    type: TradeDocumentType,
    side: TradeSide,
    shipmentId: Type.Optional(Id('The shipment that it belongs to.')),
    milestoneId: Type.Optional(Id('The part of a service with which it was handed over.')),
    disputeId: Type.Optional(Id('The dispute in which it is shown.')),
    fileId: Id('Id of the stored file, as `POST /files` answered it.'),
    name: Type.String({ description: 'Name of the file.', examples: ['بارنامه.pdf'] }),
    size: Type.Integer({ description: 'Size of the file in bytes.', examples: [48_213] }),
    mime: Type.String({ description: 'Its type, by its bytes.', examples: ['application/pdf'] }),
    sha256: Type.String({ description: 'Hash of its bytes, as the event of the paper has it.' }),
    url: Type.Optional(
      Link(
        'Link that saves it, for minutes; absent in an answer that is repeated, and for a buyer who has not accepted a document yet.',
      ),
    ),
    addedAt: Instant('When the paper was added to the request.'),
    retractedAt: Type.Optional(Instant('When the paper was retracted; null while it counts.')),
    retractReason: Type.Optional(Type.String({ description: 'Why the document was retracted.' })),
  }),
);
export type TradeDocument = Static<typeof TradeDocument>;

export const TradeDocumentRule = named(
  'TradeDocumentRule',
  'Who may add a type of papers to a trade request, and while it stands where.',
  object({
    type: TradeDocumentType,
    sides: Type.Array(TradeSide, { description: 'Sides that may add a paper of this type.' }),
    statuses: Type.Array(TradeStatus, { description: 'Where the request stands.' }),
    isOfShipment: Type.Boolean({ description: 'Whether it names its shipment, which is not handed over without it.' }),
  }),
);
export type TradeDocumentRule = Static<typeof TradeDocumentRule>;

const MOST_FILES = 10;
export const handedFiles = Type.Optional(
  Type.Array(Id('Id of a file that the caller uploaded and nothing uses yet.'), {
    description: 'Files that are handed over.',
    maxItems: MOST_FILES,
    uniqueItems: true,
  }),
);

export const NewTradeDocument = named(
  'NewTradeDocument',
  'A file as a paper of a trade request.',
  object({
    version: Version,
    type: TradeDocumentType,
    fileId: Id('Id of a file that the caller uploaded and nothing uses yet.'),
    shipmentId: Type.Optional(Id('The shipment that it belongs to; required with WAYBILL.')),
  }),
);
export type NewTradeDocument = Static<typeof NewTradeDocument>;

export const DocumentParams = object({
  id: idOf('tradeRequestId', 'Id of the trade request that is acted on.'),
  documentId: Id('Id of the paper (`TradeDocument.id`).'),
});
export const DocumentRetraction = object({
  version: Version,
  reason: line('Why; both sides read it.', 3, 300, 'شمارهٔ بارنامه اشتباه بود.'),
});
export type DocumentRetraction = Static<typeof DocumentRetraction>;
