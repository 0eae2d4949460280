import { createHmac, randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { type Dispatcher, Pool } from 'undici';
import type { Readable } from 'node:stream';
import { GraphError } from '../app/platform/graph/GraphError.ts';
import { DeadlineError, type Visit } from './visit.ts';

const connectMs = 1_000;
const answerMs = 8_000;
const readyMs = 500;
const longestUploadMs = 11 * 60_000;
const fileMs = 30_000;
/** The gateway sends something every 5 s; a stream that is silent for longer is taken for dead. */
const silenceMs = 12_000;
const largestAnswer = 10_000_000;
/** What a proxy between says when the gateway it chose was gone; the gateway itself never does. */
const balancerFoundNone = 502;

const alwaysForwarded = {
  'content-type': 'application/json',
  'x-rasteh-client': 'web',
  'accept-language': 'fa',
};

interface Passed {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: Readable | null;
  signal: AbortSignal;
}

interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

export interface GatewayAnswer {
  status: number;
  text: string;
  /** The same as it came. */
  bytes: Buffer;
  retryAfter?: string | undefined;
  /** How long the gateway lets anybody keep the answer; 0 for not at all. */
  freshMs: number;
}

/** The one connection to the gateway, shared by pages and by the browser's questions. */
export class Gateway {
  readonly #pool: Pool;
  /** Without a limit of bytes, and as patient as the api lets uploads be. */
  readonly #files: Pool;
  /** Each stream has a connection of its own, and there are as many as there are people. */
  readonly #streams: Pool;
  readonly #basePath: string;
  readonly #ofPage: Record<string, string>;

  /** @param secret shared with the gateway; by it the gateway knows the questions of pages, which are counted here */
  constructor(url: string, secret?: string) {
    this.#ofPage = secret ? { 'x-page-key': pageKeyOf(secret) } : {};
    const { origin, pathname } = new URL(url);
    this.#basePath = pathname.replace(/\/$/, '');
    this.#pool = new Pool(origin, {
      connections: 64,
      connect: { timeout: connectMs },
      headersTimeout: answerMs,
      bodyTimeout: answerMs,
      maxResponseSize: largestAnswer,
    });
    const connect = { timeout: connectMs };
    this.#files = new Pool(origin, { connections: 64, connect, headersTimeout: longestUploadMs, bodyTimeout: fileMs });
    this.#streams = new Pool(origin, { connect, headersTimeout: answerMs, bodyTimeout: silenceMs });
  }

  /**
   * The question of a page, which only reads: when the gateway was gone before it answered, it is asked once more, and
   * where several run another one answers. Rejects with a GraphError when no answer came in time.
   */
  async read(body: string, headers: Record<string, string>, signal: AbortSignal): Promise<GatewayAnswer> {
    const asked = { ...headers, ...this.#ofPage };
    const first = await this.ask(body, asked, signal).catch((error: unknown) => {
      if (error instanceof GraphError && error.code === 'UPSTREAM_UNREACHABLE') return undefined;
      throw error;
    });
    return first && first.status !== balancerFoundNone ? first : this.ask(body, asked, signal);
  }

  /** Sends one GraphQL POST for a visit. Rejects with a GraphError when no answer came in time. */
  async ask(body: string, headers: Record<string, string>, signal: AbortSignal): Promise<GatewayAnswer> {
    return this.#post('/graphql', body, headers, signal);
  }

  #post(path: string, body: string, headers: Record<string, string>, signal: AbortSignal): Promise<GatewayAnswer> {
    return this.#send({ method: 'POST', path, body, headers, signal });
  }

  /** Reads what the graph leaves out, by its address in REST. Rejects with a GraphError when no answer came in time. */
  readRest(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<GatewayAnswer> {
    return this.#send({ method: 'GET', path, headers, signal });
  }

  async #send({ path: to, signal, ...request }: Sent): Promise<GatewayAnswer> {
    try {
      const path = this.#basePath + to;
      const answer = await this.#pool.request({ ...request, path, signal });
      const { 'retry-after': retryAfter, 'cache-control': cacheControl } = answer.headers;
      const freshMs = freshMsOf(cacheControl?.toString());
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      return {
        status: answer.statusCode,
        text: bytes.toString(),
        bytes,
        retryAfter: retryAfter?.toString(),
        freshMs,
      };
    } catch (error) {
      if (signal.aborted && !isDeadline(signal.reason)) throw error;
      throw signal.aborted
        ? new GraphError(504, 'Deadline', 'UPSTREAM_TIMEOUT')
        : new GraphError(503, 'No gateway', 'UPSTREAM_UNREACHABLE');
    }
  }

  /** Posts a small form, for the gateway's REST addresses. Rejects with a GraphError when no answer came in time. */
  async postForm(path: string, body: string, headers: Record<string, string>): Promise<GatewayAnswer> {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const signal = AbortSignal.timeout(answerMs);
    return this.#post(path, body, { ...headers, ...type }, signal);
  }

  /** Sends one GraphQL POST whose answer is for every visitor; its deadline is its own. */
  async askForAll(body: string): Promise<GatewayAnswer> {
    const headers = { ...alwaysForwarded, 'x-request-id': randomUUID() };
    return this.read(body, headers, AbortSignal.timeout(answerMs));
  }

  /** True when the gateway says within 500 ms that it can serve. */
  async isReady(): Promise<boolean> {
    const signal = AbortSignal.timeout(readyMs);
    const answer = this.#pool.request({ path: `${this.#basePath}/readyz`, method: 'GET', signal });
    return answer.then(
      async ({ statusCode, body }) => {
        await body.dump();
        return statusCode === 200;
      },
      () => false,
    );
  }

  /**
   * Passes a request on without holding more than a piece of it, and gives the answer as it comes. How long it may take
   * is the api's to say.
   */
  passOn({ method, path, headers, body, signal }: Passed): Promise<Dispatcher.ResponseData> {
    return this.#files.request({ method, path: this.#basePath + path, headers, body, signal });
  }

  /** Asks for a stream of events, given as it comes. Rejects with a GraphError when the gateway is not there. */
  async subscribe(
    body: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const path = `${this.#basePath}/graphql`;
    const asked = { ...headers, accept: 'text/event-stream' };
    try {
      return await this.#streams.request({ method: 'POST', path, headers: asked, body, signal });
    } catch (error) {
      if (signal.aborted) throw error;
      throw new GraphError(503, 'No gateway', 'UPSTREAM_UNREACHABLE');
    }
  }

  /** Ends all streams of events; who listens goes on with another server. */
  endStreams(): Promise<void> {
    return this.#streams.destroy();
  }

  /** Ends all connections, with whatever is still asked. */
  async destroy(): Promise<void> {
    await Promise.all([this.#pool.destroy(), this.#files.destroy(), this.endStreams()]);
  }
}

/** What nobody can say who does not know the secret, and that does not tell it. */
const pageKeyOf = (secret: string) => createHmac('sha256', secret).update('questions of pages').digest('base64url');

// AbortSignal.timeout has a name of its own for it.
const isDeadline = (reason: unknown) =>
  reason instanceof DeadlineError || (reason instanceof DOMException && reason.name === 'TimeoutError');

/** Milliseconds of `public, max-age=…`; anything else may not be kept. */
function freshMsOf(cacheControl = ''): number {
  const seconds = /\bpublic\b.*\bmax-age=(\d+)/.exec(cacheControl)?.[1];
  return Number(seconds ?? 0) * 1_000;
}

/** What the gateway learns of a visitor: nothing but this is passed on. */
export function forwardedHeaders(request: Request, { requestId, traceparent, session }: Visit): Record<string, string> {
  const headers: Record<string, string> = { ...alwaysForwarded, 'x-request-id': requestId, traceparent };
  if (session) headers.authorization = `Bearer ${session.accessToken}`;
  const idempotencyKey = request.get('idempotency-key');
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (request.ip) headers['x-forwarded-for'] = request.ip;
  // The api tells visitors from programs by it.
  const userAgent = request.headers['user-agent'];
  if (userAgent) headers['user-agent'] = userAgent;
  return headers;
}
