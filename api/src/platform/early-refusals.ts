import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ErrorCodes } from './error-codes.ts';
import { languageOf } from '@rasteh/shared/language';
import { watchSilentConnections } from '@rasteh/shared/silent-connections';
import { Problem, problemBody } from './problem.ts';

type ClientError = Error & { code?: string; rawPacket?: unknown };

/** Answers what came before there was a request: headers that cannot be read, are too large or too slow. Then it hangs up. */
export const answerClientError =
  (codes: ErrorCodes) =>
  (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(answerOf(problemOf(error), codes, languageIn(error.rawPacket)));
    socket.destroy(error);
  };

function problemOf({ code }: ClientError): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem(408, 'REQUEST_TIMED_OUT');
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem(431, 'PAYLOAD_TOO_LARGE');
  return new Problem(400, 'MALFORMED_REQUEST');
}

/** As far as it can be seen in what did come. */
const languageIn = (packet: unknown) =>
  languageOf(
    /^accept-language:[ \t]*(.{1,200})$/im.exec(Buffer.isBuffer(packet) ? packet.toString('latin1') : '')?.[1],
  );

function answerOf(problem: Problem, codes: ErrorCodes, language: ReturnType<typeof languageOf>): string {
  const requestId = randomUUID();
  const body = JSON.stringify(problemBody(problem, requestId, codes, language));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    `content-language: ${language}`,
    `x-request-id: ${requestId}`,
    'cache-control: no-store',
    'connection: close',
  ];
  return [...head, '', body].join('\r\n');
}

/** Whoever still asks on an open connection while the server ends is sent to ask again. */
export function refuseWhileClosing(app: FastifyInstance) {
  let isClosing = false;
  const endSilent = watchSilentConnections(app.server);
  app.addHook('preClose', async () => {
    isClosing = true;
    endSilent();
  });
  // What is answered meanwhile takes its connection along: kept open, it would hold the stop up until that is forced.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isClosing) reply.header('connection', 'close');
    return payload;
  });
  app.addHook('onResponse', async () => void (isClosing && setImmediate(() => app.server.closeIdleConnections())));
  app.addHook('onRequest', async () => {
    if (isClosing) throw new Problem(503, 'BUSY', [], 1);
  });
}
