import type { FastifyInstance } from 'fastify';
import type { Worker } from './worker.ts';

/** `POST /internal/tick`: does what is due by the clock that a test has set. Only in the build for tests. */
export function tickRoute(app: FastifyInstance, worker: Worker) {
  const config = { policy: 'internal' as const, rateLimit: false as const };
  app.post('/internal/tick', { config, schema: { hide: true }, handlerTimeout: 60_000 }, async () => ({
    begun: await worker.runDue(),
  }));
}
