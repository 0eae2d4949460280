import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { EndedSessions, LoginChallenge, LoginStart, Logout, Session, SessionParams } from './identity.schemas.ts';
import type { Identity } from './identity.service.ts';
import {
  ChangedPhone,
  PhoneChangeChallenge,
  PhoneChangeConfirmation,
  PhoneChangeStart,
} from './phone-change.schemas.ts';

export function identityRoutes(app: FastifyInstance, { login, sessions, phoneChange }: Identity) {
  route(app, 'identity', {
    method: 'POST',
    url: '/users/login-by-otp',
    operationId: 'startLogin',
    policy: 'public',
    summary: 'Sends a code to a phone; the answer is the same for every number',
    description:
      'Counted by phone and asker: a browser that shows in the header x-known-browser what an earlier login of this phone gave it, else an address. From the 11th message of an hour to newcomers on, 428 PUZZLE_REQUIRED carries token, difficulty and expiresAt: the start is repeated with the solved puzzle.',
    body: LoginStart,
    response: LoginChallenge,
    handler: ({ body, sender }) => login.start(body, sender),
  });
  route(app, 'identity', {
    url: '/sessions',
    operationId: 'sessions',
    graph: 'viewer.sessions',
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
    graph: 'viewer',
    policy: 'user',
    summary: 'Ends one of the own sessions',
    params: SessionParams,
    response: EndedSessions,
    handler: ({ actor, params, sender }) => sessions.endSession(actor, params.id, sender),
  });
  phoneChangeRoutes(app, phoneChange);
}

function phoneChangeRoutes(app: FastifyInstance, phoneChange: Identity['phoneChange']) {
  route(app, 'identity', {
    method: 'POST',
    url: '/users/phone-change',
    operationId: 'startPhoneChange',
    policy: 'user',
    summary: 'Sends a code to the own phone and one to the phone that is to take its place',
    description: 'The answer is the same for every new number; only both codes show whether it may be used.',
    body: PhoneChangeStart,
    response: PhoneChangeChallenge,
    rules: ({ actor }) => phoneChange.startRules(actor),
    handler: ({ actor, body, sender }) => phoneChange.start(actor, body, sender),
  });
  route(app, 'identity', {
    method: 'POST',
    url: '/users/phone-change/confirm',
    operationId: 'confirmPhoneChange',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes the own phone, with the codes of both, and ends all other sessions',
    body: PhoneChangeConfirmation,
    response: ChangedPhone,
    handler: ({ actor, body, sender }) => phoneChange.confirm(actor, body, sender),
  });
}
