import type { FavoriteSort, ThingType } from '../../platform/graph/types.generated.ts';
import type { ScreenArgs } from '../../platform/graph/load.ts';
import { keepQuery } from '../../platform/site/keepQuery.ts';
import { queryReader } from '../../platform/site/queryReader.ts';
import { codeOf } from '../things/index.ts';

export const pageSize = 20;
/** In the order they are offered. */
export const favoriteTypes: readonly ThingType[] = [
  'SUPPLIER_PRODUCT',
  'BASE_PRODUCT',
  'SUPPLIER',
  'MERCHANT',
  'CATEGORY',
  'CONTENT',
];

/** The page of everything one saved, or of one kind. */
export const favoritesPath = (type?: ThingType) => `/profile/favorites${type ? `/${codeOf(type)}` : ''}`;

/** The longest name of a list. */
export const longestName = 60;

export interface ListState {
  /** The one list that is shown. */
  listName?: string;
  sort: FavoriteSort;
  pageNumber: number;
}

/** What an address says beside its path: list, order and page. */
export function readList(args: ScreenArgs): ListState {
  const reader = queryReader(new URL(args.request.url).search);
  const sort = reader.oneOf<FavoriteSort>('sort', (word) => (word === 'oldest' ? 'OLDEST' : undefined)) ?? 'NEWEST';
  const listName = reader.oneOf('list', (word) => (word.length <= longestName ? word : undefined), 'MAX_LENGTH');
  const state: ListState = { sort, pageNumber: reader.pageNumber(pageSize), ...(listName && { listName }) };
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  keepQuery(args, reader.problems, listSearch(state));
  return state;
}

/** The canonical query of a list. */
export function listSearch({ listName, sort, pageNumber }: ListState): string {
  const query = new URLSearchParams();
  if (listName) query.set('list', listName);
  if (pageNumber > 1) query.set('pageNumber', String(pageNumber));
  if (sort === 'OLDEST') query.set('sort', 'oldest');
  return query.size > 0 ? `?${query}` : '';
}
