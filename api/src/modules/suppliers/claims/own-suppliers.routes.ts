import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import { nothing } from '../../../platform/schema.ts';
import {
  AdminSupplierPage,
  AdminSupplierQuery,
  NewSupplier,
  OwnSupplier,
  SupplierNamesChange,
  SupplierNamesPatch,
  SupplierPageChange,
  SupplierPagePatch,
  SupplierParams,
  SupplierVerdict,
} from './own-suppliers.schemas.ts';
import type { OwnSuppliers } from './own-suppliers.service.ts';
import { StepQuery, SupplyStep } from './shared.schemas.ts';
import type { StaffSuppliers } from './staff-suppliers.service.ts';

const SUPPLIER = '/suppliers/:id';

export function ownSupplierRoutes(app: FastifyInstance, suppliers: OwnSuppliers, staff: StaffSuppliers) {
  writingRoutes(app, suppliers);
  stepRoutes(app, suppliers);
  staffRoutes(app, staff);
}

function writingRoutes(app: FastifyInstance, suppliers: OwnSuppliers) {
  route(app, 'suppliers', {
    url: '/suppliers/own',
    operationId: 'ownSuppliers',
    graph: 'viewer.suppliers',
    policy: 'user',
    summary: 'Suppliers of the own companies with state, evidence and what is missing',
    response: Type.Array(OwnSupplier),
    handler: ({ actor }) => suppliers.list(actor),
  });
  route(app, 'suppliers', {
    method: 'POST',
    url: '/suppliers',
    operationId: 'createSupplier',
    graph: 'viewer',
    policy: 'user',
    summary: 'Begins a supplier that the market does not have yet, as a draft of an own company',
    body: NewSupplier,
    response: OwnSupplier,
    rules: ({ actor, body }) => suppliers.rules.create(actor, body),
    idempotency: 'required',
    handler: ({ actor, body, once }) => suppliers.create(actor, body, once),
  });
  route(app, 'suppliers', {
    method: 'PUT',
    url: SUPPLIER,
    operationId: 'updateSupplier',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes what a supplier’s page says, at once; for members of its company',
    params: SupplierParams,
    body: SupplierPageChange,
    patch: {
      body: SupplierPagePatch,
      stored: ({ actor, params }) => suppliers.one(actor, params.id),
    },
    response: OwnSupplier,
    rules: ({ actor, params }) => suppliers.rules.page(actor, params.id),
    handler: ({ actor, params, body }) => suppliers.changePage(actor, params.id, body),
  });
  route(app, 'suppliers', {
    method: 'PUT',
    url: `${SUPPLIER}/names`,
    operationId: 'updateSupplierNames',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes names and numbers; of a confirmed supplier once staff have said yes',
    params: SupplierParams,
    body: SupplierNamesChange,
    patch: {
      body: SupplierNamesPatch,
      stored: ({ actor, params }) => suppliers.one(actor, params.id),
    },
    response: OwnSupplier,
    rules: ({ actor, params }) => suppliers.rules.names(actor, params.id),
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => suppliers.changeNames(actor, params.id, body, once),
  });
}

function stepRoutes(app: FastifyInstance, suppliers: OwnSuppliers) {
  route(app, 'suppliers', {
    method: 'DELETE',
    url: `${SUPPLIER}/names`,
    operationId: 'withdrawSupplierNames',
    graph: 'viewer',
    policy: 'user',
    summary: 'Takes back a change of names and numbers that waits for staff',
    params: SupplierParams,
    query: StepQuery,
    response: OwnSupplier,
    idempotency: 'required',
    handler: ({ actor, params, query, once }) => suppliers.cancelChange(actor, params.id, query, once),
  });
  route(app, 'suppliers', {
    method: 'POST',
    url: `${SUPPLIER}/submit`,
    operationId: 'submitSupplier',
    graph: 'viewer',
    policy: 'user',
    summary: 'Hands a draft or a rejected supplier in for confirmation',
    params: SupplierParams,
    body: SupplyStep,
    response: OwnSupplier,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => suppliers.submit(actor, params.id, body, once),
  });
  route(app, 'suppliers', {
    method: 'POST',
    url: `${SUPPLIER}/withdraw`,
    operationId: 'withdrawSupplier',
    graph: 'viewer',
    policy: 'user',
    summary: 'Takes a supplier back that waits for confirmation',
    params: SupplierParams,
    body: SupplyStep,
    response: OwnSupplier,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => suppliers.withdraw(actor, params.id, body, once),
  });
  route(app, 'suppliers', {
    method: 'DELETE',
    url: SUPPLIER,
    operationId: 'deleteSupplier',
    graph: 'viewer',
    policy: 'user',
    summary: 'Removes a draft that was never confirmed',
    params: SupplierParams,
    query: StepQuery,
    response: nothing,
    handler: async ({ actor, params, query }) => void (await suppliers.remove(actor, params.id, query.version)),
  });
}

function staffRoutes(app: FastifyInstance, staff: StaffSuppliers) {
  const policy = { action: 'SELLERS_DECIDE' };
  route(app, 'suppliers', {
    url: '/admin/suppliers',
    operationId: 'adminSuppliers',
    graph: 'staff.suppliers',
    policy,
    summary: 'Suppliers that companies run in every state, those that wait first',
    query: AdminSupplierQuery,
    response: AdminSupplierPage,
    handler: ({ actor, query }) => staff.queue(actor, query),
  });
  route(app, 'suppliers', {
    method: 'PUT',
    url: '/admin/suppliers/:id',
    operationId: 'decideSupplier',
    graph: 'staff',
    policy,
    summary: 'Confirms, rejects, suspends or restores a supplier, or decides on a change of its names',
    params: SupplierParams,
    body: SupplierVerdict,
    rules: () => staff.rules,
    response: OwnSupplier,
    handler: ({ actor, params, body, sender }) => staff.decide(actor, params.id, body, sender),
  });
}
