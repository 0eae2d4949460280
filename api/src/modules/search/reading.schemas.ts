import { Type, type Static } from 'typebox';
import { Decimal, Id, named, object } from '../../platform/schema.ts';
import { PropertyEnumValue } from '../catalog/index.ts';
import { UnitOfMeasurement } from '../reference/index.ts';
import { LeftReason, SearchTier } from './search.enums.ts';

const count = Type.Integer({ description: 'Offers it finds; never 0.', minimum: 1, examples: [12] });
/** Stands beside every count of an answer. */
export const countIsCapped = Type.Boolean({
  description: 'Whether there are more than that: so far and no further was counted.',
  examples: [false],
});

/** A parameter of every question that takes a text. */
export const appliesMeasures = Type.Optional(
  Type.Boolean({
    description: 'Whether numbers with units in the text become filters; without it they do. Else they only rank.',
  }),
);

export const FilterChip = named(
  'FilterChip',
  'A filter that some words of a text mean.',
  object({
    text: Type.String({ description: 'The words of the search text that it is about.', examples: ['16 بار'] }),
    categoryId: Id('The category whose list it filters.'),
    propertyId: Id('Id of the property whose values are narrowed.'),
    propertyName: Type.String({ description: 'Its name in Persian.', examples: ['فشار کاری'] }),
    value: Type.Optional(
      Decimal('The number, or the least one; absent where a value of an enumeration is meant.', '16'),
    ),
    maxValue: Type.Optional(Decimal('The greatest number; the same as value where just that is meant.', '16')),
    unit: Type.Optional(UnitOfMeasurement),
    enumValue: Type.Optional(PropertyEnumValue),
    count,
    countIsCapped,
  }),
);
export type FilterChip = Static<typeof FilterChip>;

const SearchQuestion = named(
  'SearchQuestion',
  'Words of a text that may mean several filters. Until one is chosen they only rank what is found.',
  object({
    text: Type.String({ description: 'The words of the search text that it is about.', examples: ['16 بار'] }),
    choices: Type.Array(FilterChip, { description: 'What they may mean, key properties first; 1 to 3.' }),
  }),
);

const LeftOut = named(
  'LeftOut',
  'Words of a text that what is found need not have.',
  object({
    text: Type.String({ description: 'The words of the search text that it is about.', examples: ['16 بار'] }),
    reason: LeftReason,
  }),
);

const SearchPlace = named(
  'SearchPlace',
  'A city or province that a text names.',
  object({
    stateId: Type.Optional(Id('The province; absent where a city is named.')),
    cityId: Type.Optional(Id('The city; absent where a province is named.')),
    name: Type.String({ description: 'Its name in Persian.', examples: ['اصفهان'] }),
    text: Type.String({ description: 'The words that name it.', examples: ['اصفهان'] }),
  }),
);

const RepairedText = named(
  'RepairedText',
  'A text whose spelling was repaired before it was searched.',
  object({
    from: Type.String({ description: 'As it was typed.', examples: ['بلبرنگ'] }),
    to: Type.String({ description: 'As it was searched.', examples: ['بلبرینگ'] }),
  }),
);

const SearchText = named(
  'SearchText',
  'Another text to search by, which finds something.',
  object({
    text: Type.String({ description: 'Search text that finds something.', examples: ['شیر توپی'] }),
    count,
    countIsCapped,
  }),
);

export const SearchReading = named(
  'SearchReading',
  'How a typed text was read, and what to do about it. Its texts are as people write them.',
  object({
    text: Type.String({
      description: 'What was searched: of a longer text its first 24 words.',
      examples: ['شیر توپی ۲ اینچ'],
    }),
    tier: SearchTier,
    categoryId: Type.Optional(
      Id(
        'The kind that was meant: the category of the list, or the one that the text names or mostly finds; else absent.',
      ),
    ),
    place: Type.Optional(SearchPlace),
    applied: Type.Array(FilterChip, { description: 'Filters that were made of words of the text; at most 24.' }),
    questions: Type.Array(SearchQuestion, {
      description: 'What is to be asked back, told by the summary of a search; at most 24.',
    }),
    left: Type.Array(LeftOut, {
      description:
        'What was left out, words behind the 24th among it; measures are judged by the summary of a search alone. At most 24.',
    }),
    repaired: Type.Optional(RepairedText),
    asked: Type.Optional(SearchText),
    relaxed: Type.Array(SearchText, {
      description:
        'Shorter texts, told by the summary of a search that finds nothing, those that find most first; at most 5.',
    }),
  }),
);
export type SearchReading = Static<typeof SearchReading>;
