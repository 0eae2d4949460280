import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { encodeUtf8 } from '@rasteh/shared/utf8';
import { compress, compressStart, type Encoding } from './compression.ts';

/** An answer; `encoded` holds its compressed forms once they were made. */
export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  encoded?: Map<Encoding, (end: Buffer) => Buffer>;
};

/** Smaller ones do not shrink enough. */
const SHORTEST = 1_000;
const NO_END = Buffer.alloc(0);

/** An answer from text. */
export const answer = (
  status: number,
  type: string,
  body: string | Buffer,
  headers: OutgoingHttpHeaders = {},
): Answer => ({
  status,
  headers: { 'content-type': type, 'x-content-type-options': 'nosniff', ...headers },
  body: typeof body === 'string' ? encodeUtf8(body) : body,
});

/** An answer from a value. */
export const jsonAnswer = (status: number, value: unknown, headers: OutgoingHttpHeaders = {}) =>
  answer(status, 'application/json; charset=utf-8', JSON.stringify(value), headers);

/**
 * Sends an answer, compressed when the client takes that and it is worth it, or 304 when the client has it already.
 * @param end what comes after its body, another one each time; compressed forms are made without it
 */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  given: Answer,
  more: OutgoingHttpHeaders = {},
  end: Buffer = NO_END,
) {
  const { status, body } = given;
  const headers: OutgoingHttpHeaders = { ...given.headers, ...more };
  if (status === 200 && headers.etag !== undefined && request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, withoutContent(headers)).end();
    return;
  }
  const encoding = body.length < SHORTEST ? undefined : wanted(request.headers['accept-encoding']);
  if (!encoding) return finish(request, response, status, headers, body, end);
  headers['content-encoding'] = encoding;
  finish(request, response, status, headers, await compressed(given, encoding, end));
}

async function compressed({ body, encoded }: Answer, encoding: Encoding, end: Buffer): Promise<Buffer> {
  if (!encoded) return compress(encoding, Buffer.concat([body, end]));
  let withItsEnd = encoded.get(encoding);
  if (!withItsEnd) encoded.set(encoding, (withItsEnd = await compressStart(encoding, body)));
  return withItsEnd(end);
}

function finish(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
  end: Buffer = NO_END,
) {
  headers['content-length'] = body.length + end.length;
  response.writeHead(status, headers);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // One write to the socket, without a copy of the body.
  response.cork();
  response.write(body);
  response.end(end);
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
