import type { RequestHandler } from 'express';
import { lostPercent } from '../app/platform/site/unreadable.ts';

/**
 * The one spelling of a path: without empty segments and without a slash at the end. Undefined when it is
 * spelled so already, null when it is no path of a page at all (backslash or control character, which some
 * browsers read as a slash and would follow to another host).
 */
export function betterPath(path: string): string | null | undefined {
  if (/[\\\u0000-\u0020\u007f]|%5c|%00/i.test(path)) return null;
  const better = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return better === path ? undefined : better;
}

const harmlessPercent = encodeURIComponent(lostPercent);

/**
 * The same address where every reader can read it: percent signs that mean nothing, or bytes of no text, become a letter.
 * No page has such an address (a search refuses it), so it is one that is not found, without every reader complaining in the log.
 */
export function readablePath(url: string): string {
  const [path = '', ...query] = url.split('?');
  const segments = path.split('/').map((each) => (isReadable(each) ? each : each.replaceAll('%', harmlessPercent)));
  return [segments.join('/'), ...query].join('?');
}

function isReadable(segment: string): boolean {
  try {
    // Its result is used, or the bundler takes the call for one without effect and leaves it out.
    return decodeURIComponent(segment).length <= segment.length;
  } catch {
    return false;
  }
}

/** Sends visitors to the one spelling of an address and refuses what is none. */
export const oneAddress: RequestHandler = (request, response, next) => {
  const [path = '', ...query] = request.originalUrl.split('?');
  const better = path.startsWith('/') ? betterPath(path) : null;
  if (better === undefined) return next();
  if (better === null) return void response.status(400).type('text/plain').send('Bad address');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  response.redirect(308, better + search);
};
