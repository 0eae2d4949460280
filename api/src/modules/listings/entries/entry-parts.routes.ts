import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import { EntryParams, OwnSupplierProduct } from './entries.schemas.ts';
import type { EntryCities } from './entry-cities.service.ts';
import { EntryBaseProduct, EntryProperties, EntrySaleCities } from './entry-parts.schemas.ts';
import type { EntryProduct } from './entry-product.service.ts';
import type { OwnProperties } from './own-properties.service.ts';

export type EntryParts = { properties: OwnProperties; product: EntryProduct; cities: EntryCities };

/** Parts of an entry that are written by themselves. */
export function entryPartRoutes(app: FastifyInstance, { properties, product, cities }: EntryParts) {
  const part = { method: 'PUT', graph: 'viewer', policy: 'user', params: EntryParams } as const;
  route(app, 'listings', {
    ...part,
    url: '/supplierproducts/:id/properties',
    operationId: 'updateSupplierProductProperties',
    summary: 'What an entry states beside its base product; of what is published it waits for staff',
    body: EntryProperties,
    response: OwnSupplierProduct,
    rules: ({ actor, params }) => properties.rules(actor, params.id),
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => properties.change(actor, params.id, body, once),
  });
  route(app, 'listings', {
    ...part,
    url: '/supplierproducts/:id/base-product',
    operationId: 'updateSupplierProductBaseProduct',
    summary: 'Puts an entry onto another base product; of what is published it waits for staff',
    body: EntryBaseProduct,
    response: OwnSupplierProduct,
    rules: ({ actor, params }) => product.rules(actor, params.id),
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => product.change(actor, params.id, body, once),
  });
  route(app, 'listings', {
    ...part,
    url: '/supplierproducts/:id/sale-cities',
    operationId: 'updateSupplierProductSaleCities',
    summary: 'Says in which cities an entry is sold, at once; none: where its merchant sells',
    body: EntrySaleCities,
    response: OwnSupplierProduct,
    rules: ({ actor, params }) => cities.rules(actor, params.id),
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => cities.change(actor, params.id, body, once),
  });
}
