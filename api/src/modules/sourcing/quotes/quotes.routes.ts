import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import { nothing } from '../../../platform/schema.ts';
import { TradeParams } from '../requests/trade.schemas.ts';
import type { makeQuoteDrafts } from './quote-drafts.service.ts';
import type { makeQuoteSteps } from './quote-steps.service.ts';
import type { makeQuotes } from './quotes.service.ts';
import {
  NewQuote,
  Quote,
  QuoteChange,
  QuotePatch,
  QuoteDecline,
  QuoteDifference,
  QuoteDifferenceQuery,
  QuoteExtension,
  QuotePage,
  QuoteParams,
  QuoteRemovalQuery,
  QuoteSending,
  QuotesOfRequestQuery,
  QuotesQuery,
  QuoteStepBody,
} from './quotes.schemas.ts';

export type QuoteServices = {
  quotes: ReturnType<typeof makeQuotes>;
  quoteDrafts: ReturnType<typeof makeQuoteDrafts>;
  quoteSteps: ReturnType<typeof makeQuoteSteps>;
};

const QUOTE = '/quotes/:id';

export function quoteReadingRoutes(app: FastifyInstance, { quotes }: QuoteServices) {
  route(app, 'sourcing', {
    url: '/traderequests/:id/quotes',
    operationId: 'quotesOfRequest',
    graph: 'TradeRequest.quotes',
    policy: 'user',
    summary: 'All offers about a request that the viewer may see, the newest first',
    params: TradeParams,
    query: QuotesOfRequestQuery,
    response: Type.Array(Quote),
    handler: ({ actor, params, query }) => quotes.ofRequest(actor, params.id, query),
  });
  route(app, 'sourcing', {
    url: '/quotes',
    operationId: 'quotes',
    graph: 'join',
    policy: 'user',
    summary: 'Offers by their ids, or all about some requests',
    query: QuotesQuery,
    response: QuotePage,
    handler: ({ actor, query }) => quotes.list(actor, query),
  });
  route(app, 'sourcing', {
    url: QUOTE,
    operationId: 'quote',
    graph: 'viewer.quote',
    policy: 'user',
    summary: 'One offer with its totals',
    params: QuoteParams,
    response: Quote,
    handler: ({ actor, params }) => quotes.one(actor, params.id),
  });
  route(app, 'sourcing', {
    url: `${QUOTE}/difference`,
    operationId: 'quoteDifference',
    graph: 'Quote.difference',
    policy: 'user',
    summary: 'What an offer says otherwise than another one of its chain, field by field',
    params: QuoteParams,
    query: QuoteDifferenceQuery,
    response: Type.Array(QuoteDifference),
    handler: ({ actor, params, query }) => quotes.difference(actor, params.id, query.otherId),
  });
}

const writing = { graph: 'viewer', policy: 'user' } as const;

export function quoteDraftRoutes(app: FastifyInstance, { quotes, quoteDrafts }: QuoteServices) {
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: '/traderequests/:id/quotes',
    operationId: 'createQuote',
    summary: 'Begins an offer or counter-offer, as a draft',
    params: TradeParams,
    body: NewQuote,
    response: Quote,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => quoteDrafts.create(actor, params.id, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'PUT',
    url: QUOTE,
    operationId: 'updateQuote',
    summary: 'Changes the whole of a draft',
    params: QuoteParams,
    body: QuoteChange,
    patch: {
      body: QuotePatch,
      stored: ({ actor, params }) => quotes.one(actor, params.id),
    },
    response: Quote,
    handler: ({ actor, params, body }) => quoteDrafts.change(actor, params.id, body),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'DELETE',
    url: QUOTE,
    operationId: 'removeQuote',
    summary: 'Throws a draft away',
    params: QuoteParams,
    query: QuoteRemovalQuery,
    response: nothing,
    handler: ({ actor, params, query }) => quoteDrafts.remove(actor, params.id, query.version),
  });
}

export function quoteStepRoutes(app: FastifyInstance, { quoteSteps }: QuoteServices) {
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${QUOTE}/send`,
    operationId: 'sendQuote',
    summary: 'Sends a draft, which then stays as it is and takes the place of the offer before it',
    params: QuoteParams,
    body: QuoteSending,
    response: Quote,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => quoteSteps.send(actor, params.id, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${QUOTE}/withdraw`,
    operationId: 'withdrawQuote',
    summary: 'Withdraw a quote you sent, as long as it is not accepted',
    params: QuoteParams,
    body: QuoteStepBody,
    response: Quote,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => quoteSteps.withdraw(actor, params.id, body.version, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${QUOTE}/extend`,
    operationId: 'extendQuote',
    summary: 'Extend the validity of your expired quote, as a new version',
    params: QuoteParams,
    body: QuoteExtension,
    response: Quote,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => quoteSteps.extend(actor, params.id, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${QUOTE}/decline`,
    operationId: 'declineQuote',
    summary: 'Says no to the offer of one seller of an open request, with a reason; the others go on',
    params: QuoteParams,
    body: QuoteDecline,
    response: Quote,
    rules: () => quoteSteps.rules.decline,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => quoteSteps.decline(actor, params.id, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${QUOTE}/accept`,
    operationId: 'acceptQuote',
    summary: 'Agrees to the other side’s offer',
    params: QuoteParams,
    body: QuoteStepBody,
    response: Quote,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => quoteSteps.accept(actor, params.id, body.version, once),
  });
}
