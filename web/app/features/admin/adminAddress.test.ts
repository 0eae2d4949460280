import { describe, expect, it } from 'vitest';
import { adminHref, isSearchable, readAdminAddress, searchOf, shownKey } from '../staff/index.ts';
import { wrongIn } from './audit/auditVariables.ts';
import { queues, tabNames } from './queues.ts';

const read = (search: string) => readAdminAddress(search, tabNames);
/** What the tab of an address asks for. */
const variablesOf = (search: string) => queues.find(({ tab }) => tab === read(search).tab)?.variables(read(search));

describe('the address of the staff area', () => {
  it('says what is shown, and is read as it was written', () => {
    const state = { tab: 'users', searchKey: '09121234567', role: 'ADMIN', pageNumber: 3 } as const;
    expect(read(adminHref(state).replace('/profile/admin', ''))).toEqual(state);
    expect(adminHref()).toBe('/profile/admin');
  });

  it('leaves out what it does not know', () => {
    expect(read('?tab=money&pageNumber=-1&userId=1&role=a%20b')).toEqual({ pageNumber: 1 });
    expect(read('?searchKey=۰۹۱۲')).toEqual({ searchKey: '0912', pageNumber: 1 });
  });

  it('keeps what was typed and cannot be read, so that nobody sees a list that is not narrowed by it', () => {
    const state = read('?tab=audit&from=دیروز&to=1405-09-01T00');
    expect(state).toEqual({ tab: 'audit', from: 'دیروز', to: '1405-09-01T00', pageNumber: 1 });
    expect(wrongIn(state)).toEqual({ from: true, to: true });
    expect(variablesOf(searchOf(state))).toMatchObject({ isSearchable: false });
    expect(variablesOf(`?tab=users&searchKey=${'ن'.repeat(41)}`)).toMatchObject({ isSearchable: false });
    expect(variablesOf('?tab=users&searchKey=نام')).toMatchObject({ isSearchable: true });
  });

  it('has one spelling, with Latin digits, and is shown with Persian ones', () => {
    const typed = '?tab=users&searchKey=۰۹۱۲۱۲۳۴۵۶۷&role=&status=';
    expect(searchOf(read(typed))).toBe('?tab=users&searchKey=09121234567');
    expect(['09121234567', 'Ali 12', undefined].map(shownKey)).toEqual(['۰۹۱۲۱۲۳۴۵۶۷', 'Ali 12', '']);
  });

  it('knows what can be looked for', () => {
    for (const key of [
      '4567',
      '09121234567',
      '+989121234567',
      '0912 123 4567',
      '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f',
      'سارا کریمی',
    ])
      expect(isSearchable(key), key).toBe(true);
    for (const key of ['0912', '09121', 'x', '1'].slice(1)) expect(isSearchable(key), key).toBe(false);
  });
});
