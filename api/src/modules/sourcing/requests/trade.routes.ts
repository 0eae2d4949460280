import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import { nothing } from '../../../platform/schema.ts';
import type { makeAnswers } from './answers.service.ts';
import type { makeCopying } from './copying.service.ts';
import type { makeMoving } from './moving.service.ts';
import type { makeOrders } from './orders.service.ts';
import type { makePublication } from './publication.service.ts';
import {
  DirectOrderChange,
  DirectOrderPatch,
  LinesMove,
  MovedLines,
  NewDirectOrder,
  TradeAnswer,
  TradeCancellation,
  TradeCopyChoice,
  TradeDecline,
  TradeInfo,
  TradePrice,
  TradePublication,
  TradeRequestCopy,
  TradeReturn,
  TradeStepBody,
} from './trade-steps.schemas.ts';
import { TradeParams, TradeRemovalQuery, TradeRequest } from './trade.schemas.ts';

export type TradeServices = {
  orders: ReturnType<typeof makeOrders>;
  copying: ReturnType<typeof makeCopying>;
  moving: ReturnType<typeof makeMoving>;
  publication: ReturnType<typeof makePublication>;
  answers: ReturnType<typeof makeAnswers>;
};

const REQUEST = '/traderequests/:id';

const writing = { graph: 'viewer', policy: 'user' } as const;

export function orderRoutes(app: FastifyInstance, { orders, moving, copying, publication }: TradeServices) {
  route(app, 'sourcing', {
    url: `${REQUEST}/membership-and-price`,
    operationId: 'membershipAndPrice',
    graph: 'viewer.membershipAndPrice',
    policy: 'user',
    summary: 'What it costs to publish a request, signed for a day',
    params: TradeParams,
    response: TradePrice,
    handler: ({ actor, params }) => publication.price(actor, params.id),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: '/traderequests/direct-order',
    operationId: 'createDirectOrder',
    summary: 'Begins an order to one seller, as a draft',
    body: NewDirectOrder,
    response: TradeRequest,
    rules: ({ actor, body }) => orders.rules.create(actor, body),
    idempotency: 'required',
    handler: ({ actor, body, once }) => orders.create(actor, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'PUT',
    url: '/traderequests/direct-order/:id',
    operationId: 'updateDirectOrder',
    summary: 'Changes the whole of a draft, or what the seller asked about',
    params: TradeParams,
    body: DirectOrderChange,
    patch: {
      body: DirectOrderPatch,
      stored: ({ actor, params }) => orders.stored(actor, params.id),
    },
    response: TradeRequest,
    handler: ({ actor, params, body }) => orders.change(actor, params.id, body),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: '/traderequests/direct-order/:id/moved-lines',
    operationId: 'moveLinesToOpenRequest',
    summary: 'Moves lines that the seller does not have from a draft into a new request to several sellers',
    description:
      'The draft is saved as it is given, and the new one asks whoever sells these goods. Both happen, or neither does.',
    params: TradeParams,
    body: LinesMove,
    response: MovedLines,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => moving.move(actor, params.id, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${REQUEST}/copy`,
    operationId: 'copyTradeRequest',
    summary: 'Orders or asks for all or some lines again: a new draft at the prices of now',
    description:
      'Lines that cannot be ordered and sellers who cannot be asked any more are left out, and the answer names them.',
    params: TradeParams,
    body: TradeCopyChoice,
    response: TradeRequestCopy,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => copying.copy(actor, params.id, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'DELETE',
    url: REQUEST,
    operationId: 'removeDraftRequest',
    summary: 'Throws a draft away that was never published',
    params: TradeParams,
    query: TradeRemovalQuery,
    response: nothing,
    handler: ({ actor, params, query }) => orders.remove(actor, params.id, query.version),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${REQUEST}/request-confirmation`,
    operationId: 'requestConfirmation',
    summary: 'Asks those of the own company to confirm a request who may',
    params: TradeParams,
    body: TradeStepBody,
    response: TradeRequest,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => publication.requestConfirmation(actor, params.id, body.version, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${REQUEST}/withdraw-confirmation`,
    operationId: 'withdrawConfirmation',
    summary: 'Takes the question for confirmation back',
    params: TradeParams,
    body: TradeStepBody,
    response: TradeRequest,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => publication.withdrawConfirmation(actor, params.id, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${REQUEST}/return`,
    operationId: 'returnTradeRequest',
    summary: 'Sends a request back to who wrote it',
    params: TradeParams,
    body: TradeReturn,
    response: TradeRequest,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => publication.return(actor, params.id, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${REQUEST}/confirm-and-publish`,
    operationId: 'confirmAndPublish',
    summary: 'Confirms a request at its price; its seller gets it',
    params: TradeParams,
    body: TradePublication,
    response: TradeRequest,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => publication.publish(actor, params.id, body, once),
  });
}

export function answerRoutes(app: FastifyInstance, { answers }: TradeServices) {
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${REQUEST}/request-info`,
    operationId: 'requestInfo',
    summary: 'Asks the buyer something: at most three times, about an open request five times for each seller',
    params: TradeParams,
    body: TradeInfo,
    response: TradeRequest,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => answers.requestInfo(actor, params.id, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${REQUEST}/provide-info`,
    operationId: 'provideInfo',
    summary: 'Answers the question of a seller; all sellers of an open request read it',
    params: TradeParams,
    body: TradeAnswer,
    response: TradeRequest,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => answers.provideInfo(actor, params.id, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${REQUEST}/acknowledge-list-price`,
    operationId: 'acknowledgeListPrice',
    summary: 'Takes an order at the prices of the list, as they were when it was published',
    params: TradeParams,
    body: TradeStepBody,
    response: TradeRequest,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => answers.acknowledge(actor, params.id, body.version, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${REQUEST}/decline`,
    operationId: 'declineTradeRequest',
    summary: 'Says no to a request, with a reason',
    params: TradeParams,
    body: TradeDecline,
    response: TradeRequest,
    rules: () => answers.rules.decline,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => answers.decline(actor, params.id, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${REQUEST}/cancel`,
    operationId: 'cancelTradeRequest',
    summary: 'Ends a request before an agreement',
    params: TradeParams,
    body: TradeCancellation,
    response: TradeRequest,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => answers.cancel(actor, params.id, body, once),
  });
}
