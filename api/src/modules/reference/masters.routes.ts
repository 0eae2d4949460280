import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import {
  HolidayYear,
  HolidayYearChange,
  HolidayYearParams,
  NewMeasurementQuantity,
  NewUnit,
} from './masters.schemas.ts';
import type { Masters } from './masters.service.ts';
import { MeasurementQuantity, UnitOfMeasurement } from './reference.schemas.ts';

const policy = { action: 'MASTERS_WRITE' };

export function masterRoutes(app: FastifyInstance, masters: Masters) {
  route(app, 'reference', {
    url: '/admin/holidays/:year',
    operationId: 'holidayYear',
    graph: 'staff.holidayYear',
    policy,
    summary: 'The holidays of a Jalali year with their version',
    params: HolidayYearParams,
    response: HolidayYear,
    handler: ({ params }) => masters.holidayYear(params.year),
  });
  route(app, 'reference', {
    method: 'PUT',
    url: '/admin/holidays/:year',
    operationId: 'updateHolidays',
    graph: 'staff',
    policy,
    summary: 'Writes all holidays of a Jalali year; deadlines count with them at once',
    params: HolidayYearParams,
    body: HolidayYearChange,
    response: HolidayYear,
    rules: ({ params }) => masters.rules.holidays(params.year),
    handler: ({ actor, params, body, sender }) => masters.updateHolidays(actor, params.year, body, sender),
  });
  route(app, 'reference', {
    method: 'POST',
    url: '/admin/measurementquantities',
    operationId: 'createMeasurementQuantity',
    graph: 'staff',
    policy,
    summary: 'Makes something new measurable, with its base unit',
    body: NewMeasurementQuantity,
    response: MeasurementQuantity,
    rules: () => masters.rules.quantity,
    handler: ({ actor, body, sender }) => masters.createQuantity(actor, body, sender),
  });
  route(app, 'reference', {
    method: 'POST',
    url: '/admin/unitofmeasurements',
    operationId: 'createUnit',
    graph: 'staff',
    policy,
    summary: 'Adds a unit to a quantity; its factor and offset never change afterwards',
    body: NewUnit,
    response: UnitOfMeasurement,
    rules: () => masters.rules.unit,
    handler: ({ actor, body, sender }) => masters.createUnit(actor, body, sender),
  });
}
