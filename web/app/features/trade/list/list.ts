import type { ScreenArgs } from '../../../platform/graph/load.ts';
import type { TradeSide, TradeStatus } from '../../../platform/graph/types.generated.ts';
import { readJalaliDay, typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { keepQuery } from '../../../platform/site/keepQuery.ts';
import { queryReader } from '../../../platform/site/queryReader.ts';
import { codeOf } from '../../things/index.ts';

export const path = '/profile/directorder';
export const pageSize = 20;
/** So many that wait stand above the others; the rest of them are a page of their own. */
const mostWaiting = 20;

/** A day as an address or a person says it; without `day` nobody can read it, and it narrows nothing. */
export interface TypedDay {
  typed: string;
  day?: string;
}

export interface ListState {
  /** Without one the side on which there is something. */
  side?: TradeSide;
  /** Only those that stand there, or that wait for the own side. */
  only?: TradeStatus | 'WAITING';
  searchKey?: string;
  /** Only those begun between these days. */
  from?: TypedDay;
  to?: TypedDay;
  /** What runs out first stands first; else the newest change. */
  sort?: 'DEADLINE';
  pageNumber: number;
}

const sideWords = { BUYER: 'buying', SELLER: 'selling' } as const;
const longestKey = 100;
const longestDay = 20;
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
  const from = dayIn(reader.one('from'));
  const to = dayIn(reader.one('to'));
  const sort = reader.oneOf('sort', (word) => (word === sortWord ? ('DEADLINE' as const) : undefined));
  const state: ListState = {
    pageNumber: reader.pageNumber(pageSize),
    ...(side && { side }),
    ...(only && { only }),
    // One letter finds everything.
    ...(searchKey && searchKey.length > 1 && { searchKey }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && { sort }),
  };
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  keepQuery(args, reader.problems, listSearch(state));
  return state;
}

/** People write Jalali days, addresses hold Gregorian ones. */
function dayIn(word: string | undefined): TypedDay | undefined {
  if (word === undefined || word.length > longestDay) return undefined;
  const day = readGregorianDay(word) ?? readJalaliDay(word);
  return day === undefined ? { typed: word } : { typed: typedJalaliDay(day), day };
}

function readGregorianDay(word: string): string | undefined {
  // The two calendars are six centuries apart: no year is of both.
  const at = /^[2-9]\d{3}-\d\d-\d\d$/.test(word) ? new Date(`${word}T00:00:00Z`) : undefined;
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(word) ? word : undefined;
}

/** The canonical query of a list. */
function listSearch({ side, only, searchKey, from, to, sort, pageNumber }: ListState): string {
  const query = new URLSearchParams();
  if (side) query.set('side', sideWords[side]);
  if (only) query.set('status', codeOf(only));
  if (searchKey) query.set('searchKey', searchKey);
  if (from) query.set('from', from.day ?? from.typed);
  if (to) query.set('to', to.day ?? to.typed);
  if (sort) query.set('sort', sortWord);
  if (pageNumber > 1) query.set('pageNumber', String(pageNumber));
  return query.size > 0 ? `?${query}` : '';
}

/** The list of a side, narrowed or not. */
export const listHref = (state: Omit<ListState, 'pageNumber'>, pageNumber = 1) =>
  path + listSearch({ ...state, pageNumber });

type Narrowed = Pick<ListState, 'only' | 'searchKey' | 'from' | 'to' | 'sort'>;

/** Whether what waits for the own side stands apart, above the others: only where nobody has narrowed the list. */
export const isWhole = ({ only, sort, ...narrowed }: Narrowed) => !only && !sort && !isNarrowed(narrowed);

/** Whether words or days leave something out, which the counts of the states follow. */
export const isNarrowed = ({ searchKey, from, to }: Pick<ListState, 'searchKey' | 'from' | 'to'>) =>
  searchKey !== undefined || from?.day !== undefined || to?.day !== undefined;

/** What stays when another state or order is chosen. */
export const kept = ({ searchKey, from, to }: ListState) => ({
  ...(searchKey && { searchKey }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Variables of the list of a side. */
export function listVariables(state: ListState, side: TradeSide) {
  const { only, searchKey, from, to, sort, pageNumber } = state;
  const whole = isWhole(state);
  return {
    side,
    pageNumber,
    pageSize,
    mostWaiting,
    // What waits for the own side stands above the others.
    ...((whole || only === 'WAITING') && { isWaiting: !whole }),
    ...(only && only !== 'WAITING' && { status: [only] }),
    ...(searchKey && { searchKey }),
    ...(from?.day && { createdFrom: from.day }),
    ...(to?.day && { createdTo: to.day }),
    ...(sort && { sort }),
    withWaiting: whole && pageNumber === 1,
    isNarrowed: isNarrowed(state),
  };
}

/** The room of a request. */
export { tradeRequestPath as requestHref } from '../../../paths.ts';
/** Where its draft is written. */
export const editHref = (id: string) => `/profile/directorder/edit/${id}`;
