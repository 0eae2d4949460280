import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ChangeFeed } from './change-feed.ts';

/** A database that takes longer keeps no answer waiting: the feed polls by itself anyway. */
const HEARD_WITHIN_MS = 100;

/** Whoever wrote finds it in what they read next: snapshots and caches have heard of it before the answer goes out. */
export function hearOwnWrites(app: FastifyInstance, feed: ChangeFeed) {
  app.addHook('onSend', async ({ method, routeOptions }, reply) => {
    const isRead = method === 'GET' || method === 'HEAD' || routeOptions.config.policy === 'public';
    if (isRead || reply.statusCode >= 400) return;
    await Promise.race([feed.poll(), pause(HEARD_WITHIN_MS, undefined, { ref: false })]);
  });
}
