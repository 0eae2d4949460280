import type { ScreenArgs } from '../../platform/graph/load.ts';
import type { ThingType, NoteSort } from '../../platform/graph/types.generated.ts';
import { keepQuery } from '../../platform/site/keepQuery.ts';
import { queryReader } from '../../platform/site/queryReader.ts';
import { codeOf, kindIn, olderWords } from '../things/index.ts';

export const pageSize = 20;
/** In the order they are offered. */
export const notedTypes: readonly ThingType[] = [
  'SUPPLIER_PRODUCT',
  'BASE_PRODUCT',
  'SUPPLIER',
  'MERCHANT',
  'CATEGORY',
  'CONTENT',
];

const sorts: readonly NoteSort[] = ['NEWEST', 'OLDEST', 'REMINDER'];

/** The page of all one's notes, or of those on one kind of thing. */
export const notesPath = (type?: ThingType) => `/profile/notes/${type ? codeOf(type) : 'all'}`;

/** The kind that the path names, undefined for all; an unknown one is 404. */
export const typeOf = (args: ScreenArgs): ThingType | undefined =>
  args.params.type === 'all' ? undefined : kindIn(args, notedTypes, olderWords);

export interface ListState {
  tag?: string | undefined;
  searchKey?: string;
  sort: NoteSort;
  pageNumber: number;
}

/** What an address says beside its path. */
export function readList(args: ScreenArgs): ListState {
  const reader = queryReader(new URL(args.request.url).search);
  const short = (most: number) => (word: string) => (word.length <= most ? word : undefined);
  const tag = reader.oneOf('tag', short(30), 'MAX_LENGTH');
  const searchKey = reader.oneOf('searchKey', short(100), 'MAX_LENGTH');
  const sort = reader.oneOf('sort', (word) => sorts.find((each) => codeOf(each) === word)) ?? 'NEWEST';
  const state: ListState = { sort, pageNumber: reader.pageNumber(pageSize) };
  if (tag) state.tag = tag;
  // One letter finds everything.
  if (searchKey && searchKey.length > 1) state.searchKey = searchKey;
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  keepQuery(args, reader.problems, listSearch(state));
  return state;
}

/** The canonical query of a list. */
export function listSearch({ tag, searchKey, sort, pageNumber }: ListState): string {
  const query = new URLSearchParams();
  if (pageNumber > 1) query.set('pageNumber', String(pageNumber));
  if (searchKey) query.set('searchKey', searchKey);
  if (sort !== 'NEWEST') query.set('sort', codeOf(sort));
  if (tag) query.set('tag', tag);
  return query.size > 0 ? `?${query}` : '';
}
