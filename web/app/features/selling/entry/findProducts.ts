import type { OperationVariables } from '@apollo/client';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { Question } from '../../../platform/graph/question.ts';
import { formatCount, formatInteger } from '../../../platform/numbers/numbers.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import type { Leaf, TypedSheet } from '../../products/index.ts';
import type { Reading } from '../../catalog/index.ts';
import {
  ProductMatchesDocument,
  type ProductMatchesQuery,
  ProductsWithinDocument,
  RootsToBrowseDocument,
} from './NewEntryDialog.generated.ts';
import { entryMessages } from './messages.ts';

const SHORTEST_KEY = 2;
const IN_CATEGORY = 20;
/** So many the market's search tells at most, without pages. */
const MOST_FOUND = 20;

type MatchOfText = NonNullable<NonNullable<ProductMatchesQuery['viewer']>['baseProductMatches']>[number];
export type Match = Omit<MatchOfText, '__typename'>;
/** A category of the tree; `count` in words, where it is known. */
export type Place = { id: string; name: string; count?: string };

/** What is looked for: a text in the market or in one category, or all that stands in it. */
export interface Sought {
  key: string;
  /** Empty: the whole market. */
  categoryId: string;
  pageNumber: number;
}

export interface Found {
  matches: readonly Match[];
  /** What each reason of a match is called. */
  reasons: readonly [string, string][];
  /** How the text was read; none where none was typed. */
  reading?: Reading;
  /** The way to the category that is looked in, and where one can go on from it. */
  path: readonly Place[];
  below: readonly Place[];
  /** Of a category without a text: how many pages there are. */
  pageCount: number;
  /** What a proposal of what is not there begins with. */
  begun: { categoryId: string; sheet: TypedSheet; leaves: readonly Leaf[] };
}

/** Asks the graph, in the browser or on the server. */
export type Asking = <Data, Variables extends OperationVariables>(
  document: Question<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

export const isSearch = ({ key }: Pick<Sought, 'key'>) => key.length >= SHORTEST_KEY;

/** How many a text has found; of the most that are told, that there may be others. */
export const foundText = ({ length }: readonly unknown[]): string => {
  const { found, foundFirst } = entryMessages.create;
  return (length < MOST_FOUND ? found : foundFirst)(formatInteger(length));
};

/** Looks for base products as the market does: by a text as it reads one, or down the tree of its categories. */
export async function findProducts(ask: Asking, sought: Sought): Promise<Found> {
  const { key, categoryId, pageNumber } = sought;
  const isTyped = isSearch(sought);
  const [typed, within, roots] = await Promise.all([
    isTyped ? ask(ProductMatchesDocument, { searchKey: key, ...(categoryId && { categoryId }) }) : undefined,
    categoryId ? ask(ProductsWithinDocument, { categoryId, withProducts: !isTyped, pageNumber }) : undefined,
    isTyped || categoryId ? undefined : ask(RootsToBrowseDocument, {}),
  ]);
  const category = within?.category;
  const path = (category?.breadcrumb ?? []).map(({ id, name }): Place => ({ id, name }));
  if (typed) return { ...ofText(typed, category), path };
  const products = within?.baseProducts;
  const below = category?.subcategories?.filter(({ isActive }) => isActive) ?? roots?.categoryMenu ?? [];
  const matches = (products?.nodes ?? []).map(matchOf);
  return {
    matches,
    path,
    reasons: [],
    below: below.map(({ id, name }) => ({ id, name })),
    pageCount: Math.ceil((products?.totalCount ?? 0) / IN_CATEGORY),
    begun: { categoryId: category?.isLeaf ? category.id : '', sheet: {}, leaves: leavesOf(matches, category) },
  };
}

type Category = { id: string; name: string; isLeaf: boolean } | null | undefined;

function ofText({ viewer, search, matchReasons }: ProductMatchesQuery, within: Category): Omit<Found, 'path'> {
  const matches = viewer?.baseProductMatches ?? [];
  const kind = search?.reading.category;
  const reading = readFragment<Reading>(search?.reading);
  const places = (search?.within ?? []).flatMap(({ category, count, countIsCapped }) =>
    category ? [{ id: category.id, name: category.name, count: formatCount(count, countIsCapped) }] : [],
  );
  // Of its kind all can be looked through, what nobody offers too.
  const isNew = kind && kind.id !== within?.id && places.every(({ id }) => id !== kind.id);
  const below = [...(isNew ? [{ id: kind.id, name: kind.name }] : []), ...places];
  const leaf = within?.isLeaf ? within : kind?.isLeaf ? kind : undefined;
  return {
    matches,
    reasons: matchReasons?.values.map(({ value, displayFa }) => [value, displayFa]) ?? [],
    ...(reading && { reading }),
    below: below.filter(({ id }) => id !== within?.id),
    pageCount: 1,
    begun: {
      categoryId: leaf?.id ?? '',
      sheet: leaf && leaf.id === kind?.id ? sheetOfReading(reading) : {},
      leaves: leavesOf(matches, leaf),
    },
  };
}

type Listed = {
  id: string;
  name: string;
  brandName: string | null;
  mpn: string | null;
  category: { id: string; name: string } | null;
};
const matchOf = ({ id, name, brandName, mpn, category }: Listed): Match => ({
  baseProductId: id,
  name,
  brandName,
  mpn,
  status: 'PUBLISHED',
  isLikely: false,
  reasons: [],
  categoryId: category?.id ?? '',
  categoryName: category?.name ?? '',
});

/** The categories of products, each once, and first the one that is likely meant. */
const leavesOf = (matches: readonly Match[], first?: Category): Leaf[] => {
  const all = [...(first?.isLeaf ? [[first.id, first.name] as const] : [])];
  for (const { categoryId, categoryName } of matches) all.push([categoryId, categoryName]);
  return [...new Map(all)].map(([id, label]) => ({ id, label }));
};

/** What the market read in the text of what its kind measures: values, not bounds. */
function sheetOfReading(reading: Reading | undefined): TypedSheet {
  type Stated = [propertyId: string, typed: TypedSheet[string]];
  const stated = (reading?.applied ?? []).flatMap((chip): Stated[] => {
    const { propertyId, property, value, maxValue, unit, enumValue } = chip;
    if (enumValue && property?.dataType === 'MULTI_ENUM') return [[propertyId, { choices: [enumValue.id] }]];
    if (enumValue) return [[propertyId, { value: enumValue.id }]];
    if (property?.dataType !== 'NUMERIC' || value === null || value !== maxValue) return [];
    const typed = numberInField(value);
    return [[propertyId, { value: typed, ...(unit && { unitId: unit.id }) }]];
  });
  return Object.fromEntries(stated);
}
