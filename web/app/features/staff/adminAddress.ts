import { toAsciiDigits, toPersianDigits } from '../../platform/text/digits.ts';

export const pageSize = 20;

/** As the status of a queue: what is decided too. */
export const EVERY = 'ALL';

/** Which page of a list is asked for. */
export const pageOf = ({ pageNumber }: Pick<AdminState, 'pageNumber'>) => ({ pageNumber, pageSize });

/** Whether only what waits is asked for, as it is unless the address says otherwise. */
export const isOpenOnly = ({ status }: AdminState): boolean => status !== EVERY;

/** The status of the things that are asked for: what waits unless the address says otherwise, undefined for every one. */
export const statusOf = ({ status }: AdminState, waiting: string): string | undefined =>
  status === EVERY ? undefined : (status ?? waiting);

/** What the address of the staff area says. */
export interface AdminState {
  tab?: string;
  searchKey?: string;
  role?: string;
  status?: string;
  userId?: string;
  objectId?: string;
  /** Of the log: whose acts, which ones, with what kind of thing, and from and to which Jalali days, as typed. */
  actor?: string;
  action?: string;
  objectType?: string;
  from?: string;
  to?: string;
  /** A Jalali year. */
  year?: string;
  /** Of the tree: whose properties are shown. */
  categoryId?: string;
  /** Of the tree: the root whose categories are shown. */
  rootId?: string;
  pageNumber: number;
}

/** The longest that can be looked for. */
const longestKey = 40;

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const wordPattern = /^[A-Z_]{1,40}$/;

/** What people type is kept however it is written: `isSearchable` and `wrongIn` judge it, and nothing is shown for what is wrong. */
const typed = /./;

/** Reads the address; what it does not know of tabs, words and ids, it leaves out. */
export function readAdminAddress(search: string, tabs: readonly string[]): AdminState {
  const query = new URLSearchParams(search);
  const one = (name: string, pattern: RegExp) => {
    const value = toAsciiDigits(query.get(name) ?? '').trim();
    return value !== '' && pattern.test(value) ? { [name]: value } : {};
  };
  const page = Number(toAsciiDigits(query.get('pageNumber') ?? '1'));
  return {
    ...one('tab', new RegExp(`^(${tabs.join('|')})$`)),
    ...one('searchKey', typed),
    ...one('role', wordPattern),
    ...one('status', wordPattern),
    ...one('userId', idPattern),
    ...one('objectId', /^[\w-]{1,100}$/),
    ...one('actor', typed),
    ...one('action', wordPattern),
    ...one('objectType', /^[A-Za-z]{1,40}$/),
    ...one('from', typed),
    ...one('to', typed),
    ...one('year', /^14\d\d$/),
    ...one('categoryId', idPattern),
    ...one('rootId', idPattern),
    pageNumber: Number.isInteger(page) && page > 0 && page * pageSize <= 10_000 ? page : 1,
  };
}

/** The address that says it, for links: one spelling for each, with Latin digits and without what says nothing. */
export const adminHref = (state: Partial<AdminState> = {}): string => `/profile/admin${searchOf(state)}`;

/** Its query. */
export function searchOf({ pageNumber = 1, ...rest }: Partial<AdminState>): string {
  const said = Object.entries(rest).filter(([, value]) => value) as [string, string][];
  const query = new URLSearchParams([...said, ...(pageNumber > 1 ? [['pageNumber', String(pageNumber)]] : [])]);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Whether the graph looks for it: words of a name, a whole phone, the last four digits of one, or an id. */
export const isSearchable = (key: string): boolean =>
  key.length <= longestKey &&
  (idPattern.test(key) ||
    (key.length >= 2 && /\p{L}/u.test(key)) ||
    /^\d{4}$/.test(key) ||
    /^(?:\+98|0098|0)?9\d{9}$/.test(key.replace(/[\s()-]/g, '')));

/** As a field shows it: numbers in Persian digits, an id as it is. */
export const shownKey = (key = ''): string => (/[A-Za-z]/.test(key) ? key : toPersianDigits(key));
