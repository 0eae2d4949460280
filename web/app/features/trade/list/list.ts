import type { ScreenArgs } from '../../../platform/graph/load.ts';
import type { TradeSide, TradeStatus } from '../../../platform/graph/types.generated.ts';
import { keepQuery } from '../../../platform/site/keepQuery.ts';
import { queryReader } from '../../../platform/site/queryReader.ts';
import { codeOf } from '../../things/index.ts';

export const path = '/profile/directorder';
export const pageSize = 20;
/** So many that wait stand above the others; the rest of them are a page of their own. */
const mostWaiting = 20;

export interface ListState {
  /** Without one the side on which there is something. */
  side?: TradeSide;
  /** Only those that stand there, or that wait for the own side. */
  only?: TradeStatus | 'WAITING';
  searchKey?: string;
  /** What runs out first stands first; else the newest change. */
  sort?: 'DEADLINE';
  pageNumber: number;
}

const sideWords = { BUYER: 'buying', SELLER: 'selling' } as const;
const longestKey = 100;
export const sortWord = 'deadline';
const sideOf = (word: string) => (['BUYER', 'SELLER'] as const).find((side) => sideWords[side] === word);

/** What an address says beside its path; of the states that there are the graph decides. */
export function readList(args: ScreenArgs): ListState {
  const reader = queryReader(new URL(args.request.url).search);
  const side = reader.oneOf('side', sideOf);
  const only = reader.oneOf('status', (word) =>
    /^[a-z-]{1,40}$/.test(word) ? (word.toUpperCase().replaceAll('-', '_') as TradeStatus | 'WAITING') : undefined,
  );
  const searchKey = reader.oneOf('searchKey', (word) => (word.length <= longestKey ? word : undefined), 'MAX_LENGTH');
  const sort = reader.oneOf('sort', (word) => (word === sortWord ? ('DEADLINE' as const) : undefined));
  const state: ListState = {
    pageNumber: reader.pageNumber(pageSize),
    ...(side && { side }),
    ...(only && { only }),
    // One letter finds everything.
    ...(searchKey && searchKey.length > 1 && { searchKey }),
    ...(sort && { sort }),
  };
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  keepQuery(args, reader.problems, listSearch(state));
  return state;
}

/** The canonical query of a list. */
function listSearch({ side, only, searchKey, sort, pageNumber }: ListState): string {
  const query = new URLSearchParams();
  if (side) query.set('side', sideWords[side]);
  if (only) query.set('status', codeOf(only));
  if (searchKey) query.set('searchKey', searchKey);
  if (sort) query.set('sort', sortWord);
  if (pageNumber > 1) query.set('pageNumber', String(pageNumber));
  return query.size > 0 ? `?${query}` : '';
}

/** The list of a side, narrowed or not. */
export const listHref = (state: Omit<ListState, 'pageNumber'>, pageNumber = 1) =>
  path + listSearch({ ...state, pageNumber });

/** Whether what waits for the own side stands apart, above the others: only where nobody has narrowed the list. */
export const isWhole = ({ only, searchKey, sort }: Pick<ListState, 'only' | 'searchKey' | 'sort'>) =>
  !only && !searchKey && !sort;

/** Variables of the list of a side. */
export function listVariables({ only, searchKey, sort, pageNumber }: ListState, side: TradeSide) {
  const whole = isWhole({ ...(only && { only }), ...(searchKey && { searchKey }), ...(sort && { sort }) });
  return {
    ...{ side, pageNumber, pageSize, mostWaiting },
    // What waits for the own side stands above the others.
    ...((whole || only === 'WAITING') && { isWaiting: !whole }),
    ...(only && only !== 'WAITING' && { status: [only] }),
    ...(searchKey && { searchKey }),
    ...(sort && { sort }),
    withWaiting: whole && pageNumber === 1,
  };
}

/** The room of a request. */
export { tradeRequestPath as requestHref } from '../../../paths.ts';
/** Where its draft is written. */
export const editHref = (id: string) => `/profile/directorder/edit/${id}`;
