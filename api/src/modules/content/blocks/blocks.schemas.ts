import { Type, type Static } from 'typebox';
import { Id, line, named, object } from '../../../platform/schema.ts';
import { BlockKind, CalloutTone, MarkdownLoss, SpanDirection, SpanMark } from './blocks.enums.ts';

export const MAX_BLOCKS = 400;
/** Of the blocks of one text together, as JSON in UTF-8. */
export const MAX_BYTES = 80_000;
export const MAX_COLUMNS = 12;
export const MAX_ROWS = 60;
export const MAX_QUESTIONS = 10;
/** Parts of one text that differ in their marks; no writer needs as many. */
export const MAX_SPANS = 100;
const MAX_LINK = 500;
const MAX_LINE = 300;
const MAX_MARKDOWN = 45_000;

const text = (description: string, maxLength: number) =>
  Type.String({ description, format: 'lines', maxLength, examples: ['شیر توپی'] });

const described = {
  key: 'Key of the block in its text: 6 to 12 small letters and digits. It stays while the block is edited.',
  anchor: 'Address of the heading in its page, after `#`; of headings. It stays when the heading changes.',
  level: 'Of a heading its level, 2 to 4; of an item of a list how deep it stands, 0 to 2.',
  isOrdered: 'True if the item is of a numbered list; of items of a list.',
  caption: 'What is read below a picture, a video or a table.',
  fileId: 'Id of the uploaded file of a picture.',
  width: 'Pixels from side to side of a picture, where it is read in a page.',
  height: 'Pixels from top to bottom of a picture, where it is read in a page.',
  alt: 'What is to be seen in a picture, in words.',
  isDecorative: 'True if a picture says nothing that the text does not say.',
  objectId: 'Id of what a card shows.',
  mediaVideoId: 'Id of the video that is shown.',
  questionIds: 'Ids of the questions that are shown, in their order.',
  code: 'Lines of code, as they were typed.',
  language: 'Language that the code is written in.',
  spans: 'Its text, in parts.',
  rows: 'Rows of a table; the first one is its head.',
  cells: 'Cells from the first column to the last one.',
  t: 'Text of this part, without a line end.',
  m: 'Marks that the part has.',
  a: 'Where the part leads: a path of the site, `#` and an anchor, or an https address.',
};

export const Span = named(
  'Span',
  'A part of a text whose letters have the same marks.',
  object({
    t: Type.String({ description: described.t, examples: ['شیر توپی'] }),
    m: Type.Array(SpanMark, { description: described.m }),
    a: Type.Optional(Type.String({ description: described.a, examples: ['/faq'] })),
    dir: Type.Optional(SpanDirection),
  }),
);
export type Span = Static<typeof Span>;

const BlockCell = named(
  'BlockCell',
  'A cell of a table in a text.',
  object({ spans: Type.Array(Span, { description: described.spans }) }),
);
const BlockRow = named(
  'BlockRow',
  'A row of a table in a text.',
  object({ cells: Type.Array(BlockCell, { description: described.cells }) }),
);
export type BlockRow = Static<typeof BlockRow>;

/** One flat shape of all kinds, in storage and answers: what a kind does not have is absent or empty. */
export const Block = named(
  'Block',
  'A part of a text: its kind says which of the fields it has.',
  object({
    key: Type.String({ description: described.key, examples: ['k3f9a2c1'] }),
    kind: BlockKind,
    spans: Type.Array(Span, { description: described.spans }),
    level: Type.Optional(Type.Integer({ description: described.level, examples: [2] })),
    anchor: Type.Optional(Type.String({ description: described.anchor, examples: ['انتخاب-شیر'] })),
    isOrdered: Type.Optional(Type.Boolean({ description: described.isOrdered })),
    tone: Type.Optional(CalloutTone),
    rows: Type.Array(BlockRow, { description: described.rows }),
    caption: Type.Optional(Type.String({ description: described.caption, examples: ['برش شیر توپی'] })),
    fileId: Type.Optional(Id(described.fileId)),
    width: Type.Optional(Type.Integer({ description: described.width, examples: [1280] })),
    height: Type.Optional(Type.Integer({ description: described.height, examples: [960] })),
    alt: Type.Optional(Type.String({ description: described.alt, examples: ['شیر توپی باز و بسته'] })),
    isDecorative: Type.Optional(Type.Boolean({ description: described.isDecorative })),
    objectId: Type.Optional(Id(described.objectId)),
    mediaVideoId: Type.Optional(Id(described.mediaVideoId)),
    questionIds: Type.Array(Type.String({ format: 'uuid' }), { description: described.questionIds }),
    text: Type.Optional(Type.String({ description: described.code, examples: ['Q = Kv × √Δp'] })),
    language: Type.Optional(Type.String({ description: described.language, examples: ['json'] })),
  }),
);
export type Block = Static<typeof Block>;

