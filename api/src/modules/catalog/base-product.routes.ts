import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import type { Catalog } from './catalog.service.ts';
import { BaseProduct, BaseProductPage, BaseProductParams, BaseProductQuery } from './catalog.schemas.ts';

export function baseProductRoutes(app: FastifyInstance, catalog: Catalog) {
  route(app, 'catalog', {
    url: '/baseproducts',
    operationId: 'baseProducts',
    policy: 'public',
    summary: 'Base products by ids or category',
    query: BaseProductQuery,
    response: BaseProductPage,
    handler: ({ query }) => catalog.baseProducts(query),
  });
  route(app, 'catalog', {
    url: '/baseproducts/:id',
    operationId: 'baseProduct',
    policy: 'public',
    summary: 'One base product with every stated value',
    params: BaseProductParams,
    response: BaseProduct,
    handler: ({ params }) => catalog.baseProduct(params.id),
  });
}
