import { createContext } from 'react-router-dom';
import type { PlainForms } from '../forms/plain/PlainFormsContext.ts';
import type { RedirectRules } from '../navigation/redirectRules.ts';

/** What the web server tells the pages about the site it serves. */
export interface Site {
  /** Public origin from the configuration, never from a Host header. */
  origin: string;
  buildId: string;
  /** Fresh for every answer; every script of the page carries it. */
  nonce: string;
  /** Aborted when the visitor leaves or the page's time is over. */
  signal: AbortSignal;
  /** Writes a bug to the server's log. */
  log(error: unknown): void;
  /** Paths that lead elsewhere. */
  redirects: RedirectRules;
  /** Who is logged in, as far as the page may show it. */
  viewer: Viewer | undefined;
  /** For forms without script; null for who has no session. */
  plainForms: PlainForms | null;
}

/** The person behind the session: specification, section 3, `userInfo`. */
export interface Viewer {
  /** End of the session, in seconds since 1970. */
  exp: number;
  sub: string;
  displayName: string;
  /** A hint for menus; the staff area asks for roles itself. */
  isStaff?: true;
  /** Whether the person acts for a company that sells here; it chooses what is announced and decides nothing. */
  isSeller?: true;
}

export const siteContext = createContext<Site>();
