import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import { Basket, BasketAddition, BasketChange } from './basket.schemas.ts';
import type { Baskets } from './basket.service.ts';

const BASKET = '/traderequests/basket';

/** What a person gathers before it is ordered or asked for. */
export function basketRoutes(app: FastifyInstance, baskets: Baskets) {
  route(app, 'sourcing', {
    url: BASKET,
    operationId: 'basket',
    graph: 'viewer.basket',
    policy: 'user',
    summary: 'What the viewer gathers before it is ordered or asked for',
    response: Basket,
    handler: ({ actor }) => baskets.basket(actor),
  });
  route(app, 'sourcing', {
    method: 'POST',
    url: `${BASKET}/lines`,
    operationId: 'addBasketLines',
    graph: 'viewer',
    policy: 'user',
    summary: 'Adds lines; what is there already gets the quantity that is given, or that much more',
    body: BasketAddition,
    response: Basket,
    idempotency: 'required',
    handler: ({ actor, body, once }) => baskets.add(actor, body, once),
  });
  route(app, 'sourcing', {
    method: 'PUT',
    url: BASKET,
    operationId: 'changeBasket',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes the whole basket',
    body: BasketChange,
    response: Basket,
    handler: ({ actor, body }) => baskets.change(actor, body),
  });
}
