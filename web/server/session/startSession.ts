import type { Request, RequestHandler, Response } from 'express';
import { GraphError } from '../../app/platform/graph/GraphError.ts';
import { forwardedHeaders } from '../gateway.ts';
import type { Refusal } from '../graphRequest.ts';
import { visitOf } from '../visit.ts';
import type { SessionCookie, SessionTokens } from './SessionCookie.ts';
import { setCookie } from './setCookie.ts';
import type { Granted, TokenClient } from './TokenClient.ts';

/** A token that ends sooner is exchanged first, so that it is still good when the api reads it. */
const aheadSeconds = 30;
/** Tabs that ask at once share one exchange, and those that come right after it. */
const keptMs = 5_000;
/** When nobody says how long to wait: then it is asked again. */
const retryAfter = String(keptMs / 1_000);

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
    return running.catch(asRefusal);
  }

  async function find(request: Request, response: Response): Promise<SessionTokens | undefined> {
    const visit = visitOf(response);
    const found = await cookie.read(request.headers.cookie);
    if (found.kind === 'none') return undefined;
    if (found.kind === 'broken') {
      visit.hasBrokenCookie = true;
      setCookie(response, cookie.clear());
      return undefined;
    }
    const { tokens: held } = found;
    visit.renew = renewerOf(request, response, held);
    if (isGood(held, aheadSeconds)) return held;
    return next(request, response, held, isGood(held));
  }

  /** The session with new tokens; with those it has while they are good and the api cannot be asked. */
  async function next(request: Request, response: Response, held: SessionTokens, mayStay: boolean) {
    const granted = await exchange(request, response, held);
    if ('tokens' in granted) {
      const fresh = { ...granted.tokens, ...(held.party && { party: held.party }) };
      setCookie(response, await cookie.write(fresh));
      return fresh;
    }
    // Only the api's own word ends a session; when it cannot be asked, the cookie stays for the next time.
    if (granted.refusal.status === 400) setCookie(response, cookie.clear());
    else if (mayStay) return held;
    else visitOf(response).unverified = unverifiedOf(held, granted.refusal);
    return undefined;
  }

  /** Questions of one visit that are refused at once share the exchange. */
  function renewerOf(request: Request, response: Response, held: SessionTokens) {
    const visit = visitOf(response);
    let renewal: Promise<SessionTokens | undefined> | undefined;
    return async (refused: SessionTokens) => {
      if (refused === held) visit.session = await (renewal ??= next(request, response, held, false));
      else if (visit.session === refused) {
        // New ones that are not taken either: nobody can tell now.
        visit.unverified = unverifiedOf(held, { status: 503, code: 'TOKEN_NOT_TAKEN', message: '' });
        visit.session = undefined;
      }
    };
  }

  return (request, response, next) => {
    find(request, response).then((session) => {
      visitOf(response).session = session;
      // What a session sees is for nobody else, and not for the browser's cache either.
      if (cookie.isSentIn(request.headers.cookie)) response.setHeader('cache-control', 'no-store');
      next();
    }, next);
  };
}

/**
 * The session as it is held, while it is good, for an answer that may come minutes later: new tokens would leave only
 * with it, and whatever the browser asks meanwhile would come with the old ones.
 */
export function heldSession(cookie: SessionCookie): RequestHandler {
  return (request, response, next) => {
    cookie.read(request.headers.cookie).then((found) => {
      if (found.kind === 'tokens' && isGood(found.tokens)) visitOf(response).session = found.tokens;
      next();
    }, next);
  };
}

const unverifiedOf = ({ userInfo }: SessionTokens, refusal: Refusal) => ({
  viewer: userInfo,
  refusal: { retryAfter, ...refusal, status: 503 },
});

const isGood = ({ accessEndsAt }: SessionTokens, forSeconds = 0) => accessEndsAt - forSeconds > Date.now() / 1_000;

function asRefusal(error: unknown): { refusal: Refusal } {
  if (!(error instanceof GraphError)) throw error;
  return { refusal: { status: error.status, code: error.code, message: '' } };
}
