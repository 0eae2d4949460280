import { randomBytes, randomUUID } from 'node:crypto';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { GraphError } from '../app/platform/graph/GraphError.ts';
import { ServerGraph, serverGraphContext } from '../app/platform/graph/server/ServerGraph.ts';
import { restValue, serverRestContext } from '../app/platform/graph/server/serverRest.ts';
import type { SharedAnswers } from '../app/platform/graph/server/SharedAnswers.ts';
import type { PlainForms } from '../app/platform/forms/plain/PlainFormsContext.ts';
import { sentFilesContext } from '../app/platform/forms/plain/sentFiles.ts';
import type { RedirectRules } from '../app/platform/navigation/redirectRules.ts';
import { PageResponse } from '../app/platform/site/PageResponse.ts';
import { siteContext } from '../app/platform/site/siteContext.ts';
import { readablePath } from './addresses.ts';
import type { Doors } from './doors/Doors.ts';
import { sendBusyPage } from './doors/busyPage.ts';
import { forwardedHeaders, type Gateway, type GatewayAnswer } from './gateway.ts';
import type { Refusal } from './graphRequest.ts';
import { countKeptPage } from './metrics.ts';
import { KeptPage } from './keptPages/KeptPage.ts';
import { OneAtATime } from './keptPages/OneAtATime.ts';
import type { Kept, PageCache, Rendered } from './keptPages/PageCache.ts';
import { pageKey } from './keptPages/pageKey.ts';
import { Renewals } from './keptPages/Renewals.ts';
import { pagePolicy } from './securityHeaders.ts';
import { sendKept, sendWhole } from './sendWhole.ts';
import { askAs } from './session/askAs.ts';
import type { FormTokens } from './session/formTokens.ts';
import { setCookie } from './session/setCookie.ts';
import { refusalIfUnverified, type Visit, visitOf } from './visit.ts';

const loginPath = '/users/login';
/** When nobody said how long to wait. */
const retryAfterSeconds = '5';

interface Pages {
  build: ServerBuild | (() => Promise<ServerBuild>);
  gateway: Gateway;
  publicOrigin: string;
  buildId: string;
  redirects: RedirectRules;
  /** Whole pages and shared answers that are held; both must hear of writes. */
  cache: PageCache;
  shared: SharedAnswers;
  doors: Doors;
  formTokens: FormTokens;
  mode: 'production' | 'development';
  /** `Set-Cookie` that ends the session in the browser. */
  endSession: () => string;
  /** `Link` header of what every page needs at once; a browser reads it before the page. */
  preloads?: string;
  /** Changes the policy of pages; only development needs it. */
  relaxPolicy?: (policy: string) => string;
}

interface Rendering extends Rendered {
  status: number;
  /** Whether anybody without a session may get it. */
  isForAll: boolean;
}

/** Every page of the site: from the cache while it may serve, else rendered by React Router; after a form by `screenForms`. */
export function pages(parts: Pages): RequestHandler {
  const { cache, doors, relaxPolicy, preloads, endSession } = parts;
  const render = renderer(parts);
  const renderings = new OneAtATime<Rendering>();
  const renewals = new Renewals(doors.ownWork);
  let lastWasForAll = false;

  /** Several visitors wait for one rendering while pages are such that all may have them. */
  async function make(request: ExpressRequest, visit: Visit, key: string | undefined): Promise<Rendering> {
    const joins = key !== undefined && renderings.isRunning(key);
    if (key === undefined || !lastWasForAll) return render(request, visit, key);
    const work = (signal: AbortSignal) => render(request, { ...visit, signal }, key);
    const rendering = await renderings.do(key, work, visit.signal);
    if (!joins) return rendering;
    if (!rendering.isForAll) return render(request, visit, key);
    const nonce = freshNonce();
    const page = Buffer.concat(new KeptPage(rendering.page, rendering.nonce).withNonce(nonce));
    return { ...rendering, page, nonce };
  }

  /** Makes a page anew that was sent as it is, unless somebody does already. */
  async function renew(request: ExpressRequest, visit: Visit, key: string): Promise<void> {
    const work = (signal: AbortSignal) => render(request, { ...visit, signal }, key);
    const make = async () => (renderings.isRunning(key) ? undefined : renderings.do(key, work));
    await renewals.renew(key, make).catch((error: unknown) => visit.log.error({ err: error }, 'page not renewed'));
  }

  function begin(response: ExpressResponse, status: number, headers: [string, string][], nonce: string) {
    const policy = pagePolicy(nonce);
    response.status(status).setHeader('content-security-policy', relaxPolicy?.(policy) ?? policy);
    // Who came with a session's cookie, readable or not, was told `no-store` already (startSession).
    const stated = headers.find(([name]) => name === 'cache-control')?.[1];
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', stated ?? 'private, no-cache');
    if (preloads) response.setHeader('link', preloads);
    // The api did not take the session: with its cookie the login would lead straight back here.
    const isToLogin = status === 302 && headers.some(([name, to]) => name === 'location' && to.startsWith(loginPath));
    if (visitOf(response).session && isToLogin) setCookie(response, endSession());
    for (const [name, value] of headers) if (name !== 'cache-control') response.appendHeader(name, value);
    if ((status === 503 || status === 429) && !response.hasHeader('retry-after'))
      response.setHeader('retry-after', retryAfterSeconds);
  }

  async function sendThatKept(request: ExpressRequest, response: ExpressResponse, { page, headers }: Kept) {
    const nonce = freshNonce();
    begin(response, 200, headers, nonce);
    await sendKept(request, response, page, nonce);
  }

  return async (request, response) => {
    const visit = visitOf(response);
    const key = cache.isOn && request.method !== 'POST' ? pageKey(request) : undefined;
    const kept = key === undefined ? undefined : cache.get(key);
    if (key !== undefined) countKeptPage(kept ? (kept.isFresh ? 'hit' : 'stale') : 'miss');
    if (key !== undefined && kept) {
      await sendThatKept(request, response, kept);
      if (!kept.isFresh && !renderings.isRunning(key)) void renew(request, visit, key);
      return;
    }
    const place = await doors.page(request, response);
    if (response.destroyed) return void (typeof place === 'function' && place());
    if (typeof place !== 'function') return sendBusyPage(response, place);
    try {
      // Somebody before in the queue may have had it made.
      const meanwhile = key === undefined ? undefined : cache.get(key);
      if (meanwhile) return await sendThatKept(request, response, meanwhile);
      const made = await make(request, visit, key);
      lastWasForAll = made.isForAll;
      if (response.destroyed) return;
      begin(response, made.status, made.headers, made.nonce);
      await sendWhole(request, response, made.page);
    } finally {
      place();
    }
  };
}

