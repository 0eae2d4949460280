import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import { pendingMigrations } from './database/migrate.ts';

const PING_LIMIT_MS = 500;
const LOOP_DELAY_LIMIT_MS = 200;

/** `/healthz`: the process is alive. `/readyz`: it can serve. `/api/v1/openapi.json`: the contract. */
export function healthRoutes(app: FastifyInstance, db: Database) {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onClose', async () => {
    delay.disable();
  });

  const config = { policy: 'public' as const, rateLimit: false as const };
  const hidden = { hide: true };
  app.get('/healthz', { config, schema: hidden }, async () => ({ status: 'alive' }));
  app.get('/readyz', { config, schema: hidden }, async (_request, reply) => {
    const loopDelayMs = delay.mean / 1e6;
    delay.reset();
    const checks = {
      open: !isClosing,
      database: await answersInTime(db),
      migrations: await pendingMigrations(db).then(
        (pending) => pending.length === 0,
        () => false,
      ),
      eventLoop: loopDelayMs < LOOP_DELAY_LIMIT_MS || Number.isNaN(loopDelayMs),
    };
    const isReady = Object.values(checks).every(Boolean);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', checks });
  });
  app.get('/api/v1/openapi.json', { config, schema: hidden }, async () => app.swagger());
}

async function answersInTime(db: Database): Promise<boolean> {
  const startedAt = performance.now();
  try {
    await db.query('select 1');
    return performance.now() - startedAt <= PING_LIMIT_MS;
  } catch {
    return false;
  }
}
