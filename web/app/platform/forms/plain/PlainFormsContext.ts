import { createContext } from 'react';

/** What forms without script are made of; the web server gives it for who has a session. */
export interface PlainForms {
  /** Proves that a form was made for this session and for the screen at `path`. */
  tokenFor(path: string): string;
  /** A new idempotency key. */
  makeKey(): string;
}

/** Where components find it; null in the browser and for who has no session. */
export const PlainFormsContext = createContext<PlainForms | null>(null);
