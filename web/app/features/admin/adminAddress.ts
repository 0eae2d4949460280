import { toAsciiDigits } from '../../platform/text/digits.ts';
import { type AdminTab, adminTabs } from './tabs.ts';

export const pageSize = 20;

/** As the status of a queue: what is decided too. */
export const EVERY = 'ALL';

/** What the address of the staff area says. */
export interface AdminState {
  tab?: AdminTab;
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
  pageNumber: number;
}

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const wordPattern = /^[A-Z_]{1,40}$/;

/** Reads the address; what it does not know, it leaves out. */
export function readAdminAddress(search: string): AdminState {
  const query = new URLSearchParams(search);
  const one = (name: string, pattern: RegExp) => {
    const value = toAsciiDigits(query.get(name) ?? '').trim();
    return value !== '' && pattern.test(value) ? { [name]: value } : {};
  };
  const page = Number(toAsciiDigits(query.get('pageNumber') ?? '1'));
  return {
    ...one('tab', new RegExp(`^(${adminTabs.map(({ name }) => name).join('|')})$`)),
    ...one('searchKey', /^.{1,40}$/),
    ...one('role', wordPattern),
    ...one('status', wordPattern),
    ...one('userId', idPattern),
    ...one('objectId', /^[\w-]{1,100}$/),
    ...one('actor', /^.{1,40}$/),
    ...one('action', wordPattern),
    ...one('objectType', /^[A-Za-z]{1,40}$/),
    ...one('from', /^[\d/.-]{1,10}$/),
    ...one('to', /^[\d/.-]{1,10}$/),
    pageNumber: Number.isInteger(page) && page > 0 && page * pageSize <= 10_000 ? page : 1,
  };
}

/** The address that says it, for links. */
export function adminHref({ pageNumber = 1, ...rest }: Partial<AdminState> = {}): string {
  const said = Object.entries(rest).filter(([, value]) => value) as [string, string][];
  const query = new URLSearchParams([...said, ...(pageNumber > 1 ? [['pageNumber', String(pageNumber)]] : [])]);
  return `/profile/admin${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** Whether the graph looks for it: words of a name, a whole phone, the last four digits of one, or an id. */
export const isSearchable = (key: string): boolean =>
  idPattern.test(key) ||
  (key.length >= 2 && /\p{L}/u.test(key)) ||
  /^\d{4}$/.test(key) ||
  /^(?:\+98|0098|0)?9\d{9}$/.test(key.replace(/[\s()-]/g, ''));
