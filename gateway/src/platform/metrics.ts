import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { answer } from './http/send.ts';

/** Seconds; fine where most answers are, to the deadline. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6];

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From the request to the end of its answer, in seconds.',
  labelNames: ['method', 'route', 'status'],
  buckets: BUCKETS,
  registers: [registry],
});

const upstream = new Histogram({
  name: 'upstream_request_duration_seconds',
  help: 'One request to the api, in seconds; status 0 when no whole answer came.',
  labelNames: ['status'],
  buckets: BUCKETS,
  registers: [registry],
});

const held = new Counter({
  name: 'response_cache_total',
  help: 'Anonymous questions that could be answered from the response cache, by outcome: hit or miss.',
  labelNames: ['outcome'],
  registers: [registry],
});

const alarms = new Counter({
  name: 'alarms_total',
  help: 'Alarms, by name.',
  labelNames: ['alarm'],
  registers: [registry],
});

const routes = new Set(['/graphql', '/healthz', '/readyz', '/version', '/schema.graphql', '/schema.json', '/metrics']);

/** Counts one answer. Addresses have no end, so those without a name of their own count together. */
export function countRequest(method: string, path: string, status: number, ms: number) {
  const route = routes.has(path) ? path : path.startsWith('/playground') ? '/playground' : 'other';
  requests.observe({ method, route, status }, ms / 1000);
}

/** Counts one request to the api. @param status 0 when no whole answer came */
export const countUpstream = (status: number, ms: number) => upstream.observe({ status }, ms / 1000);

/** Counts an alarm. */
export const countAlarm = (alarm: string) => alarms.inc({ alarm });

/** Counts a question that the response cache was asked for. */
export const countHeld = (isHit: boolean) => held.inc({ outcome: isHit ? 'hit' : 'miss' });

/** Everything counted, in the Prometheus text format. */
export const metricsAnswer = async () =>
  answer(200, registry.contentType, await registry.metrics(), { 'cache-control': 'no-store' });
