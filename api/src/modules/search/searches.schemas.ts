import { Type, type Static } from 'typebox';
import { Decimal, Id, named, object } from '../../platform/schema.ts';
import { SuggestionKind } from './search.enums.ts';

const SearchSuggestion = named(
  'SearchSuggestion',
  'One line of the suggestions below the search box.',
  object({
    text: Type.String({
      description: 'What a person reads; of a QUERY also what is searched by.',
      examples: ['شیر توپی'],
    }),
    detail: Type.Optional(
      Type.String({ description: 'The branch of a category, the part number of an offer, the city of a supplier.' }),
    ),
    targetId: Type.Optional(Id('The category, supplier product or supplier; absent for a QUERY.')),
    slug: Type.Optional(Type.String({ description: 'Its name as addresses write it; absent for a QUERY.' })),
  }),
);
export type SearchSuggestion = Static<typeof SearchSuggestion>;

const SearchSuggestionGroup = named(
  'SearchSuggestionGroup',
  'Suggestions of one kind, the best first.',
  object({
    kind: SuggestionKind,
    items: Type.Array(SearchSuggestion, { description: 'At least one.' }),
  }),
);
export type SearchSuggestionGroup = Static<typeof SearchSuggestionGroup>;

const correctedKey = Type.Optional(
  Type.String({ description: 'What was looked for instead, with the spelling repaired.', examples: ['شیر توپی'] }),
);

export const SearchSuggestions = named(
  'SearchSuggestions',
  'At most 8 suggestions for what is being typed, by kind.',
  object({
    correctedKey,
    groups: Type.Array(SearchSuggestionGroup, { description: 'Kinds that have any, in the order to show them.' }),
  }),
);
export type SearchSuggestions = Static<typeof SearchSuggestions>;

const FilterProposal = named(
  'FilterProposal',
  'A filter that a typed number with its unit may mean. It is offered, never applied.',
  object({
    categoryId: Id('The category whose list it filters.'),
    propertyId: Id('The property.'),
    propertyCode: Type.String({ description: 'Its code, as addresses write it.', examples: ['pressure'] }),
    propertyName: Type.String({ description: 'Its name in Persian.', examples: ['فشار کاری'] }),
    value: Type.Optional(Decimal('The number, for both ends of the filter.', '16')),
    unitCode: Type.Optional(Type.String({ description: 'UCUM code of its unit.', examples: ['bar'] })),
    unitDisplayText: Type.Optional(Type.String({ description: 'Name of the unit in Persian.', examples: ['بار'] })),
    enumValueCode: Type.Optional(
      Type.String({ description: 'The value of an enumeration instead of a number.', examples: ['dn50'] }),
    ),
    enumValueLabel: Type.Optional(Type.String({ description: 'What people read for that value.', examples: ['DN50'] })),
    count: Type.Integer({ description: 'Offers of the category under it; never 0.', minimum: 1, examples: [12] }),
  }),
);
export type FilterProposal = Static<typeof FilterProposal>;

const RelaxedSearch = named(
  'RelaxedSearch',
  'The same text with a word less, which finds something.',
  object({
    key: Type.String({ description: 'What to search by.', examples: ['شیر توپی'] }),
    count: Type.Integer({ description: 'Offers it finds; never 0.', minimum: 1, examples: [12] }),
  }),
);

const CategoryHits = named(
  'CategoryHits',
  'How many of the offers found are in a category.',
  object({
    categoryId: Id('The category.'),
    count: Type.Integer({ description: 'Offers found in it.', minimum: 1, examples: [12] }),
  }),
);

export const SearchSummary = named(
  'SearchSummary',
  'What a text finds of each kind, and what to do about it.',
  object({
    key: Type.String({ description: 'The text as it was understood.', examples: ['شیر توپی 2 اینچ'] }),
    correctedKey,
    productsCount: Type.Integer({ description: 'Offers found.', examples: [37] }),
    suppliersCount: Type.Integer({ description: 'Suppliers whose name has the text.', examples: [2] }),
    categoriesCount: Type.Integer({ description: 'Categories whose name has the text.', examples: [1] }),
    categoryIds: Type.Array(Id('Category id.'), { description: 'Those categories, the best first; at most 100.' }),
    within: Type.Array(CategoryHits, { description: 'The categories with most of the offers found; at most 8.' }),
    proposals: Type.Array(FilterProposal, { description: 'Filters that the typed numbers may mean.' }),
    relaxed: Type.Array(RelaxedSearch, { description: 'When no offer is found: shorter texts that find some.' }),
  }),
);
export type SearchSummary = Static<typeof SearchSummary>;

const key = Type.String({
  description: 'What was typed, in any Persian or Arabic spelling; at least two letters or digits.',
  minLength: 2,
  maxLength: 100,
  examples: ['شير توپي ۲ اينچ'],
});
export const SuggestionsQuery = object({ key });
export const SummaryQuery = object({
  key,
  categoryId: Type.Optional(Type.String({ description: 'Count offers in this category only.', format: 'uuid' })),
});
export type SummaryQuery = Static<typeof SummaryQuery>;
