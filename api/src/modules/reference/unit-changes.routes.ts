import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import {
  MeasurementQuantityChange,
  QuantityChangeParams,
  StaffQuantity,
  UnitChange,
  UnitChangeParams,
  UnitPatch,
} from './unit-changes.schemas.ts';
import type { UnitChanges } from './unit-changes.service.ts';

const policy = { action: 'MASTERS_WRITE' };

export function unitChangeRoutes(app: FastifyInstance, changes: UnitChanges) {
  route(app, 'reference', {
    url: '/admin/measurementquantities',
    operationId: 'adminMeasurementQuantities',
    graph: 'staff.measurementQuantities',
    policy,
    summary: 'Everything that can be measured, with its units, retired ones too',
    response: Type.Array(StaffQuantity),
    handler: () => changes.list(),
  });
  route(app, 'reference', {
    method: 'PUT',
    url: '/admin/measurementquantities/:id',
    operationId: 'updateMeasurementQuantity',
    graph: 'staff',
    policy,
    summary: 'Gives what can be measured another name',
    params: QuantityChangeParams,
    body: MeasurementQuantityChange,
    response: StaffQuantity,
    handler: ({ actor, params, body, sender }) => changes.changeQuantity(actor, params.id, body, sender),
  });
  route(app, 'reference', {
    method: 'PUT',
    url: '/admin/unitofmeasurements/:id',
    operationId: 'updateUnit',
    graph: 'staff',
    policy,
    summary: 'Changes how a unit is written, its place, and whether it is offered; never its factor and offset',
    params: UnitChangeParams,
    body: UnitChange,
    patch: {
      body: UnitPatch,
      stored: ({ params }) => changes.unit(params.id),
    },
    response: StaffQuantity,
    handler: ({ actor, params, body, sender }) => changes.changeUnit(actor, params.id, body, sender),
  });
}
