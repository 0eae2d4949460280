import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { AddressesQuery } from '../../../platform/address-parts.ts';
import { route } from '../../../platform/route.ts';
import { RemovedQuery, RemovedThingPage } from '../../../platform/sync/removed.ts';
import type { SupplierProducts } from './supplier-products.service.ts';
import {
  ByProductQuery,
  RelatedQuery,
  RelatedSupplierProducts,
  SupplierProduct,
  SupplierProductAddresses,
  SupplierProductAddressPart,
  SupplierProductPage,
  SupplierProductParams,
  SupplierProductQuery,
  SupplierProductsByIdsQuery,
} from '../../suppliers/suppliers.schemas.ts';

export function supplierProductRoutes(app: FastifyInstance, supplierProducts: SupplierProducts) {
  route(app, 'listings', {
    url: '/supplierproducts/catalog',
    operationId: 'supplierProducts',
    policy: 'public',
    summary: 'The product list: offers by measured properties, with facets',
    description:
      'The filter is written with dotted keys: filter.properties[0].propertyId=…&filter.properties[0].value=10&filter.properties[0].maxValue=20. `measures` says the same of numbers in one text each.',
    query: SupplierProductQuery,
    response: SupplierProductPage,
    handler: ({ query }) => supplierProducts.list(query),
  });
  route(app, 'listings', {
    url: '/supplierproducts/removed',
    operationId: 'removedSupplierProducts',
    policy: 'public',
    summary: 'Offers that vanished since a time: withdrawn, hidden, or no longer sold under a delegation',
    query: RemovedQuery,
    response: RemovedThingPage,
    handler: ({ query }) => supplierProducts.removed(query),
  });
  route(app, 'listings', {
    url: '/supplierproducts/byproduct',
    operationId: 'supplierProductsByProduct',
    graph: 'BaseProduct.offers',
    policy: 'public',
    summary: 'Offers on one or several base products',
    query: ByProductQuery,
    response: SupplierProductPage,
    handler: ({ query }) => supplierProducts.byProduct(query),
  });
  route(app, 'listings', {
    url: '/supplierproducts/by-ids',
    operationId: 'supplierProductsByIds',
    graph: 'join',
    policy: 'public',
    summary: 'Several offers; those that are not shown now are left out',
    query: SupplierProductsByIdsQuery,
    response: Type.Array(SupplierProduct),
    handler: ({ query }) => supplierProducts.byIds(query.ids),
  });
  route(app, 'listings', {
    url: '/supplierproducts/sheets',
    operationId: 'supplierProductSheets',
    graph: 'join',
    policy: 'public',
    summary: 'The full sheets of several offers; those that are not shown now are left out',
    query: SupplierProductsByIdsQuery,
    response: Type.Array(SupplierProduct),
    handler: ({ query }) => supplierProducts.sheets(query.ids),
  });
  route(app, 'listings', {
    url: '/supplierproducts/related',
    operationId: 'relatedOfSupplierProducts',
    graph: 'join',
    policy: 'public',
    summary: 'Related offers of several offers',
    query: RelatedQuery,
    response: Type.Array(RelatedSupplierProducts),
    handler: ({ query }) => supplierProducts.relatedOf(query.supplierProductIds),
  });
  route(app, 'listings', {
    url: '/supplierproducts/address-parts',
    operationId: 'supplierProductAddressParts',
    graph: 'none',
    policy: 'public',
    summary: 'Parts in which the addresses of all published offers are given',
    response: Type.Array(SupplierProductAddressPart),
    handler: () => supplierProducts.addressParts(),
  });
  route(app, 'listings', {
    url: '/supplierproducts/addresses',
    operationId: 'supplierProductAddresses',
    graph: 'none',
    policy: 'public',
    summary: 'One part of the addresses of all published offers, for the sitemap',
    query: AddressesQuery,
    response: SupplierProductAddresses,
    handler: ({ query }) => supplierProducts.addresses(query.partNumber),
  });
  route(app, 'listings', {
    url: '/supplierproducts/:id/catalog',
    operationId: 'supplierProduct',
    policy: 'public',
    summary: 'The full sheet of an offer',
    description:
      'Beside what lists show it tells description, standards, values by group, documents and the delegation in words.',
    params: SupplierProductParams,
    response: SupplierProduct,
    handler: ({ params }) => supplierProducts.sheet(params.id),
  });
  route(app, 'listings', {
    url: '/supplierproducts/:id/related',
    operationId: 'relatedSupplierProducts',
    graph: 'SupplierProduct.related',
    policy: 'public',
    summary: 'At most 12 related offers',
    params: SupplierProductParams,
    response: Type.Array(SupplierProduct),
    handler: ({ params }) => supplierProducts.related(params.id),
  });
}
