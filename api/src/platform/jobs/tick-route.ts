import type { FastifyInstance } from 'fastify';
import type { Worker } from './worker.ts';

/** `POST /internal/tick`: does what is due by the clock that a test has set, and what follows from events. Only in the build for tests. */
export function tickRoute(app: FastifyInstance, worker: Worker, events: { settle: () => Promise<void> }) {
  const config = { policy: 'internal' as const, rateLimit: false as const };
  app.post('/internal/tick', { config, schema: { hide: true }, handlerTimeout: 60_000 }, async () => {
    const begun = await worker.runDue();
    await events.settle();
    return { begun };
  });
}