type Render = (request: ExpressRequest, visit: Visit, key: string | undefined) => Promise<Rendering>;

/** Renders one page with a nonce of its own, and keeps it under `key` if it is for all. */
function renderer(parts: Pages): Render {
  const { build, gateway, publicOrigin, buildId, redirects, mode, cache, shared, doors, formTokens } = parts;
  const render = createRequestHandler(build, mode);
  const askForAll = (body: string) => gateway.askForAll(body);
  return async (request, visit, key) => {
    const before = cache.changes;
    const nonce = freshNonce();
    const { requestId, signal, log } = visit;
    const headers = forwardedHeaders(request, visit);
    const verified = async (answer: Promise<GatewayAnswer>) => {
      const refusal = refusalIfUnverified(visit, (await answer).text);
      if (refusal) throw asGraphError(refusal);
      return answer;
    };
    const ask = (body: string) => verified(askAs(request, visit, (as) => gateway.read(body, as, signal)));
    const change = (body: string) => {
      const refusal = doors.operation(request, request.res!, 'write');
      if (refusal) throw asGraphError(refusal);
      return verified(askAs(request, visit, (as) => gateway.ask(body, as, signal)));
    };
    const graph = new ServerGraph({ send: ask, sendShared: askForAll, sendWrite: change, shared });
    const context = new RouterContextProvider();
    context.set(serverGraphContext, graph);
    context.set(serverRestContext, async (path) => restValue(await gateway.readRest(path, headers, signal)));
    context.set(siteContext, {
      origin: publicOrigin,
      buildId,
      redirects,
      nonce,
      signal,
      log: (error) => log.error({ requestId, err: error }, 'page failed'),
      viewer: visit.session?.userInfo ?? visit.unverified?.viewer,
      plainForms: plainForms(visit, formTokens),
    });
    if (visit.sentFiles) context.set(sentFilesContext, visit.sentFiles);
    const answer = await render(pageRequest(request, publicOrigin), context);
    const page = await bytesOf(answer);
    const { freshMs } = graph;
    const isForAll = answer.status === 200 && answer instanceof PageResponse && freshMs > 0;
    const rendered = {
      page,
      headers: [...answer.headers] as [string, string][],
      nonce,
      freshMs,
      answers: graph.ownAnswers,
    };
    if (key !== undefined && isForAll) cache.set(key, rendered, before);
    return { ...rendered, status: answer.status, isForAll };
  };
}

const asGraphError = ({ status, message, code, retryAfter }: Refusal) =>
  new GraphError(status, message, code, retryAfter === undefined ? {} : { retryAfterSeconds: Number(retryAfter) });

function plainForms({ session }: Visit, tokens: FormTokens): PlainForms | null {
  if (!session) return null;
  // A page has dozens of forms, and all of them are of its path.
  const known = new Map<string, string>();
  const tokenFor = (path: string) => {
    const token = known.get(path) ?? tokens.of(session, path);
    known.set(path, token);
    return token;
  };
  return { tokenFor, makeKey: randomUUID };
}

const freshNonce = () => randomBytes(16).toString('base64');

/**
 * What pages see of a request. The address is made of the configured origin: what a visitor's Host header
 * says must not reach a page.
 */
function pageRequest(request: ExpressRequest, publicOrigin: string): Request {
  const headers: Record<string, string> = {};
  for (const name of ['cookie', 'user-agent', 'if-none-match']) {
    const value = request.get(name);
    if (value !== undefined) headers[name] = value;
  }
  const { method } = request;
  const form = method === 'POST' && { body: String(request.body) };
  if (form) headers['content-type'] = 'application/x-www-form-urlencoded';
  return new Request(publicOrigin + readablePath(request.originalUrl), { method, headers, ...form });
}

const bytesOf = async (answer: Response) =>
  answer instanceof PageResponse ? answer.page : Buffer.from(await answer.arrayBuffer());
