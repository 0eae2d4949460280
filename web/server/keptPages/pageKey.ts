import { readPreferences } from '../../app/platform/preferences/preferences.ts';

interface Asked {
  originalUrl: string;
  headers: { cookie?: string };
}

const harmless = /^\s*(theme|density)=/;

/**
 * What tells one cached page from another: address and chosen looks. Undefined for a visitor with any
 * other cookie: it may be a session, and nothing of a session is ever kept.
 */
export function pageKey({ originalUrl, headers }: Asked): string | undefined {
  const { cookie } = headers;
  if (cookie === undefined) return originalUrl;
  if (!cookie.split(';').every((it) => harmless.test(it))) return undefined;
  const { theme = '', density = '' } = readPreferences(cookie);
  return `${originalUrl} ${theme} ${density}`;
}
