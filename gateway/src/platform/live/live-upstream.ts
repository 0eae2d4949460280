import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import { Pool } from 'undici';
import type { ViewerEvent } from '../../contract/answers.generated.ts';
import { graphError } from '../graph/graph-error.ts';
import type { NameParams } from '../graph/error-param.ts';
import { refusals } from '../graph/messages.ts';
import { readAnswer } from '../upstream/failures.ts';
import { readEvents } from './event-reader.ts';

const CONNECT_MS = 1_000;
const OPEN_MS = 5_000;
/** The api sends something every 5 s; a stream that is silent for longer is taken for dead. */
const SILENCE_MS = 12_000;
const RETRY_MS = 500;
const PATH = '/api/v1/live';

/** The api's streams of what happens, one connection each. */
export class LiveUpstream {
  readonly #pool: Pool;
  readonly #basePath: string;

  /** @param apiUrl its address, without a slash at the end */
  constructor(
    apiUrl: string,
    readonly nameParams: NameParams,
  ) {
    const { origin, pathname } = new URL(apiUrl);
    this.#basePath = pathname.replace(/\/$/, '');
    this.#pool = new Pool(origin, {
      connect: { timeout: CONNECT_MS },
      headersTimeout: OPEN_MS,
      bodyTimeout: SILENCE_MS,
    });
  }

  /**
   * The events of who asks, until the token ends. A stream that breaks is opened again where it was, with whichever api is
   * there. @param headers of the caller, name and value in turn @throws GraphQLError where it cannot be opened at first, or
   * the session has ended
   */
  async *events(headers: string[], after: string | undefined, signal: AbortSignal): AsyncGenerator<ViewerEvent> {
    const reading: Reading = { place: after, isOpened: false };
    while (!signal.aborted) {
      try {
        yield* this.#read(headers, reading, signal);
        if (reading.isComplete) return;
      } catch (error) {
        const isRefused = error instanceof GraphQLError && !isPassing(error);
        if (!signal.aborted && (isRefused || !reading.isOpened)) throw asGraphQLError(error);
      }
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** One stream, to its end. */
  async *#read(headers: string[], reading: Reading, signal: AbortSignal): AsyncGenerator<ViewerEvent> {
    for await (const { id, event, data } of await this.#open(headers, reading.place, signal)) {
      reading.isComplete = event === 'renew';
      if (reading.isComplete) return;
      reading.place = id ?? reading.place;
      const told = data === undefined ? undefined : (JSON.parse(data) as ViewerEvent);
      // Where it goes on is news the first time, and where something is missing.
      if (told && (told.eventId || told.reset || !reading.isOpened)) yield told;
      reading.isOpened ||= told !== undefined;
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #open(headers: string[], after: string | undefined, signal: AbortSignal) {
    const path = `${this.#basePath}${PATH}${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`;
    const { statusCode, headers: told, body } = await this.#pool.request({ method: 'GET', path, headers, signal });
    if (statusCode !== 200) {
      const contentType = String(told['content-type'] ?? '');
      const retryAfter = told['retry-after'] as string | undefined;
      const whole = Buffer.from(await body.arrayBuffer());
      readAnswer({ status: statusCode, contentType, retryAfter, body: whole }, this.nameParams);
      throw graphError(refusals.upstreamInvalid);
    }
    body.setEncoding('utf8');
    return readEvents(body as AsyncIterable<string>);
  }
}

/** How far the streams of one listener have come. `isComplete`: the token ended. */
type Reading = { place: string | undefined; isOpened: boolean; isComplete?: boolean };

const asGraphQLError = (error: unknown) =>
  error instanceof GraphQLError ? error : graphError(refusals.upstreamUnavailable);

/** What an api that was just killed, or is being replaced, brings about. */
const isPassing = ({ extensions }: GraphQLError) => {
  const status = (extensions.http as { status?: number } | undefined)?.status ?? 0;
  return status === 429 || status >= 500;
};
