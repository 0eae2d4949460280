import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An answer; `encoded` holds its compressed forms once they were made. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer; encoded?: Map<Encoding, Buffer> };
type Encoding = 'br' | 'gzip';

/** Smaller ones do not shrink enough. */
const SHORTEST = 1_000;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** An answer from text. */
export const answer = (
  status: number,
  type: string,
  body: string | Buffer,
  headers: OutgoingHttpHeaders = {},
): Answer => ({
  status,
  headers: { 'content-type': type, 'x-content-type-options': 'nosniff', ...headers },
  body: typeof body === 'string' ? Buffer.from(body) : body,
});

/** An answer from a value. */
export const jsonAnswer = (status: number, value: unknown, headers: OutgoingHttpHeaders = {}) =>
  answer(status, 'application/json; charset=utf-8', JSON.stringify(value), headers);

/** Sends an answer, compressed when the client takes that and it is worth it, or 304 when the client has it already. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  given: Answer,
  more: OutgoingHttpHeaders = {},
) {
  const { status, body } = given;
  const headers: OutgoingHttpHeaders = { ...given.headers, ...more };
  if (status === 200 && headers.etag !== undefined && request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, withoutContent(headers)).end();
    return;
  }
  const encoding = body.length < SHORTEST ? undefined : wanted(request.headers['accept-encoding']);
  if (!encoding) return finish(request, response, status, headers, body);
  let compressed = given.encoded?.get(encoding);
  if (!compressed) {
    compressed = await (encoding === 'br'
      ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : zip(body));
    given.encoded?.set(encoding, compressed);
  }
  headers['content-encoding'] = encoding;
  finish(request, response, status, headers, compressed);
}

function finish(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
) {
  headers['content-length'] = body.length;
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

function wanted(accept: string | string[] | undefined): Encoding | undefined {
  if (typeof accept !== 'string') return undefined;
  const takes = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$)))?[^,;]*(,|$)`, 'i').test(accept);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

function withoutContent(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'content-type': _type, ...rest } = headers;
  return rest;
}
