import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { AddressPart, Addresses, AddressesQuery } from '../../platform/address-parts.ts';
import { route } from '../../platform/route.ts';
import { RemovedQuery, RemovedThingPage } from '../../platform/sync/removed.ts';
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
    url: '/baseproducts/removed',
    operationId: 'removedBaseProducts',
    policy: 'public',
    summary: 'Base products that vanished since a time: withdrawn, or merged into another',
    query: RemovedQuery,
    response: RemovedThingPage,
    handler: ({ query }) => catalog.removed(query),
  });
  route(app, 'catalog', {
    url: '/baseproducts/address-parts',
    operationId: 'baseProductAddressParts',
    graph: 'none',
    policy: 'public',
    summary: 'Parts in which the addresses of all published base products are given',
    response: Type.Array(AddressPart),
    handler: () => catalog.addresses.parts(),
  });
  route(app, 'catalog', {
    url: '/baseproducts/addresses',
    operationId: 'baseProductAddresses',
    graph: 'none',
    policy: 'public',
    summary: 'One part of the addresses of all published base products, for the sitemap',
    query: AddressesQuery,
    response: Addresses,
    handler: ({ query }) => catalog.addresses.part(query.partNumber),
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
