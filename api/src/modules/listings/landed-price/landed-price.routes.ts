import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import { LandedPrice, LandedPriceQuery } from './landed-price.schemas.ts';
import type { LandedPrices } from './landed-price.service.ts';
import { SupplierProductParams } from '../../suppliers/suppliers.schemas.ts';

export function landedPriceRoutes(app: FastifyInstance, landedPrices: LandedPrices) {
  route(app, 'listings', {
    url: '/supplierproducts/:id/landed-price',
    operationId: 'landedPrice',
    policy: 'public',
    summary:
      'What an offer costs at the buyer’s door, each step explained; and who may deliver there if its seller may not',
    params: SupplierProductParams,
    query: LandedPriceQuery,
    response: LandedPrice,
    handler: ({ params, query }) => landedPrices.landedPrice(params.id, query),
  });
}
