import type { ScreenArgs } from '../../../platform/graph/load.ts';
import type { CommentState } from '../../../platform/graph/types.generated.ts';
import { keepQuery } from '../../../platform/site/keepQuery.ts';
import { queryReader } from '../../../platform/site/queryReader.ts';

export const ownPath = '/profile/comments';
export const ownPageSize = 20;

export interface OwnListState {
  state?: CommentState;
  pageNumber: number;
}

const states: Record<string, CommentState> = {
  pending: 'PENDING',
  published: 'PUBLISHED',
  'edit-pending': 'EDIT_PENDING',
  hidden: 'HIDDEN',
  rejected: 'REJECTED',
  removed: 'REMOVED',
};

/** What an address says beside its path. */
export function readOwnList(args: ScreenArgs): OwnListState {
  const reader = queryReader(new URL(args.request.url).search);
  const state = reader.oneOf('state', (word) => states[word]);
  const list: OwnListState = { pageNumber: reader.pageNumber(ownPageSize), ...(state && { state }) };
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  keepQuery(args, reader.problems, ownSearch(list));
  return list;
}

/** The canonical query of the list. */
export function ownSearch({ state, pageNumber }: OwnListState): string {
  const query = new URLSearchParams();
  if (pageNumber > 1) query.set('pageNumber', String(pageNumber));
  if (state) query.set('state', state.toLowerCase().replaceAll('_', '-'));
  return query.size > 0 ? `?${query}` : '';
}
