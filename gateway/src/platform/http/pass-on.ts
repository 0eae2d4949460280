import type { IncomingMessage, ServerResponse } from 'node:http';
import { Cancellation } from '../graph/cancellation.ts';
import type { ApiClient } from '../upstream/api-client.ts';
import { callerOf } from './caller.ts';
import { isFromThisMachine } from '@rasteh/shared/loopback';
import { BodyNotText, BodyTooLarge, readBody } from './read-body.ts';
import { jsonAnswer, send } from './send.ts';
import type { IsTrusted } from './trusted-proxies.ts';

const DEADLINE_MS = 6_000;
const LARGEST_BODY = 4_000;
const PATHS = new Set(['/connect/token', '/.well-known/jwks.json']);
/** What the playground's login reads while developing, at this machine: the api has neither in production, and is not asked there. */
const DEVELOPMENT_PATHS = new Set(['/dev/people', '/dev/outbox']);

/**
 * What is REST here too, so that a client needs one host: OAuth's token endpoint, the public keys, and what the graph
 * leaves out. @param reads paths of public reads that are no part of the graph
 */
export const makeIsPassedOn =
  (reads: ReadonlySet<string>, { isProduction }: { isProduction: boolean }) =>
  (path: string, request: IncomingMessage) =>
    PATHS.has(path) ||
    (reads.has(path) && request.method === 'GET') ||
    (!isProduction && DEVELOPMENT_PATHS.has(path) && isFromThisMachine(request));

type Parts = { path: string; search: string; client: ApiClient; isTrusted: IsTrusted | undefined };

/** Passes a small request to the api and its answer back. Whose session it is stays with the api. */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { path, search, client, isTrusted }: Parts,
) {
  const cancellation = new Cancellation(DEADLINE_MS);
  const onClose = () => cancellation.cancel('disconnect');
  response.on('close', onClose);
  try {
    const method = request.method === 'POST' ? 'POST' : 'GET';
    const body = method === 'POST' ? await readBody(request, LARGEST_BODY) : undefined;
    const { headers } = callerOf(request, isTrusted);
    const type = request.headers['content-type'];
    const told = type === undefined ? headers : [...headers, 'content-type', type];
    const answered = await client.send({
      method,
      path: search ? `${path}?${search}` : path,
      headers: told,
      cancellation,
      ...(body !== undefined && { body }),
    });
    const { retryAfter } = answered;
    response.writeHead(answered.status, {
      'content-type': answered.contentType,
      'content-length': answered.body.length,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(retryAfter && { 'retry-after': retryAfter }),
      vary: 'accept-language',
    });
    response.end(answered.body);
  } catch (error) {
    if (response.destroyed) return;
    const status = error instanceof BodyTooLarge ? 413 : error instanceof BodyNotText ? 400 : 503;
    const problem = { error: status === 503 ? 'temporarily_unavailable' : 'invalid_request' };
    const headers = { 'cache-control': 'no-store', connection: 'close' };
    await send(request, response, jsonAnswer(status, { ...problem, code: codeOf(status) }, headers));
  } finally {
    response.off('close', onClose);
    cancellation.finish();
  }
}

const codes: Record<number, string> = {
  400: 'CHAR_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  503: 'UPSTREAM_UNAVAILABLE',
};
const codeOf = (status: number) => codes[status]!;
