import { randomUUID } from 'node:crypto';
import { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { guestBasketCookie, readGuestBasket } from '../../app/platform/basket/guestBasket.ts';
import { GraphError } from '../../app/platform/graph/GraphError.ts';
import { forwardedHeaders, type Gateway } from '../gateway.ts';
import { bodyRefusal, type Refusal, refusalOf, unanswered } from '../graphRequest.ts';
import { jsonBody } from '../jsonBody.ts';
import { refusedStatus } from '../refusedStatus.ts';
import { visitOf } from '../visit.ts';
import { askAs } from './askAs.ts';
import { isOwn, type OwnAnswer, type OwnCustomer, partiesText, partyOf, readParty } from './parties.ts';
import type { Party, SessionCookie, SessionTokens, UserInfo } from './SessionCookie.ts';
import { setCookie } from './setCookie.ts';
import { knownBrowserHeader, type TokenClient } from './TokenClient.ts';

interface Parts {
  gateway: Gateway;
  cookie: SessionCookie;
  tokens: TokenClient;
  publicOrigin: string;
}

const largestBody = '4kb';
/** Longer than any code, and no digit: an attempt that can only fail. */
const impossibleCode = 'another-browser';
const basketText =
  'mutation TakeBasket($input: AddBasketLinesInput!) { addBasketLines(input: $input) { userErrors { code } } }';
const logoutText = 'mutation Logout($input: LogoutInput!) { logout(input: $input) { userErrors { code } } }';

/** `/session`: who am I, login by code, in whose name I act, logout. Tokens stay here; the browser learns only who it is. */
export function sessionRoutes({ gateway, cookie, tokens, publicOrigin }: Parts): Router {
  const router = Router();
  router.use((request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    const method = request.path === '/party' ? 'PUT' : 'POST';
    const refusal = request.method === 'GET' ? undefined : refusalOf(request, publicOrigin, undefined, method);
    if (refusal) send(response, refusal);
    else next();
  });
  router.use(jsonBody(largestBody));

  router.get('/', async (request, response) => {
    const { session, hasBrokenCookie, unverified } = visitOf(response);
    if (unverified) return send(response, unverified.refusal);
    if (hasBrokenCookie) return send(response, { status: 400, code: 'SESSION_COOKIE_BROKEN', message: '' });
    if (!session) return tell(response, undefined);
    const customers = await ownCustomers(request, response);
    // Asking may have brought new tokens.
    const { userInfo, party } = visitOf(response).session ?? session;
    if (customers) return tell(response, userInfo, partyOf(party, customers));
    setCookie(response, cookie.clear());
    tell(response, undefined);
  });

  router.put('/party', async (request, response) => {
    const { session, unverified } = visitOf(response);
    if (unverified) return send(response, unverified.refusal);
    const party = readParty(request.body);
    if (!party) return send(response, { status: 400, code: 'BAD_REQUEST', message: '' });
    const customers = session && (await ownCustomers(request, response));
    if (!customers) return send(response, { status: 401, code: 'UNAUTHENTICATED', message: '' });
    if (!isOwn(party, customers)) return send(response, { status: 404, code: 'PARTY_NOT_FOUND', message: '' });
    const current = visitOf(response).session ?? session;
    setCookie(response, await cookie.write({ ...current, party }));
    tell(response, current.userInfo, party);
  });

  router.post('/login', async (request, response) => {
    const { challengeId, code } = (request.body ?? {}) as Record<string, unknown>;
    if (typeof challengeId !== 'string' || typeof code !== 'string' || challengeId === '' || code === '')
      return send(response, { status: 400, code: 'BAD_REQUEST', message: '' });
    const known = await cookie.readKnown(request.headers.cookie);
    const headers = {
      ...forwardedHeaders(request, { ...visitOf(response), session: undefined }),
      ...knownBrowserHeader(known),
    };
    const begun = await cookie.readLogin(request.headers.cookie);
    if (begun !== challengeId) {
      // A code for another browser's login: a failed attempt for both of them.
      if (begun !== undefined) await tokens.byCode(begun, impossibleCode, headers);
      const granted = await tokens.byCode(challengeId, impossibleCode, headers);
      return send(response, 'refusal' in granted ? granted.refusal : { status: 400, code: 'OTP_INVALID', message: '' });
    }
    const granted = await tokens.byCode(challengeId, code, headers);
    if ('refusal' in granted) return send(response, granted.refusal);
    // Whatever session the browser came with is not continued.
    setCookie(response, await cookie.write(granted.tokens));
    setCookie(response, cookie.clearLogin());
    const { knownBrowser } = granted;
    if (knownBrowser) setCookie(response, await cookie.writeKnown([knownBrowser, ...known]));
    await takeBasket(request, response, granted.tokens);
    tell(response, granted.tokens.userInfo);
  });

  router.post('/logout', async (request, response) => {
    const { session, unverified } = visitOf(response);
    // Neither done nor done already: the session lives on, and so does its cookie.
    if (unverified) return send(response, unverified.refusal);
    const { everywhere = false } = (request.body ?? {}) as Record<string, unknown>;
    // A session that had ended already is logged out too.
    const variables = { input: { everywhere: everywhere === true } };
    if (session) await askApi(request, response, logoutText, variables);
    setCookie(response, cookie.clear());
    response.setHeader('clear-site-data', '"cache"');
    tell(response, undefined);
  });

  /** What a visitor gathered is in the account after the login. Where it does not go in, the browser keeps it. */
  async function takeBasket(request: Request, response: Response, session: SessionTokens): Promise<void> {
    const lines = readGuestBasket(request.headers.cookie);
    if (lines.length === 0) return;
    const visit = visitOf(response);
    visit.session = session;
    try {
      const variables = { input: { lines, idempotencyKey: randomUUID() } };
      const { data } = await askApi(request, response, basketText, variables);
      const taken = (data as { addBasketLines?: { userErrors: unknown[] } } | null)?.addBasketLines;
      if (taken?.userErrors.length === 0) setCookie(response, guestBasketCookie([], publicOrigin)!);
    } catch (error) {
      visit.log.warn({ err: error }, 'basket not taken along');
    }
  }

  /** The customers in whose name the visitor acts or is invited to; undefined when the session has ended. */
  async function ownCustomers(request: Request, response: Response): Promise<OwnCustomer[] | undefined> {
    const { isKnown, data } = await askApi(request, response, partiesText);
    return isKnown ? ((data as OwnAnswer | null)?.viewer?.customers ?? []) : undefined;
  }

  /** Asks as the visitor. `isKnown`: the api takes the session for one that lives. */
  async function askApi(request: Request, response: Response, query: string, variables = {}) {
    const visit = visitOf(response);
    const body = JSON.stringify({ query, variables });
    const { text } = await askAs(request, visit, (headers) => gateway.ask(body, headers, visit.signal));
    if (visit.unverified) throw new GraphError(503, 'Not asked', visit.unverified.refusal.code);
    const { data, errors = [] } = JSON.parse(text) as { data?: unknown; errors?: { extensions?: { code?: string } }[] };
    const [error] = errors;
    const isKnown = visit.session !== undefined && error?.extensions?.code !== 'UNAUTHENTICATED';
    // Anything else must not look like an answer.
    if (error && isKnown) throw new GraphError(503, 'Not asked', error.extensions?.code ?? 'UPSTREAM_UNREACHABLE');
    return { isKnown, data };
  }

  router.use(answerFailure);
  return router;
}

const answerFailure: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent || response.destroyed) return next(error);
  const refused = refusedStatus(error);
  if (error instanceof GraphError) send(response, unanswered(error));
  else if (refused !== undefined) send(response, bodyRefusal(refused, largestBody));
  else next(error);
};

function tell(response: Response, userInfo: UserInfo | undefined, party?: Party) {
  response.json({ isLoggedIn: userInfo !== undefined, userInfo: userInfo ?? null, ...(party && { party }) });
}

function send(response: Response, { status, code, message, retryAfter }: Refusal) {
  if (retryAfter) response.setHeader('retry-after', retryAfter);
  const { requestId } = visitOf(response);
  response
    .status(status)
    .json({ code, message, requestId, ...(retryAfter && { retryAfterSeconds: Number(retryAfter) }) });
}
