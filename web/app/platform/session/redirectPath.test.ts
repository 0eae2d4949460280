import { describe, expect, it } from 'vitest';
import { loginHref, safeRedirectPath } from './redirectPath.ts';

const origin = 'https://rasteh.example';

describe('redirectPath', () => {
  it.each(['/', '/products/1/شیر', '/search/x?tab=suppliers&page=2', '/profile/address#new'])('leads to %s', (path) => {
    expect(decodeURI(safeRedirectPath(path, origin))).toBe(path);
  });

  it.each([
    ...[null, '', '//evil.example', '/\\evil.example', '\\\\evil.example', '/%09/evil.example', '/%2F%2Fevil.example'],
    ...['https:evil.example', 'https://evil.example/', 'javascript:alert(1)', 'data:text/html,x', '/\t/evil.example'],
    ...['/\r\nset-cookie: a=b', `/${'a'.repeat(4_000)}`, '/users/login?redirectPath=/users/login', 'profile'],
  ])('does not lead to %j', (path) => {
    expect(safeRedirectPath(path, origin)).toBe('/');
  });

  it('does not grow when a login leads to a login', () => {
    let href = '/profile';
    for (let turn = 0; turn < 50; turn += 1) {
      const back = new URL(loginHref(href), origin).searchParams.get('redirectPath');
      href = loginHref(safeRedirectPath(back, origin));
    }
    expect(href.length).toBeLessThan(200);
  });
});
