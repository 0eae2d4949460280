import type { FastifyInstance } from 'fastify';
import { recordAudit } from './audit.ts';
import { isCheck } from './check-only.ts';
import type { Database } from './database/database.ts';
import { senderOf } from './route.ts';
import { makeThrottle } from './throttle.ts';

/**
 * Writes into the audit log who asks for what is not there for them, once for each person and route in ten minutes: one
 * deleted thing is no news, a row of foreign ids is. (docs: safety, C1)
 */
export function watchForeignIds(app: FastifyInstance, db: Database) {
  const isFirst = makeThrottle(10 * 60_000);
  app.addHook('onResponse', async (request, reply) => {
    const { actor, method, params, routeOptions } = request;
    if (reply.statusCode !== 404 || !actor || routeOptions.config.policy !== 'user' || isCheck(request)) return;
    const route = `${method} ${routeOptions.url ?? ''}`;
    if (!isFirst(`${actor.userId} ${route}`)) return;
    const detail = { route, ids: Object.values(params as Record<string, string>).join(' ') };
    await db
      .transaction((tx) =>
        recordAudit(tx, senderOf(request), {
          actorId: actor.userId,
          action: 'FOREIGN_ID_REFUSED',
          result: 'REFUSED' as const,
          detail,
        }),
      )
      .catch((error: unknown) => request.log.error({ err: error, requestId: request.id }, 'not in the audit log'));
  });
}
