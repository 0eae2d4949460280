import { Type, type Static } from 'typebox';
import { Decimal, Id, Instant, named, object, paragraphs, Rial, TypedDecimal, Version } from '../../platform/schema.ts';
import { TradeSide } from '../documents/subject.enums.ts';
import { DisputeOutcome, DisputeReason, DisputeStatementKind, DisputeStatus } from './disputes.enums.ts';

const MOST_LINES = 50;
const MOST_FILES_AT_ONCE = 10;
/** domain rule: so often each side says something in a dispute */
export const MOST_STATEMENTS = 20;

const amount = {
  netRial: Rial('What its lines were agreed to come to, before tax.'),
  vatRial: Rial('Their value added tax.'),
  freightRial: Rial('Their share of the freight, with its tax.'),
  totalRial: Rial('All of it: what is in dispute.'),
};

export const shareFields = {
  buyerPercent: Type.Optional(Decimal('The buyer’s share of the amount; none where the goods come again.', '40')),
  buyerRial: Type.Optional(Rial('What the buyer gets back.')),
  sellerRial: Type.Optional(Rial('What the seller gets.')),
};

const DisputeStatement = named(
  'DisputeStatement',
  'What a side says in a dispute.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    kind: DisputeStatementKind,
    side: TradeSide,
    text: Type.Optional(Type.String({ description: 'What is said; files alone may speak.' })),
    at: Instant('When it was said.'),
  }),
);

export const disputeFields = {
  id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
  status: DisputeStatus,
  side: TradeSide,
  isByClock: Type.Boolean({ description: 'Whether it came of itself: nobody did anything about what was refused.' }),
  wish: DisputeOutcome,
  reasonCode: DisputeReason,
  lineIds: Type.Array(Id('A line.'), { description: 'The lines that are frozen by it.' }),
  ...amount,
  statements: Type.Array(DisputeStatement, {
    description: 'What both sides said, the first one first; at most 40.',
    maxItems: 2 * MOST_STATEMENTS,
  }),
  doneSides: Type.Array(TradeSide, { description: 'Who has nothing more to show.' }),
  openedAt: Instant('When one side opened the dispute.'),
  dueAt: Type.Optional(Instant('When the time to answer, or to show evidence, ends.')),
  outcome: Type.Optional(DisputeOutcome),
  ...shareFields,
  decisionReason: Type.Optional(Type.String({ description: 'Why it was decided so.' })),
  endedAt: Type.Optional(Instant('When it was decided, settled or taken back.')),
};

export const TradeDispute = named(
  'TradeDispute',
  'What one side of an agreement holds against the other about some of its lines. The other lines go on.',
  object(disputeFields),
);
export type TradeDispute = Static<typeof TradeDispute>;

const text = (description: string, least: number) =>
  paragraphs(description, least, 4_000, 'از ۱۰ شیر، ۴ عدد ترک دارد و آزمون فشار را نگذراند.');
const fileIds = Type.Optional(
  Type.Array(Id('Id of a file that the caller uploaded and nothing uses yet.'), {
    description: 'Ids of uploaded files that are shown as evidence.',
    maxItems: MOST_FILES_AT_ONCE,
    uniqueItems: true,
  }),
);

export const NewDispute = named(
  'NewDispute',
  'A dispute about some lines: with a text of 50 characters at least, or with evidence.',
  object({
    version: Version,
    lineIds: Type.Array(Id('A line.'), {
      description: 'Ids of the lines it is about; the whole request without any.',
      minItems: 1,
      maxItems: MOST_LINES,
      uniqueItems: true,
    }),
    wish: DisputeOutcome,
    reasonCode: DisputeReason,
    text: Type.Optional(text('What happened; the other side reads it.', 1)),
    fileIds,
  }),
  [
    {
      reads: ['text', 'fileIds'],
      judge: ({ text: said = '', fileIds: files = [] }) =>
        files.length === 0 && said.length < 50 ? { field: 'text', code: 'MIN_LENGTH', params: ['50'] } : undefined,
    },
  ],
);
export type NewDispute = Static<typeof NewDispute>;

export const DisputeAnswer = named(
  'DisputeAnswer',
  'What the other side says to a dispute.',
  object({ version: Version, text: text('Statement of the side that answers the dispute.', 3), fileIds }),
);
export type DisputeAnswer = Static<typeof DisputeAnswer>;

export const NewEvidenceOfDispute = named(
  'NewDisputeEvidence',
  'What a side adds: a text, files, or both.',
  object({
    version: Version,
    text: Type.Optional(text('Statement that goes with the files; may be left out.', 3)),
    fileIds,
  }),
  [
    {
      reads: ['text', 'fileIds'],
      judge: ({ text: said, fileIds: files = [] }) =>
        files.length === 0 && said === undefined ? { field: 'text', code: 'REQUIRED' } : undefined,
    },
  ],
);
export type NewEvidenceOfDispute = Static<typeof NewEvidenceOfDispute>;

export const buyerPercent = Type.Optional(
  TypedDecimal('The buyer’s share, percent to a hundredth; with SPLIT and only then.', '40'),
);

export const NewSettlement = named(
  'NewSettlement',
  'The question to end a dispute by consent.',
  object({
    version: Version,
    outcome: DisputeOutcome,
    buyerPercent,
    reason: Type.Optional(
      paragraphs('What is said with it.', 3, 1_000, 'نیمی از مبلغ را برگردانید و پرونده بسته شود.'),
    ),
  }),
);
export type NewSettlement = Static<typeof NewSettlement>;
