import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import { TradeParams, TradeRequest } from '../../sourcing/requests/trade.schemas.ts';
import { TradeStepBody } from '../../sourcing/requests/trade-steps.schemas.ts';
import type { makeConsents } from './consents.service.ts';
import { ConsentAnswer, NewCancellation, NewTermChange } from './consents.schemas.ts';

const writing = { graph: 'viewer', policy: 'user', method: 'POST', idempotency: 'required' } as const;
const CANCELLATION = '/traderequests/:id/cancellation';
const TERM_CHANGE = '/traderequests/:id/term-change';
const shape = { params: TradeParams, response: TradeRequest } as const;

export function consentRoutes(app: FastifyInstance, consents: ReturnType<typeof makeConsents>) {
  route(app, 'orders', {
    ...writing,
    ...shape,
    url: CANCELLATION,
    operationId: 'proposeCancellation',
    summary: 'Asks the other side to end an agreement, or what of it is still to come',
    body: NewCancellation,
    handler: ({ actor, params, body, once }) => consents.askCancellation(actor, params.id, body, once),
  });
  route(app, 'orders', {
    ...writing,
    ...shape,
    url: `${CANCELLATION}/answer`,
    operationId: 'answerCancellation',
    summary: 'Agrees to the end of an agreement, or refuses it',
    body: ConsentAnswer,
    handler: ({ actor, params, body, once }) => consents.answerCancellation(actor, params.id, body, once),
  });
  route(app, 'orders', {
    ...writing,
    ...shape,
    url: `${CANCELLATION}/withdraw`,
    operationId: 'withdrawCancellation',
    summary: 'Takes the question to end an agreement back',
    body: TradeStepBody,
    handler: ({ actor, params, body, once }) => consents.withdrawCancellation(actor, params.id, body.version, once),
  });
  route(app, 'orders', {
    ...writing,
    ...shape,
    url: TERM_CHANGE,
    operationId: 'proposeTermChange',
    summary: 'Asks the other side to agree to another term of payment',
    body: NewTermChange,
    handler: ({ actor, params, body, once }) => consents.askTermChange(actor, params.id, body, once),
  });
  route(app, 'orders', {
    ...writing,
    ...shape,
    url: `${TERM_CHANGE}/answer`,
    operationId: 'answerTermChange',
    summary: 'Agrees to another term of payment, or refuses it',
    body: ConsentAnswer,
    handler: ({ actor, params, body, once }) => consents.answerTermChange(actor, params.id, body, once),
  });
  route(app, 'orders', {
    ...writing,
    ...shape,
    url: `${TERM_CHANGE}/withdraw`,
    operationId: 'withdrawTermChange',
    summary: 'Takes the question for another term of payment back',
    body: TradeStepBody,
    handler: ({ actor, params, body, once }) => consents.withdrawTermChange(actor, params.id, body.version, once),
  });
}