/** How a text is stored; `v` tells later shapes from this one. */
export type Body = { v: 1; blocks: Block[] };

export const SpanInput = named(
  'NewSpan',
  'A part of a text as it is written.',
  object({
    t: text(described.t, MAX_BYTES),
    m: Type.Optional(Type.Array(SpanMark, { description: described.m, maxItems: 5 })),
    a: Type.Optional(text(described.a, MAX_LINK)),
    dir: Type.Optional(SpanDirection),
  }),
);
export type SpanInput = Static<typeof SpanInput>;

const spans = Type.Optional(Type.Array(SpanInput, { description: described.spans, maxItems: MAX_SPANS }));
const BlockCellInput = named('NewBlockCell', 'A cell of a table as it is written.', object({ spans }));
const BlockRowInput = named(
  'NewBlockRow',
  'A row of a table as it is written.',
  object({ cells: Type.Array(BlockCellInput, { description: described.cells, maxItems: MAX_COLUMNS }) }),
);

export const BlockInput = named(
  'NewBlock',
  'A part of a text as it is written; fields that its kind does not have are left out of what is kept.',
  object({
    key: Type.Optional(
      Type.String({
        description: described.key,
        format: 'opaque',
        pattern: '^[a-z0-9]{6,12}$',
        examples: ['k3f9a2c1'],
      }),
    ),
    kind: BlockKind,
    spans,
    level: Type.Optional(Type.Integer({ description: described.level, minimum: 0, maximum: 4, examples: [2] })),
    anchor: Type.Optional(line(described.anchor, 1, 100, 'انتخاب-شیر')),
    isOrdered: Type.Optional(Type.Boolean({ description: described.isOrdered })),
    tone: Type.Optional(CalloutTone),
    rows: Type.Optional(Type.Array(BlockRowInput, { description: described.rows, maxItems: MAX_ROWS })),
    caption: Type.Optional(line(described.caption, 1, MAX_LINE, 'برش شیر توپی')),
    fileId: Type.Optional(Id(described.fileId)),
    alt: Type.Optional(line(described.alt, 1, MAX_LINE, 'شیر توپی باز و بسته')),
    isDecorative: Type.Optional(Type.Boolean({ description: described.isDecorative })),
    objectId: Type.Optional(Id(described.objectId)),
    mediaVideoId: Type.Optional(Id(described.mediaVideoId)),
    questionIds: Type.Optional(
      Type.Array(Id('Id of a question.'), {
        description: described.questionIds,
        maxItems: MAX_QUESTIONS,
        uniqueItems: true,
      }),
    ),
    text: Type.Optional(text(described.code, 10_000)),
    language: Type.Optional(line(described.language, 1, 20, 'json')),
  }),
);
export type BlockInput = Static<typeof BlockInput>;

/** A text of an answer, and one of a write. */
export const blocks = (description: string) => Type.Array(Block, { description });
export const blocksInput = (description: string, maxItems = MAX_BLOCKS) =>
  Type.Array(BlockInput, { description, maxItems });

const MarkdownNote = named(
  'MarkdownNote',
  'Something of a Markdown text that was left out or read differently.',
  object({
    line: Type.Integer({ description: 'Number of the line where it stands, from 1.', minimum: 1, examples: [12] }),
    what: MarkdownLoss,
    text: Type.Optional(Type.String({ description: 'The beginning of what stands there.', examples: ['<b>قیمت</b>'] })),
  }),
);
export type MarkdownNote = Static<typeof MarkdownNote>;

export const MarkdownText = named(
  'MarkdownText',
  'A text in Markdown that becomes blocks.',
  object({
    markdown: Type.String({
      description: 'The text, in CommonMark with tables.',
      format: 'lines',
      maxLength: MAX_MARKDOWN,
      examples: ['## انتخاب شیر\n\nشیر توپی **تمام‌گذر** است.'],
    }),
  }),
);
export type MarkdownText = Static<typeof MarkdownText>;

export const MarkdownReading = named(
  'MarkdownReading',
  'Blocks of a Markdown text, and what of it was not kept.',
  object({
    blocks: blocks('Blocks that the text became, in its order.'),
    dropped: Type.Array(MarkdownNote, {
      description: 'What was left out or read differently, in the order of the text.',
    }),
  }),
);
export type MarkdownReading = Static<typeof MarkdownReading>;
