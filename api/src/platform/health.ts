import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import { pendingMigrations } from './database/migrate.ts';

const PING_LIMIT_MS = 500;
const LOOP_DELAY_LIMIT_MS = 200;

/** The contract as it is printed, found from the source as well as from the built program. */
const contract = new URL(import.meta.url.endsWith('.ts') ? '../../openapi.json' : '../openapi.json', import.meta.url);

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
  // Making it of the routes keeps everybody waiting for seconds, and each gateway that starts asks for it.
  app.get('/api/v1/openapi.json', { config, schema: hidden }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await readFile(contract, 'utf8')),
  );
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
