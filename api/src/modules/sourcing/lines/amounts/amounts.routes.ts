import type { FastifyInstance } from 'fastify';
import { route } from '../../../../platform/route.ts';
import { ConvertedQuantity, QuantityToConvert } from './amounts.schemas.ts';
import type { Amounts } from './amounts.service.ts';

/** Quantities in other units, for forms in which a unit, an offer or a pack is changed. */
export function amountRoutes(app: FastifyInstance, amounts: Amounts) {
  route(app, 'sourcing', {
    url: '/traderequests/quantities/converted',
    operationId: 'convertedQuantity',
    graph: 'viewer.convertedQuantity',
    policy: 'user',
    summary: 'The same amount in another unit, or of another offer or pack',
    description: 'Exact; without a quantity where the amount is not known in the other unit.',
    query: QuantityToConvert,
    response: ConvertedQuantity,
    handler: ({ actor, query }) => amounts.convert(actor, query),
  });
}
