import { describe, expect, it } from 'vitest';
import { adminHref, isSearchable, readAdminAddress } from './adminAddress.ts';

describe('the address of the staff area', () => {
  it('says what is shown, and is read as it was written', () => {
    const state = { tab: 'users', searchKey: '09121234567', role: 'ADMIN', pageNumber: 3 } as const;
    expect(readAdminAddress(adminHref(state).replace('/profile/admin', ''))).toEqual(state);
    expect(adminHref()).toBe('/profile/admin');
  });

  it('leaves out what it does not know', () => {
    expect(readAdminAddress('?tab=money&pageNumber=-1&userId=1&role=a%20b')).toEqual({ pageNumber: 1 });
    expect(readAdminAddress('?searchKey=۰۹۱۲')).toEqual({ searchKey: '0912', pageNumber: 1 });
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
