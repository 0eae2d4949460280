import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; fine where most answers are, to the deadline. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const alarms = new Counter({
  name: 'alarms_total',
  help: 'What somebody must look at, by name.',
  labelNames: ['alarm'],
  registers: [],
});

const queries = new Histogram({
  name: 'database_query_duration_seconds',
  help: 'One statement with its wait for a connection, in seconds.',
  buckets: BUCKETS,
  registers: [],
});

const imageWorks = new Gauge({
  name: 'image_works',
  help: 'Works with pictures now, by whether they run or wait for their turn.',
  labelNames: ['state'],
  registers: [],
  collect() {
    for (const [state, count] of Object.entries(readImageWorks())) this.set({ state }, count);
  },
});
let readImageWorks = (): Record<string, number> => ({});

/** Shows how many works with pictures there are whenever `/metrics` is asked. */
export const watchImageWorks = (read: () => Record<'running' | 'waiting', number>) => void (readImageWorks = read);

/** Counts one statement. */
export const countQuery = (ms: number) => queries.observe(ms / 1000);

/** Something that somebody must look at: a line of level error with its name, and a count in `/metrics`. */
export function alarm(name: string, message: string) {
  alarms.inc({ alarm: name });
  console.error(JSON.stringify({ level: 'error', alarm: name, message }));
}

/** `/metrics` in the Prometheus text format: requests by route and status, alarms, and the process itself. */
export function metricsRoute(app: FastifyInstance) {
  const registry = new Registry();
  registry.registerMetric(alarms);
  registry.registerMetric(queries);
  registry.registerMetric(imageWorks);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request to the end of its answer, in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // The route's pattern and not the address: addresses have no end.
    duration.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
  });
  const config = { policy: 'public' as const, rateLimit: false as const };
  app.get('/metrics', { config, schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
}
