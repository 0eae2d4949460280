import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import type { LiveHub } from '../../platform/live/live-hub.ts';
import { LiveQuery, ViewerEvents } from '../../platform/live/live.schemas.ts';

const TAG = 'live';

/** `/live`, as a stream and for who asks now and then. */
export function liveRoutes(app: FastifyInstance, hub: LiveHub) {
  app.addHook('preClose', () => hub.stop());

  app.route({
    method: 'GET',
    url: '/live',
    config: { policy: 'user' },
    schema: {
      operationId: 'live',
      tags: [TAG],
      summary: 'What happens, as a stream of server-sent events.',
      description:
        'Each event is a `ViewerEvent`; the first one tells the place alone. Every five seconds comes a heartbeat with the place. When the token ends, `renew` is the last event: go on with a new one. At most five streams of a person are open at once.',
      'x-graph': 'Subscription.viewerEvents',
      security: [{ bearer: [] }],
      querystring: LiveQuery,
      response: {
        200: {
          description: 'The stream.',
          content: { 'text/event-stream': { schema: Type.String({ description: 'Server-sent events.' }) } },
        },
      },
    } as object,
    handler: async (request, reply) => {
      const authorization = request.headers.authorization ?? '';
      // Whose it is and that it is good was seen before.
      const endsAt = (decodeJwt(authorization.replace(/^Bearer /i, '')).exp ?? 0) * 1_000;
      const { after } = request.query as { after?: string };
      await hub.open(reply.raw, { actor: request.actor!, authorization, after, endsAt }, () => void reply.hijack());
    },
  });

  route(app, TAG, {
    url: '/live/since',
    operationId: 'liveSince',
    graph: 'viewer.events',
    policy: 'user',
    summary: 'What happened after a place, for who cannot keep a stream open.',
    query: LiveQuery,
    response: ViewerEvents,
    handler: ({ actor, query }) => hub.since(actor, query.after),
  });
}
