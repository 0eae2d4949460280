import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { refusals, type Refusal } from '../graph/messages.ts';
import { languageOf } from '@rasteh/shared/language';
import { watchSilentConnections } from '@rasteh/shared/silent-connections';
import type { Log } from '../log.ts';
import { countRequest } from '../metrics.ts';
import { isFilePath } from './pass-files.ts';

const DRAIN_MS = 15_000;
/** Uploads may take so long; the bodies of all others have 10 s. */
const LONGEST_REQUEST_MS = 11 * 60_000;
const BODY_MS = 10_000;
const SLOW_MS = 1_000;
/** What takes long without being slow: a probe waits for the api, and a stream for what happens. */
const LONG = new Set(['/readyz', '/internal/events']);
/** Longer than clients keep an idle connection, so that they are the ones who close it. */
const KEEP_ALIVE_MS = 65_000;

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** An HTTP server that closes slow clients, refuses upgrades, logs, and stops when what it began is answered. */
export function makeServer(handle: Handle, log: Log) {
  let isStopping = false;
  const server: Server = createServer(
    {
      headersTimeout: 8_000,
      requestTimeout: LONGEST_REQUEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 1_000,
    },
    (request, response) => {
      const startedAt = performance.now();
      endSlowBody(request);
      if (isStopping) response.setHeader('connection', 'close');
      response.on('finish', () => {
        logRequest(log, request, response, performance.now() - startedAt);
        // What was asked before the stop kept its connection, which would hold the server open with nothing under way.
        if (isStopping) server.closeIdleConnections();
      });
      handle(request, response).catch((error: unknown) => {
        log.error({ err: error }, 'a request failed');
        if (response.headersSent) response.destroy();
        else
          response
            .writeHead(500, { 'content-type': 'application/json; charset=utf-8' })
            .end(bodyOf(refusals.internal, request));
      });
    },
  );
  const endSilent = watchSilentConnections(server);
  server.on('upgrade', (request, socket) => {
    const body = bodyOf(refusals.webSocketNotSupported, request);
    socket.on('error', () => {});
    socket.end(
      `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  });

  return {
    isStopping: () => isStopping,
    listen: (port: number, host: string) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve());
      }),
    /** Takes nothing new and waits for what is under way, at most 15 s. */
    stop: () =>
      new Promise<void>((resolve) => {
        isStopping = true;
        const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        endSilent();
      }),
  };
}

/** A refusal in the form of an answer of the graph. */
function bodyOf({ status, code, words }: Refusal, { headers }: IncomingMessage): string {
  const message = words[languageOf(headers['accept-language'])];
  return JSON.stringify({ errors: [{ message, extensions: { code, http: { status } } }] });
}

function endSlowBody(request: IncomingMessage) {
  if (isFilePath(request.url ?? '') || request.method === 'GET') return;
  const timer = setTimeout(() => request.complete || request.destroy(), BODY_MS).unref();
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

function logRequest(log: Log, { method, url }: IncomingMessage, response: ServerResponse, ms: number) {
  // What is asked may name people, or open a file: only where is written.
  const path = url?.split('?', 1)[0] ?? '';
  const line = {
    method,
    path: path.slice(0, 300),
    status: response.statusCode,
    ms: Math.round(ms),
    requestId: response.getHeader('x-request-id'),
  };
  // A stream takes as long as somebody listens.
  if (response.getHeader('content-type') === 'text/event-stream') return log.debug(line);
  countRequest(method ?? '', path, response.statusCode, ms);
  if (ms > SLOW_MS && !LONG.has(path)) log.warn(line, 'slow');
  else log.debug(line);
}
