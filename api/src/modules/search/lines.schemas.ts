import { Type, type Static } from 'typebox';
import { named, object } from '../../platform/schema.ts';
import { appliesMeasures, countIsCapped, SearchReading } from './reading.schemas.ts';

/** So many lines are read of one text; what is left of it is answered as it is. */
export const MOST_LINES = 50;
const LONGEST_TEXT = 10_240;

export const LinesText = named(
  'LinesText',
  'A text of several lines, each of which is a search of its own.',
  object({
    text: Type.String({
      format: 'lines',
      description:
        'The lines: ends of lines, tabs and «؛» part them, so a pasted table has one for each of its cells. 50 are read, in 10 kB (10,240 characters).',
      minLength: 1,
      maxLength: LONGEST_TEXT,
      examples: ['شیر توپی ۲ اینچ\nبلبرینگ 6205؛ اورینگ وایتون'],
    }),
    appliesMeasures,
  }),
);
export type LinesText = Static<typeof LinesText>;

const SearchLine = named(
  'SearchLine',
  'One line of a text, with how it was read and how many offers it finds.',
  object({
    text: Type.String({
      description: 'The line as it is searched: at most 200 characters and 24 words.',
      examples: ['شیر توپی ۲ اینچ'],
    }),
    cut: Type.Optional(
      Type.String({
        description: 'The end of a longer line, which is not searched; absent where nothing was cut.',
        examples: ['با گواهی تست'],
      }),
    ),
    isTooShort: Type.Boolean({
      description: 'Whether it has less than two letters or digits; then it is not searched.',
      examples: [false],
    }),
    count: Type.Integer({ description: 'Number of offers that the line finds.', minimum: 0, examples: [12] }),
    countIsCapped,
    reading: Type.Optional(SearchReading),
  }),
);
export type SearchLine = Static<typeof SearchLine>;

export const SearchLines = named(
  'SearchLines',
  'The lines of a text, each read and counted by itself.',
  object({
    lines: Type.Array(SearchLine, {
      description: 'In the order of the text, without those that have no letter or digit; at most 50.',
    }),
    restCount: Type.Integer({
      description: 'Lines that were not read: those after the 50th, and what time did not suffice for.',
      minimum: 0,
      examples: [0],
    }),
    rest: Type.Optional(
      Type.String({
        description: 'The text from there on as it was sent, to be asked next; absent where no line is left.',
        examples: ['تسمه B-50\nزنجیر صنعتی'],
      }),
    ),
  }),
);
export type SearchLines = Static<typeof SearchLines>;
