import { Type, type Static } from 'typebox';
import { Decimal, named, object } from '../../platform/schema.ts';
import { UnitOfMeasurement } from '../reference/index.ts';

/** So many texts are read at once: a sheet of a category has fewer fields. */
const MOST_TEXTS = 50;

export const MeasuredTexts = named(
  'MeasuredTexts',
  'Texts with numbers and units in them, as people type or paste them.',
  object({
    texts: Type.Array(Type.String({ format: 'lines', minLength: 1, maxLength: 200, examples: ['۲ اینچ'] }), {
      description: 'Each is read by itself; at most 50.',
      minItems: 1,
      maxItems: MOST_TEXTS,
    }),
  }),
);
export type MeasuredTexts = Static<typeof MeasuredTexts>;

const DetectedUnit = named(
  'DetectedUnit',
  'A unit that a text may mean.',
  object({
    unit: UnitOfMeasurement,
    quantityName: Type.String({ description: 'What it measures, in Persian.', examples: ['طول'] }),
  }),
);

const DetectedSize = named(
  'DetectedSize',
  'A nominal size, which is looked up in a table and is no length.',
  object({
    system: Type.String({ description: 'System of nominal sizes.', examples: ['DN'] }),
    value: Type.String({ description: 'Its name there; inches may be a fraction.', examples: ['50'] }),
  }),
);

const DetectedMeasure = named(
  'DetectedMeasure',
  'A number or an interval that was found in a text, with what it may mean.',
  object({
    text: Type.String({ description: 'Its part of the text, as it was typed.', examples: ['5-7 کیلوگرم'] }),
    value: Type.Optional(
      Decimal('The number, or the lower end; absent of what is only bounded from above, and of a mere size.', '5'),
    ),
    maxValue: Type.Optional(
      Decimal('The upper end; the same number where one was typed, absent of what is only bounded from below.', '7'),
    ),
    signedValue: Type.Optional(Decimal('The lower end if the dash before a number is its sign.', '-5')),
    signedMaxValue: Type.Optional(Decimal('The upper end if the dash before a number is its sign.', '7')),
    otherValue: Type.Optional(
      Decimal('Another number that the text may mean: 1.2 of `1/2 mm`, 1500 of `1 500 mm`.', '1.2'),
    ),
    units: Type.Array(DetectedUnit, {
      description:
        'Units of that name, which may measure several things: then it is for the reader to say which; none of a mere size.',
    }),
    sizes: Type.Array(DetectedSize, { description: 'Sizes that it names: 2 inches are a length and NPS 2.' }),
    isAmbiguous: Type.Boolean({
      description:
        'Whether more than one meaning is possible: several units, a unit and a size, a dash as a sign, or a number of two readings such as 1/2.',
      examples: [false],
    }),
  }),
);
export type DetectedMeasure = Static<typeof DetectedMeasure>;

export const DetectedText = named(
  'DetectedText',
  'What was measured in one text.',
  object({
    text: Type.String({ description: 'The text as it was read: one line, at most 24 words.', examples: ['DN50 pn16'] }),
    measures: Type.Array(DetectedMeasure, { description: 'In the order of the text; none where it measures nothing.' }),
    rest: Type.String({ description: 'What of it is no measure; empty where all is.', examples: [''] }),
  }),
);
export type DetectedText = Static<typeof DetectedText>;
