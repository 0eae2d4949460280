import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { inRoot } from '../../scripts/machine/root.mjs';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

const contract = readFileSync(inRoot('api/openapi.json'));

/** Something that says it is the api and answers as a test wants it to. Its readiness and contract are good unless told otherwise. */
export async function startFakeApi(answer: Handle = (_request, response) => json(response, 200, [])) {
  let handle = answer;
  let readContract = () => contract;
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'fake' }] });
  let hasKeys = true;
  const seen: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
  const closedEarly: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    if (url === '/readyz') return void json(response, 200, {});
    if (url === '/api/v1/openapi.json')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(readContract());
    if (url === '/internal/events') return void streamChanges(response);
    if (url === '/.well-known/jwks.json')
      return void response.writeHead(hasKeys ? 200 : 503, { 'content-type': 'application/json' }).end(keys);
    seen.push({ method: request.method ?? '', url, headers: request.headers });
    response.on('close', () => {
      if (!response.writableFinished) closedEarly.push(url);
    });
    handle(request, response);
  });
  // A proxy before it may take long to pass an answer on; the connection stays meanwhile.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Requests for data since the last change of the answer. */
    seen,
    /** Of those, the ones whose client left before the answer. */
    closedEarly,
    answerWith(next: Handle) {
      handle = next;
      seen.length = 0;
      closedEarly.length = 0;
    },
    /** An Authorization header that it signed. @param endsInSeconds negative for one that has ended */
    async bearer(user: string, endsInSeconds = 300, typ = 'at+jwt'): Promise<string> {
      const end = Math.floor(Date.now() / 1_000) + endsInSeconds;
      const token = new SignJWT().setProtectedHeader({ alg: 'ES256', typ, kid: 'fake' }).setSubject(user);
      return `Bearer ${await token.setExpirationTime(end).sign(privateKey)}`;
    },
    withholdKeys() {
      hasKeys = false;
    },
    offerContract(change: (contract: Contract) => void) {
      const changed = JSON.parse(contract.toString()) as Contract;
      change(changed);
      readContract = () => Buffer.from(JSON.stringify(changed));
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** The stream of changes of an api on which nothing changes. */
function streamChanges(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('id: 1\ndata: []\n\n');
  const heartbeat = setInterval(() => response.write(':\n\n'), 1_000);
  response.on('close', () => clearInterval(heartbeat));
}

export type Contract = {
  paths: Record<
    string,
    Record<string, { parameters?: { name: string; in: string; required?: boolean; schema?: object }[] }>
  >;
  components: { schemas: Record<string, { properties: Record<string, object>; required?: string[] }> };
};

export function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, {
    'content-type': status < 400 ? 'application/json; charset=utf-8' : 'application/problem+json',
    ...headers,
  });
  response.end(JSON.stringify(body));
}

/** The api's own answer to a mistake. */
export const problem = (
  response: ServerResponse,
  status: number,
  code: string,
  more: object = {},
  headers: Record<string, string> = {},
) =>
  json(
    response,
    status,
    { type: `urn:rasteh:problem:${code}`, title: code, status, code, requestId: 'of-the-api', ...more },
    headers,
  );
