import { createContext } from 'react-router-dom';

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
}

export const siteContext = createContext<Site>();
