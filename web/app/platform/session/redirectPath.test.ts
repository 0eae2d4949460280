import { describe, expect, it } from 'vitest';
import { loginHref, safeRedirectPath } from './redirectPath.ts';

const origin = 'https://rasteh.example';

describe('redirectPath', () => {
  it.each(['/', '/products/1/شیر', '/search/x?tab=suppliers&page=2', '/profile/address#new'])('leads to %s', (path) => {
    expect(decodeURI(safeRedirectPath(path, origin))).toBe(path);
  });

  it.each([
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%09/evil.example',
    '/%2F%2Fevil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\r\nset-cookie: a=b',
    `/${'a'.repeat(4_000)}`,
    '/users/login?redirectPath=/users/login',
    'profile',
  ])('does not lead to %j', (path) => {
    expect(safeRedirectPath(path, origin)).toBe('/');
  });

  it.each([
    '/products/category/1/%D8%B4%DB%8C%D8%B1?a=%2F%26%25&b=%E2%80%8C#%D8%A2',
    '/search/50%25%20%D8%B4',
    '/x/%D8',
    '/x/%FF%D8%B4',
  ])('comes back to %s as it was', (path) => {
    const back = new URL(loginHref(path), origin).searchParams.get('redirectPath');
    expect(safeRedirectPath(back, origin)).toBe(path);
  });

  it('encodes Persian letters once', () => {
    expect(loginHref('/x/%D8%B4')).toBe('/users/login?redirectPath=%2Fx%2F%D8%B4');
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
