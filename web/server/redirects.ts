import type { RequestHandler } from 'express';
import { type RedirectRules, redirectTarget } from '../app/platform/navigation/redirectRules.ts';

const here = 'http://here';

/** Leads visitors of a path in the table to where it says. The page in the browser knows the same table. */
export const redirects =
  (rules: RedirectRules): RequestHandler =>
  (request, response, next) => {
    const target = redirectTarget(rules, new URL(request.originalUrl, here));
    if (target === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    response.setHeader('cache-control', 'no-cache');
    response.redirect(302, new URL(target, here).href.replace(here, ''));
  };

/** What is wrong with a rule of the table, in words; undefined when all is well. */
export function wrongRule(from: string, to: string, rules: RedirectRules, hosts: readonly string[]) {
  if (!isOwnPath(from) || /[?#]/.test(from)) return 'is no path of this site';
  if (isOwnPath(to)) return Object.hasOwn(rules, to.split(/[?#]/, 1)[0]!) ? `leads to another rule, ${to}` : undefined;
  const url = URL.canParse(to) ? new URL(to) : undefined;
  const isAllowed = url?.protocol === 'https:' && !url.username && !url.password && hosts.includes(url.host);
  return isAllowed ? undefined : `leads to ${to}: neither a path of this site nor https on a host of EXTERNAL_HOSTS`;
}

const isOwnPath = (path: string) => /^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(path);
