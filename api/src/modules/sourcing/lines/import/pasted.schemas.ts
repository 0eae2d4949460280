import { Type, type Static } from 'typebox';
import { Decimal, Id, named, object, Rial } from '../../../../platform/schema.ts';
import { UnitOfMeasurement } from '../../../reference/index.ts';
import { ColumnRole, LineDoubt, SkippedReason } from './import.enums.ts';

const LONGEST_TEXT = 10_240;

export const PastedLines = named(
  'PastedLines',
  'A table or list as it was pasted.',
  object({
    text: Type.String({
      format: 'lines',
      description:
        'Rows with tabs between their cells, as programs of tables copy them; or with semicolons, commas or bars; or a thing in each line. At most 50 lines in 10,240 characters.',
      minLength: 1,
      maxLength: LONGEST_TEXT,
      examples: ['شرح\tتعداد\tواحد\nشیر توپی ۲ اینچ\t۱۰\tعدد'],
    }),
    merchantId: Type.Optional(Id('Whose offers are looked for first: the seller of the order.')),
  }),
);
export type PastedLines = Static<typeof PastedLines>;

const CellDoubt = named(
  'CellDoubt',
  'What is in doubt at a cell.',
  object({
    cell: Type.Integer({ description: 'Which cell of its line, counted from 0.', minimum: 0, examples: [1] }),
    code: LineDoubt,
    values: Type.Array(Type.String(), {
      description: 'What the doubt is about: both readings of a number, words that were left out, another seller.',
      examples: [['1500', '1.5']],
    }),
  }),
);
export type CellDoubt = Static<typeof CellDoubt>;

const ParsedOffer = named(
  'ParsedOffer',
  'An offer that a line may mean.',
  object({
    supplierProductId: Id('Id of the offer of the market that is proposed.'),
    title: Type.String({ description: 'Title of the offer in Persian.', examples: ['شیر توپی برنجی ۲ اینچ'] }),
    sku: Type.String({ description: 'The seller’s own code; may be empty.', examples: ['NKB-2040'] }),
    supplierName: Type.String({ description: 'Who makes or provides it.', examples: ['نیکابان شیر'] }),
    merchantId: Type.Optional(Id('Id of the merchant that sells the offer.')),
    merchantName: Type.Optional(Type.String({ description: 'Who sells it, by name.', examples: ['پمپ‌یار'] })),
    saleUnitId: Id('Id of the unit in which the offer is sold.'),
    saleUnitText: Type.String({ description: 'What one unit of sale is, in Persian.', examples: ['شاخهٔ ۶ متری'] }),
    moq: Decimal('The least that can be ordered, in sale units.', '1'),
    orderStep: Decimal('Step by which quantities above the least one grow, in sale units.', '1'),
    quantity: Type.Optional(Decimal('What the line asks for, in sale units; absent where that is not known.', '10')),
    unitPriceRial: Type.Optional(
      Rial('Price of one sale unit at the least quantity; absent where it is told on request.'),
    ),
    doubts: Type.Array(CellDoubt, { description: 'What is in doubt if the line means this offer.' }),
  }),
);
export type ParsedOffer = Static<typeof ParsedOffer>;

const ParsedLine = named(
  'ParsedLine',
  'A line of what was pasted, with what it proposes.',
  object({
    row: Type.Integer({ description: 'Which row of the text, counted from 1.', minimum: 1, examples: [2] }),
    number: Type.Integer({
      description: 'Its number in the list: as the list numbers its lines, else counted from 1.',
      minimum: 1,
      examples: [1],
    }),
    cells: Type.Array(Type.String(), { description: 'Its cells as they were typed; one of a line without a table.' }),
    goods: Type.String({ description: 'What is wanted, in words; may be empty.', examples: ['شیر توپی ۲ اینچ'] }),
    code: Type.Optional(Type.String({ description: 'Its part number or code.', examples: ['6205-2RS'] })),
    note: Type.Optional(Type.String({ description: 'What stands in a column of notes.', examples: ['فوری'] })),
    quantity: Type.Optional(Decimal('How much, as it was read; absent where that is in doubt.', '10')),
    unit: Type.Optional(UnitOfMeasurement),
    categoryId: Type.Optional(Id('The kind that its words mean.')),
    offers: Type.Array(ParsedOffer, {
      description: 'Offers that it may mean, the best first; at most 5, none where nothing was found.',
    }),
    doubts: Type.Array(CellDoubt, { description: 'What is in doubt whatever offer is chosen, cell by cell.' }),
  }),
);
export type ParsedLine = Static<typeof ParsedLine>;

export const ParsedLines = named(
  'ParsedLines',
  'Lines of an order that a pasted text proposes. Nothing of it is stored.',
  object({
    columns: Type.Array(
      named(
        'ParsedColumn',
        'A column of what was pasted.',
        object({
          heading: Type.String({ description: 'What stands above it; empty without headings.', examples: ['تعداد'] }),
          role: ColumnRole,
        }),
      ),
      { description: 'In the order of the text; one of a text that is no table.' },
    ),
    lines: Type.Array(ParsedLine, { description: 'In the order of the text; at most 50.' }),
    skipped: Type.Array(
      named(
        'SkippedRow',
        'A row that is no line.',
        object({
          row: Type.Integer({ description: 'Which row of the text, counted from 1.', minimum: 1, examples: [1] }),
          text: Type.String({ description: 'Text of the skipped row as it was pasted.', examples: ['ردیف شرح تعداد'] }),
          reason: SkippedReason,
        }),
      ),
      { description: 'Rows that are no lines, and why.' },
    ),
  }),
);
export type ParsedLines = Static<typeof ParsedLines>;
