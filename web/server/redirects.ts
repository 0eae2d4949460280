import type { RequestHandler } from 'express';
import { decoded, type RedirectRules, redirectTarget } from '../app/platform/navigation/redirectRules.ts';
import { betterPath } from './addresses.ts';

const here = 'http://here';

/** Leads visitors of a path in the table to where it says. The page in the browser knows the same table. */
export const redirects = (rules: RedirectRules): RequestHandler => {
  // Most sites have none, and an address is slow to read.
  if (Object.keys(rules).length === 0) return (_request, _response, next) => next();
  return (request, response, next) => {
    const target = redirectTarget(rules, new URL(request.originalUrl, here));
    if (target === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    // Beside a session it says more already.
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
    response.redirect(302, new URL(target, here).href.replace(here, ''));
  };
};

/** What is wrong with a rule of the table, in words; undefined when all is well. */
export function wrongRule(from: string, to: string, rules: RedirectRules, hosts: readonly string[]) {
  if (!isOwnPath(from) || /[?#]/.test(from)) return 'is no path of this site';
  if (spelled(from) !== from) return `is never asked for: it is written ${spelled(from)}`;
  if (isOwnPath(to)) {
    const path = to.split(/[?#]/, 1)[0]!;
    if (Object.hasOwn(rules, spelled(path))) return `leads to another rule, ${to}`;
    return spelled(path) === path ? undefined : `leads to ${path}, which is written ${spelled(path)}`;
  }
  const url = URL.canParse(to) ? new URL(to) : undefined;
  const isAllowed = url?.protocol === 'https:' && !url.username && !url.password && hosts.includes(url.host);
  return isAllowed ? undefined : `leads to ${to}: neither a path of this site nor https on a host of EXTERNAL_HOSTS`;
}

/** As a path of this site is looked for: tidied, without dots, decoded. */
const spelled = (path: string) => decoded(new URL(betterPath(path) ?? path, here).pathname);

const isOwnPath = (path: string) => /^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(path);
