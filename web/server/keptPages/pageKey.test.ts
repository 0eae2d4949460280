import { expect, it } from 'vitest';
import { pageKey } from './pageKey.ts';

const keyOf = (originalUrl: string, cookie?: string) => pageKey({ originalUrl, headers: { cookie } });

it('keeps addresses and looks apart', () => {
  const keys = [keyOf('/a'), keyOf('/a?b'), keyOf('/a', 'theme=dark'), keyOf('/a', 'theme=dark; density=compact')];
  expect(new Set(keys).size).toBe(4);
});

it('keeps apart what was dismissed, in whatever order it was', () => {
  const one = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
  const other = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a70';
  expect(keyOf('/a', `dismissed=${one}`)).not.toBe(keyOf('/a', 'theme=auto'));
  expect(keyOf('/a', `dismissed=${one}.${other}`)).toBe(keyOf('/a', `dismissed=${other}.${one}.nothing`));
  expect(keyOf('/a', 'dismissed=nothing')).toBe(keyOf('/a', 'theme=auto'));
});

it('keeps for who logged out what it keeps for anybody', () => {
  expect(keyOf('/a', 'rasteh-known=x')).toBe(keyOf('/a', 'theme=auto'));
  expect(keyOf('/a', '__Host-rasteh-known=x; rasteh-login=y')).toBeUndefined();
});

it('keeps nothing that is not yet for everybody', () => {
  expect(keyOf('/contents/1/a?preview=t')).toBeUndefined();
  expect(keyOf('/contents/1/a?sort=NEWEST&preview=')).toBeUndefined();
  expect(keyOf('/contents/1/preview=')).toBeDefined();
});

it.each(['rasteh=x', 'theme=dark; __Host-rasteh=x', 'x', ''])(
  'keeps nothing for a visitor with the cookie %j',
  (cookie) => {
    expect(keyOf('/a', cookie)).toBeUndefined();
  },
);
