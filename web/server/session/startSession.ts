import type { Request, RequestHandler, Response } from 'express';
import { forwardedHeaders } from '../gateway.ts';
import { visitOf } from '../visit.ts';
import type { SessionCookie, SessionTokens } from './SessionCookie.ts';
import type { Granted, TokenClient } from './TokenClient.ts';

/** A token that ends sooner is exchanged first, so that it is still good when the api reads it. */
const aheadSeconds = 30;
/** Tabs that ask at once share one exchange, and those that come right after it. */
const keptMs = 5_000;

interface Parts {
  cookie: SessionCookie;
  tokens: TokenClient;
}

/** Finds the visitor's session and keeps it fresh: `visitOf(response).session`. */
export function startSession({ cookie, tokens }: Parts): RequestHandler {
  const exchanges = new Map<string, Promise<Granted>>();

  function exchange(request: Request, response: Response, { refreshToken }: SessionTokens): Promise<Granted> {
    let running = exchanges.get(refreshToken);
    if (!running) {
      running = tokens.refresh(refreshToken, forwardedHeaders(request, visitOf(response)));
      exchanges.set(refreshToken, running);
      setTimeout(() => exchanges.delete(refreshToken), keptMs).unref();
      running.catch(() => exchanges.delete(refreshToken));
    }
    return running;
  }

  async function find(request: Request, response: Response): Promise<SessionTokens | undefined> {
    const found = await cookie.read(request.headers.cookie);
    if (found.kind === 'none') return undefined;
    if (found.kind === 'broken') {
      visitOf(response).hasBrokenCookie = true;
      response.append('set-cookie', cookie.clear());
      return undefined;
    }
    const { tokens: held } = found;
    if (held.accessEndsAt - aheadSeconds > Date.now() / 1_000) return held;
    const granted = await exchange(request, response, held);
    if ('tokens' in granted) {
      response.append('set-cookie', await cookie.write(granted.tokens));
      return granted.tokens;
    }
    // Only the api's own word ends a session; when it cannot be asked, the cookie stays for the next time.
    if (granted.refusal.status === 400) response.append('set-cookie', cookie.clear());
    return undefined;
  }

  return (request, response, next) => {
    find(request, response).then((session) => {
      visitOf(response).session = session;
      // What a session sees is for nobody else, and not for the browser's cache either.
      if (request.headers.cookie?.includes(cookie.name)) response.setHeader('cache-control', 'no-store');
      next();
    }, next);
  };
}
