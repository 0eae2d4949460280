import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import {
  EnumModel,
  Holiday,
  HolidaysQuery,
  MeasurementQuantity,
  MeasurementQuantityQuery,
  NameParams,
  QuantityParams,
  TypeModel,
  UnitOfMeasurement,
  UnitQuery,
} from './reference.schemas.ts';
import type { Reference } from './reference.service.ts';

export function referenceRoutes(app: FastifyInstance, reference: Reference) {
  route(app, 'reference', {
    url: '/shared/typemodels/enums',
    operationId: 'enums',
    policy: 'public',
    summary: 'All enumerations with their labels',
    response: Type.Array(EnumModel),
    handler: () => reference.enums(),
  });
  route(app, 'reference', {
    url: '/shared/typemodels/enums/:name',
    operationId: 'enumModel',
    policy: 'public',
    summary: 'One enumeration with its labels',
    params: NameParams,
    response: EnumModel,
    handler: ({ params }) => reference.enumModel(params.name),
  });
  route(app, 'reference', {
    url: '/shared/typemodels',
    operationId: 'typeModels',
    policy: 'public',
    summary: 'Field rules of all forms, by which programs can check input',
    response: Type.Array(TypeModel),
    handler: () => reference.typeModels(),
  });
  route(app, 'reference', {
    url: '/shared/typemodels/:name',
    operationId: 'typeModel',
    policy: 'public',
    summary: 'The fields, rules and labels of one form model',
    params: NameParams,
    response: TypeModel,
    handler: ({ params }) => reference.typeModel(params.name),
  });
  route(app, 'reference', {
    url: '/holidays',
    operationId: 'holidays',
    policy: 'public',
    summary: 'Official holidays of a Jalali year, by day; none of a year that is not known yet',
    query: HolidaysQuery,
    response: Type.Array(Holiday),
    handler: ({ query }) => reference.holidaysOf(query.year),
  });
  route(app, 'reference', {
    url: '/measurementquantities',
    operationId: 'measurementQuantities',
    policy: 'public',
    summary: 'Everything that can be measured, with its units; less than a hundred, by code',
    query: MeasurementQuantityQuery,
    response: Type.Array(MeasurementQuantity),
    handler: ({ query }) => reference.quantities(query),
  });
  route(app, 'reference', {
    url: '/measurementquantities/:id/units',
    operationId: 'quantityUnits',
    graph: 'unitsOfMeasurement',
    policy: 'public',
    summary: 'The units of a measurement quantity, the default first',
    params: QuantityParams,
    response: Type.Array(UnitOfMeasurement),
    handler: ({ params }) => reference.quantityUnits(params.id),
  });
  route(app, 'reference', {
    url: '/unitofmeasurements',
    operationId: 'unitsOfMeasurement',
    policy: 'public',
    summary: 'Units of measurement, all or by quantity or id',
    query: UnitQuery,
    response: Type.Array(UnitOfMeasurement),
    handler: ({ query }) => reference.unitsOfMeasurement(query),
  });
}
