import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Response, Router } from 'express';
import type { Gateway } from './gateway.ts';

const slowestLoopMs = 200;

interface Probes {
  gateway: Gateway;
  buildId: string;
  /** When this build was made, ISO 8601. */
  builtAt: string;
  /** True from the moment the program was told to stop. */
  isStopping: () => boolean;
  /** True once the stream of changes was opened or found missing. */
  hasListened: () => boolean;
}

/** What machines ask: is it alive, can it serve, which build is it. */
export function probes({ gateway, buildId, builtAt, isStopping, hasListened }: Probes): Router {
  const loopDelay = monitorEventLoopDelay();
  loopDelay.enable();
  const router = Router();
  router.use(['/healthz', '/readyz', '/version', '/builds'], (_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const loopMs = loopDelay.percentile(50) / 1e6;
    loopDelay.reset();
    if (isStopping()) notReady(response, 'stopping');
    else if (!hasListened()) notReady(response, 'has not listened for changes');
    else if (loopMs > slowestLoopMs) notReady(response, 'event loop is slow');
    else if (!(await gateway.isReady())) notReady(response, 'gateway is not ready');
    else response.json({ status: 'ready' });
  });
  router.get('/version', (_request, response) => {
    response.json({ program: 'web', build: buildId, builtAt, node: process.version });
  });
  const build = { id: buildId, timestamp: Date.parse(builtAt) };
  router.get('/builds/latest.json', (_request, response) => void response.json(build));
  router.get(`/builds/meta/${buildId}.json`, (_request, response) => void response.json(build));
  router.get('/builds/{*any}', (_request, response) => void response.status(404).json({ status: 404 }));
  return router;
}

function notReady(response: Response, reason: string): void {
  response.status(503).setHeader('retry-after', '1').json({ status: 'not ready', reason });
}
