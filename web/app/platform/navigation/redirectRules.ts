import { type MiddlewareFunction, redirect } from 'react-router-dom';

/** Paths that lead elsewhere: to a path of this site, or to an https address of a host that is allowed. */
export type RedirectRules = Readonly<Record<string, string>>;

/** Where a path leads by the rules, in whichever spelling it comes. A way within the site keeps its query. */
export function redirectTarget(rules: RedirectRules, { pathname, search }: { pathname: string; search: string }) {
  const target = Object.hasOwn(rules, decoded(pathname)) ? rules[decoded(pathname)] : undefined;
  if (target === undefined || !target.startsWith('/') || target.includes('?')) return target;
  return target + search;
}

let known: RedirectRules = {};

/** The rules that came with the page. */
export const followRedirects = (rules: RedirectRules = {}): void => void (known = rules);

/** In the browser: another site is a whole page load (specification, section 8), a path of this site an ordinary way. */
export const redirectMiddleware: MiddlewareFunction = async ({ request }, next) => {
  const target = redirectTarget(known, new URL(request.url));
  if (target === undefined) return next();
  if (target.startsWith('/')) throw redirect(target);
  window.location.assign(target);
  return new Promise(() => undefined);
};

/** The path as the table has it. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
