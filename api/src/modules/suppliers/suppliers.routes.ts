import type { FastifyInstance } from 'fastify';
import { object, pagingQuery } from '../../platform/schema.ts';
import { Type } from 'typebox';
import { AddressPart, Addresses, AddressesQuery } from '../../platform/address-parts.ts';
import { route } from '../../platform/route.ts';
import { CategoryParams, CategorySupplierPage, Supplier, SupplierPage, SupplierParams } from './suppliers.schemas.ts';
import { CategorySuppliersQuery, SupplierQuery } from './supplier-queries.schemas.ts';
import { RemovedQuery, RemovedThingPage } from '../../platform/sync/removed.ts';
import type { Suppliers } from './suppliers.service.ts';

export function supplierRoutes(app: FastifyInstance, suppliers: Suppliers) {
  route(app, 'suppliers', {
    url: '/suppliers',
    operationId: 'suppliers',
    policy: 'public',
    summary: 'Suppliers by ids, category, type or name',
    query: SupplierQuery,
    response: SupplierPage,
    handler: ({ query }) => suppliers.suppliers(query),
  });
  route(app, 'suppliers', {
    url: '/suppliers/removed',
    operationId: 'removedSuppliers',
    policy: 'public',
    summary: 'Suppliers that vanished since a time',
    query: RemovedQuery,
    response: RemovedThingPage,
    handler: ({ query }) => suppliers.removed(query),
  });
  route(app, 'suppliers', {
    url: '/suppliers/address-parts',
    operationId: 'supplierAddressParts',
    graph: 'none',
    policy: 'public',
    summary: 'Parts in which the addresses of all suppliers are given',
    response: Type.Array(AddressPart),
    handler: () => suppliers.addresses.parts(),
  });
  route(app, 'suppliers', {
    url: '/suppliers/addresses',
    operationId: 'supplierAddresses',
    graph: 'none',
    policy: 'public',
    summary: 'One part of the addresses of all suppliers, for the sitemap',
    query: AddressesQuery,
    response: Addresses,
    handler: ({ query }) => suppliers.addresses.part(query.partNumber),
  });
  route(app, 'suppliers', {
    url: '/suppliers/:id',
    operationId: 'supplier',
    policy: 'public',
    summary: 'One supplier',
    params: SupplierParams,
    response: Supplier,
    handler: ({ params }) => suppliers.supplier(params.id),
  });
  route(app, 'suppliers', {
    url: '/categories/:id/suppliers-with-catalog',
    operationId: 'suppliersWithCatalog',
    graph: 'Category.suppliers',
    policy: 'public',
    summary: 'Suppliers with a complete enough published entry in the category',
    params: CategoryParams,
    query: object(pagingQuery),
    response: SupplierPage,
    handler: ({ params, query }) => suppliers.suppliersWithCatalog(params.id, query),
  });
  route(app, 'suppliers', {
    method: 'POST',
    url: '/categories/:id/suppliers',
    operationId: 'categorySuppliers',
    graph: 'Category.suppliers',
    policy: 'public',
    summary: 'Suppliers of a category whose offers match a filter',
    description:
      'A read in spite of its method: the filter travels in the query string with dotted keys and the body is empty.',
    params: CategoryParams,
    query: CategorySuppliersQuery,
    response: CategorySupplierPage,
    handler: ({ params, query }) => suppliers.categorySuppliers(params.id, query),
  });
}
