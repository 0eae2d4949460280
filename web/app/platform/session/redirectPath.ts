import { decode } from '../head/title.ts';

const longest = 2_000;
const loginPath = '/users/login';

let last: { back: string; href: string } | undefined;

/**
 * The login page that leads back to where one was; from the login itself, home. `perPage`: a guard opened it, so the way
 * back replaces it.
 */
export function loginHref(back: string, { perPage = false } = {}): string {
  if (perPage) return hrefTo(back, { loginPerPage: 'true' });
  // All the buttons of a list lead back to the same place.
  if (last?.back !== back) last = { back, href: hrefTo(back, {}) };
  return last.href;
}

/** Letters beyond ASCII in an address, which would be encoded a second time: a list has two dozen such links. */
const encodedLetters = /(?:%[89a-f][\da-f])+/gi;

function hrefTo(back: string, others: { loginPerPage?: 'true' }): string {
  const redirectPath = /^\/users\/login(?=[?#]|$)/.test(back) ? '/' : back.replace(encodedLetters, decode);
  return `${loginPath}?${new URLSearchParams({ redirectPath, ...others }).toString()}`;
}

/** Where a `redirectPath` may lead: a page of this site and not the login again; else home. */
export function safeRedirectPath(given: string | null, origin: string): string {
  if (!given || given.length > longest || !/^\/(?!\/)/.test(given) || /[\\\u0000-\u001f\u007f]/.test(given)) return '/';
  // What a second reader may decode must not become another address.
  if (/^\/(?:%(?:2f|5c|0[0-9a-f]|1[0-9a-f]))/i.test(given)) return '/';
  const url = URL.canParse(given, origin) ? new URL(given, origin) : undefined;
  if (url?.origin !== origin || url.pathname === loginPath || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
