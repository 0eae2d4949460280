import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromThisMachine } from '@rasteh/shared/loopback';
import { nationalPhone } from '../../platform/phone.ts';
import { notFound } from '../../platform/problem.ts';
import type { Identity } from './identity.service.ts';

/** Somebody of the seeds, to log in as. */
export type KnownPerson = { id: string; name: string; phone: string; does: string };

/**
 * `/dev/outbox?phone=` or `?mail=`: what was sent there, and `/dev/people`: whom the seeds know. Both exist only outside
 * production, and only for who sits at this machine.
 */
export function outboxRoute(app: FastifyInstance, identity: Identity, people: readonly KnownPerson[]) {
  const options = {
    config: { policy: 'public' as const },
    schema: { hide: true },
    preHandler: async ({ raw }: FastifyRequest) => isFromThisMachine(raw) || notFound('ROUTE_NOT_FOUND'),
  };
  app.get<{ Querystring: { phone?: string; mail?: string } }>('/dev/outbox', options, async ({ query }, reply) => {
    const messages = await identity.messagesTo(query.mail ?? query.phone ?? '');
    return reply.header('cache-control', 'no-store').send({ messages });
  });
  app.get('/dev/people', options, async (_request, reply) => {
    const phones = await identity.users.phonesOf(people.map(({ id }) => id));
    const present = people.filter(({ id }) => phones.has(id));
    const shown = present.map(({ name, phone, does }) => ({ name, does, phone: nationalPhone(phone) }));
    return reply.header('cache-control', 'no-store').send({ people: shown });
  });
}
