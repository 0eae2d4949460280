import { readDismissed } from '../../app/platform/preferences/dismissed.ts';
import { readPreferences } from '../../app/platform/preferences/preferences.ts';

interface Asked {
  originalUrl: string;
  headers: { cookie?: string | undefined };
}

// What a browser is known by at the login is no session, and no page knows of it.
const harmless = /^\s*(theme|density|dismissed|basket|(?:__Host-)?rasteh-known)=/;
/** The one page that shows what the browser keeps of a basket. */
const ofBasket = /^\/basket(?=[?/]|$)/;

/** A page as it is not yet for everybody (content/pages). */
const isPreview = /[?&]preview=/;

/**
 * What tells one cached page from another: address, chosen looks and what was dismissed. Undefined for a visitor with any
 * other cookie: it may be a session, and nothing of a session is ever kept.
 */
export function pageKey({ originalUrl, headers }: Asked): string | undefined {
  const { cookie } = headers;
  if (ofBasket.test(originalUrl) || isPreview.test(originalUrl)) return undefined;
  if (cookie === undefined) return originalUrl;
  if (!cookie.split(';').every((it) => harmless.test(it))) return undefined;
  const { theme = '', density = '' } = readPreferences(cookie);
  return [originalUrl, theme, density, ...readDismissed(cookie)].join(' ');
}
