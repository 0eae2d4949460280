import { type RequestHandler, Router } from 'express';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { visitOf } from './visit.ts';

// Seconds; fine where most answers are, to the deadline.
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8];

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From the request to the end of its answer, in seconds.',
  labelNames: ['method', 'route', 'status'],
  buckets,
  registers: [registry],
});

const keptPages = new Counter({
  name: 'page_cache_total',
  help: 'Pages that may be kept, by what was found: hit, stale (sent while a fresh one is made) or miss.',
  labelNames: ['outcome'],
  registers: [registry],
});

const named =
  /^\/(assets|graphql|session|files|builds|client-errors|healthz|readyz|version|metrics|sitemap\.xml|robots\.txt)(?=\/|$)/;

/** Counts a page that the page cache was asked for. */
export const countKeptPage = (outcome: 'hit' | 'stale' | 'miss') => keptPages.inc({ outcome });

/** Counts every answer, and gives the figures at `/metrics` in the Prometheus text format. */
export function metrics(): RequestHandler {
  const router = Router();
  router.use((request, response, next) => {
    const startedAt = performance.now();
    const { method, path } = request;
    visitOf(response).whenClosed(() => {
      // Addresses have no end, so all pages count together.
      if (path === '/live') return; // as long as somebody listens
      const route = named.exec(path)?.[0] ?? 'page';
      requests.observe({ method, route, status: response.statusCode }, (performance.now() - startedAt) / 1000);
    });
    next();
  });
  router.get('/metrics', async (_request, response) => {
    const text = await registry.metrics();
    response.setHeader('cache-control', 'no-store').type(registry.contentType).send(text);
  });
  return router;
}
