import { createServer, request as forward, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that passed. `path` is without the query string. */
export type Call = { method: string; path: string; query: URLSearchParams; headers: IncomingHttpHeaders };

/** Stands before a server and writes down each request, e.g. between gateway and api to count upstream calls. */
export async function startCountingProxy(targetUrl: string) {
  const target = new URL(targetUrl);
  let calls: Call[] = [];
  let refused: { path: string; status: number; headers: Record<string, string>; body: string } | undefined;
  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://proxy');
    calls.push({ method: incoming.method ?? '', path: pathname, query: searchParams, headers: incoming.headers });
    if (refused?.path === pathname) {
      incoming.resume();
      return void outgoing.writeHead(refused.status, refused.headers).end(refused.body);
    }
    const upstream = forward(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  return {
    url: `http://127.0.0.1:${port}`,
    /** Requests to the marketplace's REST API since the last `reset`; health checks and the contract are not counted. */
    calls: () => calls.filter(({ path }) => path.startsWith('/api/v1/') && path !== '/api/v1/openapi.json'),
    /** Answers one path itself from now on; nothing: passes all on again. */
    refuse: (next?: typeof refused) => void (refused = next),
    /** Whether a request for that path has come. */
    seen: (path: string) => calls.some((call) => call.path === path),
    reset: () => void (calls = []),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
