import type { FastifyInstance } from 'fastify';
import type { Identity } from './identity.service.ts';

/** `/dev/outbox?phone=`: what was sent to a phone. Exists only outside production, where nobody else gets it. */
export function outboxRoute(app: FastifyInstance, { messagesTo }: Identity) {
  app.get<{ Querystring: { phone?: string } }>(
    '/dev/outbox',
    { config: { policy: 'public' }, schema: { hide: true } },
    async ({ query }, reply) => {
      const messages = await messagesTo(query.phone ?? '');
      return reply.header('cache-control', 'no-store').send({ messages });
    },
  );
}
