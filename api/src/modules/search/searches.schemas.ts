import { Type, type Static } from 'typebox';
import { Id, named, object } from '../../platform/schema.ts';
import { appliesMeasures, countIsCapped, SearchReading } from './reading.schemas.ts';
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
      Type.String({
        description:
          'The branch of a category, the part number of an offer, the city of a supplier, the kind of a content.',
      }),
    ),
    targetId: Type.Optional(Id('The category, supplier product, supplier or content; absent for a QUERY.')),
    slug: Type.Optional(
      Type.String({ description: 'Its name as addresses write it; absent for a QUERY and a CONTENT.' }),
    ),
    path: Type.Optional(Type.String({ description: 'Where a CONTENT stands on the site; absent for other kinds.' })),
  }),
);
export type SearchSuggestion = Static<typeof SearchSuggestion>;

const SearchSuggestionGroup = named(
  'SearchSuggestionGroup',
  'Suggestions of one kind, the best first.',
  object({
    kind: SuggestionKind,
    items: Type.Array(SearchSuggestion, { description: 'Suggestions of the group; never empty.' }),
  }),
);
export type SearchSuggestionGroup = Static<typeof SearchSuggestionGroup>;

export const SearchSuggestions = named(
  'SearchSuggestions',
  'At most 8 suggestions for what is being typed, by kind.',
  object({
    reading: SearchReading,
    groups: Type.Array(SearchSuggestionGroup, { description: 'Kinds that have any, in the order to show them.' }),
  }),
);
export type SearchSuggestions = Static<typeof SearchSuggestions>;

const CategoryHits = named(
  'CategoryHits',
  'How many of the offers found are in a category.',
  object({
    categoryId: Id('Id of the category that the offers found are in.'),
    count: Type.Integer({ description: 'Offers found in it.', minimum: 1, examples: [12] }),
    countIsCapped,
  }),
);

export const SearchSummary = named(
  'SearchSummary',
  'What a text finds of each kind, and what to do about it.',
  object({
    reading: SearchReading,
    productsCount: Type.Integer({ description: 'Number of offers found in all categories.', examples: [37] }),
    productsCountIsCapped: countIsCapped,
    suppliersCount: Type.Integer({ description: 'Suppliers whose name has the text.', examples: [2] }),
    suppliersCountIsCapped: countIsCapped,
    categoriesCount: Type.Integer({ description: 'Categories whose name has the text.', examples: [1] }),
    categoriesCountIsCapped: countIsCapped,
    pagesCount: Type.Integer({ description: 'Articles, news, guides and pages of the site about it.', examples: [4] }),
    pagesCountIsCapped: countIsCapped,
    guidanceCount: Type.Integer({
      description: 'Questions with their answers, and help entries, that have the text.',
      examples: [3],
    }),
    guidanceCountIsCapped: countIsCapped,
    videosCount: Type.Integer({
      description: 'Videos whose title, chapters or captions have the text.',
      examples: [1],
    }),
    videosCountIsCapped: countIsCapped,
    categoryIds: Type.Array(Id('Id of the category (`Category.id`).'), {
      description: 'Those categories, the best first; at most 100.',
    }),
    within: Type.Array(CategoryHits, { description: 'The categories with most of the offers found; at most 8.' }),
  }),
);
export type SearchSummary = Static<typeof SearchSummary>;

const key = Type.String({
  description: 'What was typed, in any Persian or Arabic spelling; at least two letters or digits.',
  minLength: 2,
  maxLength: 200,
  examples: ['شير توپي ۲ اينچ'],
});
export const SuggestionsQuery = object({ key, appliesMeasures });
export type SuggestionsQuery = Static<typeof SuggestionsQuery>;
export const SummaryQuery = object({
  key,
  categoryId: Type.Optional(Type.String({ description: 'Count offers in this category only.', format: 'uuid' })),
  appliesMeasures,
});
export type SummaryQuery = Static<typeof SummaryQuery>;
