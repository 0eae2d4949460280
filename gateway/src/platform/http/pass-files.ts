import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GraphQLError } from 'graphql';
import { Pool } from 'undici';
import type { Doors } from '../doors/doors.ts';
import { callerOf } from './caller.ts';
import { jsonAnswer, send } from './send.ts';
import type { IsTrusted } from './trusted-proxies.ts';

const PATH = /^(\/files(\/[\da-f-]{36})?|\/media\/[\da-f-]{36}\/(\d{1,4}|video|captions)|\/documents\/[\da-f-]{36})$/;
/** The api ends slow uploads itself, after ten minutes or when they stand still. */
const LONGEST_UPLOAD_MS = 11 * 60_000;
const BODY_MS = 30_000;
/** How long the rest of a refused upload is read away, so that its sender gets to the answer. */
const READ_AWAY_MS = 5_000;
const ASKED = ['content-type', 'content-length', 'if-none-match', 'range', 'if-range'] as const;
const TOLD = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'etag',
  'cross-origin-resource-policy',
  'retry-after',
  'x-request-id',
  'x-content-type-options',
  'content-language',
  'vary',
  'accept-ranges',
  'content-range',
  'location',
] as const;

const noStore = { 'cache-control': 'no-store' };

/** Whether a path is of files: bytes are passed on as they come, and are no part of the graph. */
export const isFilePath = (path: string) => PATH.test(path);

/** `POST /files`, the signed links and public pictures, from and to the api without holding more than a piece of them. */
export class FilePassage {
  readonly #pool: Pool;
  readonly #basePath: string;

  constructor(
    apiUrl: string,
    readonly isTrusted: IsTrusted | undefined,
    readonly doors: Doors,
  ) {
    const { origin, pathname } = new URL(apiUrl);
    this.#basePath = `${pathname.replace(/\/$/, '')}/api/v1`;
    this.#pool = new Pool(origin, { connections: 64, connect: { timeout: 1_000 }, bodyTimeout: BODY_MS });
  }

  /** @param cors headers for a page of another origin that may ask here */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    cors: OutgoingHttpHeaders | undefined,
  ): Promise<void> {
    const isUpload = request.method === 'POST' && request.url === '/files';
    if (!isUpload && request.method !== 'GET')
      return send(request, response, jsonAnswer(405, { code: 'METHOD_NOT_ALLOWED' }, noStore), cors);
    const { address } = callerOf(request, this.isTrusted);
    this.doors.watch(address, response);
    // From the first, since who leaves while a token is read would be waited for, and with him a connection to the api.
    const leaving = new AbortController();
    response.on('close', () => response.writableFinished || leaving.abort());
    try {
      this.doors.checkLoop(address);
      if (isUpload) await this.doors.countWrite(address, request.headers.authorization);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      readAway(request);
      return send(request, response, refusalAnswer(error), cors);
    }
    try {
      const answer = await this.#pool.request({
        method: isUpload ? 'POST' : 'GET',
        path: this.#basePath + (request.url ?? ''),
        headers: this.#headersOf(request),
        // Between the two, so that an answer before the end of the upload does not end the sender's connection.
        body: isUpload ? request.pipe(new PassThrough()) : null,
        headersTimeout: isUpload ? LONGEST_UPLOAD_MS : BODY_MS,
        signal: leaving.signal,
      });
      readAway(request);
      response.writeHead(answer.statusCode, { ...picked(answer.headers), ...cors });
      await pipeline(answer.body, response);
    } catch {
      readAway(request);
      // Who has left hears nothing; half an answer must not look whole.
      if (leaving.signal.aborted || response.headersSent) return void response.destroy();
      await send(request, response, jsonAnswer(503, { code: 'UPSTREAM_UNAVAILABLE' }, noStore), cors);
    }
  }

  close = () => this.#pool.close();

  #headersOf(request: IncomingMessage): string[] {
    const { headers } = callerOf(request, this.isTrusted);
    for (const name of ASKED) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.push(name, value);
    }
    return headers;
  }
}

function refusalAnswer({ extensions }: GraphQLError) {
  const { code, http, retryAfterSeconds } = extensions as {
    code: string;
    http: { status: number };
    retryAfterSeconds: number;
  };
  return jsonAnswer(http.status, { code }, { 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) });
}

function picked(headers: Record<string, string | string[] | undefined>): OutgoingHttpHeaders {
  return Object.fromEntries(TOLD.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}

function readAway(request: IncomingMessage) {
  if (request.complete) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), READ_AWAY_MS);
  request.on('close', () => clearTimeout(timer));
}
