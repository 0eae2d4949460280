import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';
import { isSecret } from '../shared-secret.ts';
import type { Change, ChangeFeed } from './change-feed.ts';

const HEARTBEAT_MS = 2_000;

/**
 * `/internal/events`: what changes, as a stream of server-sent events, for the gateway's cache and, through it, the web's. It
 * begins with an event that names the place it starts from, resumes after `last-event-id`, and ends when the database is away:
 * who reads it then holds nothing.
 */
export function eventsRoute(app: FastifyInstance, feed: ChangeFeed, secret: string) {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => open.forEach((each) => each.end()));

  const config = { policy: 'internal' as const, rateLimit: false as const };
  app.get('/internal/events', { config, schema: { hide: true } }, async (request, reply) => {
    if (!isSecret(request.headers['x-events-secret'], secret)) throw new Problem(403, 'FORBIDDEN');
    const { cursor } = feed;
    if (cursor === undefined) throw new Problem(503, 'DATABASE_UNAVAILABLE', [], 1);
    const after = request.headers['last-event-id'];
    const missed = typeof after === 'string' && /^\d{1,19}$/.test(after) ? await feed.since(after) : undefined;

    reply.hijack();
    const stream = reply.raw;
    // The last header keeps a proxy on the way from gathering events.
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const write = (change: Change) => stream.write(`id: ${change.cursor}\ndata: ${JSON.stringify(change.tags)}\n\n`);
    open.add(stream);
    const unlisten = feed.listen({ changed: write, lost: () => stream.end() });
    write(missed ?? { cursor, tags: [] });
    const heartbeat = setInterval(() => stream.write(':\n\n'), HEARTBEAT_MS);
    stream.on('close', () => {
      clearInterval(heartbeat);
      unlisten();
      open.delete(stream);
    });
  });
}
