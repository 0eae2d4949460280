import { Pool } from 'undici';
import type { HttpOperation } from '../../contract/http-operation.ts';
import type { Cancellation } from '../graph/cancellation.ts';
import type { NameParams } from '../graph/error-param.ts';
import { exchange, NoAnswer, type Answer } from './exchange.ts';
import { noAnswerError, readAnswer } from './failures.ts';

/** specification, section 7: these are asked for once more, by GET only, and in this layer only */
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const RETRY_MS = 200;
const JITTER_MS = 100;
/** A second try that starts later than this before the deadline cannot end in time. */
const SHORTEST_TRY_MS = 100;
const LARGEST_ANSWER = 10_000_000;
const CONNECT_MS = 1_000;

type Call = {
  method: HttpOperation['method'];
  path: string;
  headers: string[];
  body?: string;
  cancellation: Cancellation;
};

/** The way to the REST api, shared by all requests. */
export class ApiClient {
  readonly #pool: Pool;
  readonly #basePath: string;
  /** Requests sent since the start, retries included. */
  sent = 0;

  /** @param apiUrl its address, without a slash at the end @param nameParams what the params of its codes are */
  constructor(
    apiUrl: string,
    readonly nameParams: NameParams,
  ) {
    const { origin, pathname } = new URL(apiUrl);
    this.#basePath = pathname.replace(/\/$/, '');
    this.#pool = new Pool(origin, {
      connections: 128,
      maxResponseSize: LARGEST_ANSWER,
      connect: { timeout: CONNECT_MS },
    });
  }

  /** The JSON the api answers. @throws GraphQLError with a stable code (see failures.ts) */
  async json(call: Call): Promise<unknown> {
    try {
      const answer = await this.send(call).catch((error: NoAnswer) => this.#onceMore(call, error));
      const isRetried = call.method === 'GET' && RETRIED.has(answer.status);
      return readAnswer(isRetried ? await this.#afterPause(call, answer) : answer, this.nameParams);
    } catch (error) {
      throw error instanceof NoAnswer ? noAnswerError(error) : error;
    }
  }

  /** One request as it is, without a second try; a body's type is among the headers. @throws NoAnswer */
  send({ method, path, headers, body, cancellation }: Call): Promise<Answer> {
    this.sent += 1;
    const request = { method, path: this.#basePath + path, headers, ...(body !== undefined && { body }) };
    return exchange(this.#pool, request, cancellation);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #onceMore(call: Call, error: NoAnswer): Promise<Answer> {
    if (call.method !== 'GET' || error.reason !== 'unreachable') throw error;
    return (await this.#secondTry(call, RETRY_MS)) ?? Promise.reject(error);
  }

  async #afterPause(call: Call, first: Answer): Promise<Answer> {
    const seconds = Number(first.retryAfter);
    const waitMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : RETRY_MS;
    return (await this.#secondTry(call, waitMs).catch(() => undefined)) ?? first;
  }

  /** @returns undefined when the deadline would fall into the pause */
  async #secondTry(call: Call, waitMs: number): Promise<Answer | undefined> {
    const pause = waitMs + Math.random() * JITTER_MS;
    if (performance.now() + pause + SHORTEST_TRY_MS > call.cancellation.deadline) return undefined;
    await waitUnlessCancelled(pause, call.cancellation);
    return this.send(call);
  }
}

function waitUnlessCancelled(ms: number, cancellation: Cancellation): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    const stop = cancellation.onCancel(done);
    function done() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
