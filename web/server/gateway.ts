import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { Pool } from 'undici';
import { GraphError } from '../app/platform/graph/GraphError.ts';
import { DeadlineError, type Visit } from './visit.ts';

const connectMs = 1_000;
const answerMs = 8_000;
const readyMs = 500;
const largestAnswer = 10_000_000;
/** What a proxy between says when the gateway it chose was gone; the gateway itself never does. */
const balancerFoundNone = 502;

const alwaysForwarded = {
  'content-type': 'application/json',
  'x-rasteh-client': 'web',
  'accept-language': 'fa',
};

export interface GatewayAnswer {
  status: number;
  text: string;
  retryAfter?: string;
  /** How long the gateway lets anybody keep the answer; 0 for not at all. */
  freshMs: number;
}

/** The one connection to the gateway, shared by pages and by the browser's questions. */
export class Gateway {
  readonly #pool: Pool;
  readonly #basePath: string;

  constructor(url: string) {
    const { origin, pathname } = new URL(url);
    this.#basePath = pathname.replace(/\/$/, '');
    this.#pool = new Pool(origin, {
      connections: 64,
      connect: { timeout: connectMs },
      headersTimeout: answerMs,
      bodyTimeout: answerMs,
      maxResponseSize: largestAnswer,
    });
  }

  /**
   * The question of a page, which only reads: when the gateway was gone before it answered, it is asked once more, and
   * where several run another one answers. Rejects with a GraphError when no answer came in time.
   */
  async read(body: string, headers: Record<string, string>, signal: AbortSignal): Promise<GatewayAnswer> {
    const first = await this.ask(body, headers, signal).catch((error: unknown) => {
      if (error instanceof GraphError && error.code === 'UPSTREAM_UNREACHABLE') return undefined;
      throw error;
    });
    return first && first.status !== balancerFoundNone ? first : this.ask(body, headers, signal);
  }

  /** Sends one GraphQL POST for a visit. Rejects with a GraphError when no answer came in time. */
  async ask(body: string, headers: Record<string, string>, signal: AbortSignal): Promise<GatewayAnswer> {
    return this.#post('/graphql', body, headers, signal);
  }

  async #post(to: string, body: string, headers: Record<string, string>, signal: AbortSignal): Promise<GatewayAnswer> {
    try {
      const path = this.#basePath + to;
      const answer = await this.#pool.request({ path, method: 'POST', headers, body, signal });
      const { 'retry-after': retryAfter, 'cache-control': cacheControl } = answer.headers;
      const freshMs = freshMsOf(cacheControl?.toString());
      const text = await answer.body.text();
      return { status: answer.statusCode, text, retryAfter: retryAfter?.toString(), freshMs };
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

  /** Ends all connections, with whatever is still asked. */
  destroy(): Promise<void> {
    return this.#pool.destroy();
  }
}

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
