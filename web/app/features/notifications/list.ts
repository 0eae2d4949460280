import type { ScreenArgs } from '../../platform/graph/load.ts';
import type { NotificationType } from '../../platform/graph/types.generated.ts';
import { keepQuery } from '../../platform/site/keepQuery.ts';
import { queryReader } from '../../platform/site/queryReader.ts';
import { codeOf } from '../things/index.ts';

export const path = '/profile/notifications';
export const pageSize = 20;

export interface ListState {
  type?: NotificationType;
  isUnread?: true;
  pageNumber: number;
}

/** What an address says beside its path; of the kinds that there are the graph decides. */
export function readList(args: ScreenArgs): ListState {
  const reader = queryReader(new URL(args.request.url).search);
  const type = reader.oneOf('type', (word) =>
    /^[a-z-]{1,40}$/.test(word) ? (word.toUpperCase().replaceAll('-', '_') as NotificationType) : undefined,
  );
  const isUnread = reader.oneOf('unread', (word) => (word === 'true' ? (true as const) : undefined));
  const state: ListState = {
    pageNumber: reader.pageNumber(pageSize),
    ...(type && { type }),
    ...(isUnread && { isUnread }),
  };
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  keepQuery(args, reader.problems, listSearch(state));
  return state;
}

/** The canonical query of a list. */
export function listSearch({ type, isUnread, pageNumber }: ListState): string {
  const query = new URLSearchParams();
  if (pageNumber > 1) query.set('pageNumber', String(pageNumber));
  if (type) query.set('type', codeOf(type));
  if (isUnread) query.set('unread', 'true');
  return query.size > 0 ? `?${query}` : '';
}
