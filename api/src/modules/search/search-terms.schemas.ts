import { Type, type Static } from 'typebox';
import { Id, line, named, object } from '../../platform/schema.ts';

export const SearchCount = named(
  'SearchCount',
  'A search whose results were shown.',
  object({
    key: line('What was searched; at least two letters or digits.', 2, 200, 'شیر توپی'),
    categoryId: Type.Optional(Id('The category that was searched in, or that the text was read as.')),
    foundNothing: Type.Boolean({ description: 'True if the search found no offer.' }),
  }),
);
export type SearchCount = Static<typeof SearchCount>;

export const SearchTerm = named(
  'SearchTerm',
  'A text that many people searched.',
  object({
    term: Type.String({ description: 'The text, in one spelling for all who typed it.', examples: ['شیر توپی'] }),
    searchCount: Type.Integer({
      description: 'How often, once for each visitor on a day; days with fewer than five visitors are left out.',
      minimum: 5,
      examples: [64],
    }),
    nothingFoundCount: Type.Integer({ description: 'How often of these nothing was found.', examples: [3] }),
  }),
);
export type SearchTerm = Static<typeof SearchTerm>;

export const SearchTermsQuery = object({
  customerId: Type.String({ description: 'The own company that sells.', format: 'uuid' }),
  categoryId: Type.String({ description: 'The category whose words are wanted.', format: 'uuid' }),
});
export type SearchTermsQuery = Static<typeof SearchTermsQuery>;
