import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { EndedSessions, LoginChallenge, LoginStart, Logout, Session, SessionParams } from './identity.schemas.ts';
import type { Identity } from './identity.service.ts';

export function identityRoutes(app: FastifyInstance, { otp, sessions }: Identity) {
  route(app, 'identity', {
    method: 'POST',
    url: '/users/login-by-otp',
    operationId: 'startLogin',
    policy: 'public',
    summary: 'Sends a code to a phone; the answer is the same for every number',
    body: LoginStart,
    response: LoginChallenge,
    handler: ({ body, sender }) => otp.start(body, sender),
  });
  route(app, 'identity', {
    url: '/sessions',
    operationId: 'sessions',
    policy: 'user',
    summary: 'Own devices that are logged in, the last used first',
    response: Type.Array(Session),
    handler: ({ actor }) => sessions.sessions(actor),
  });
  route(app, 'identity', {
    method: 'POST',
    url: '/sessions/logout',
    operationId: 'logout',
    policy: 'user',
    summary: 'Ends the session that asks, or all of the person',
    body: Logout,
    response: EndedSessions,
    handler: ({ actor, body, sender }) => sessions.logout(actor, body, sender),
  });
  route(app, 'identity', {
    method: 'DELETE',
    url: '/sessions/:id',
    operationId: 'endSession',
    policy: 'user',
    summary: 'Ends one of the own sessions',
    params: SessionParams,
    response: EndedSessions,
    handler: ({ actor, params, sender }) => sessions.endSession(actor, params.id, sender),
  });
}
