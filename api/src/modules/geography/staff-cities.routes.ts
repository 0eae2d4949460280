import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { CityChange, CityParams, NewCity, StaffCity, StaffCityPage, StaffCityQuery } from './staff-cities.schemas.ts';
import type { StaffCities } from './staff-cities.service.ts';

const policy = { action: 'MASTERS_WRITE' };

export function staffCityRoutes(app: FastifyInstance, cities: StaffCities) {
  route(app, 'geography', {
    url: '/admin/cities',
    operationId: 'adminCities',
    graph: 'staff.cities',
    policy,
    summary: 'Cities with their versions, by province and name',
    query: StaffCityQuery,
    response: StaffCityPage,
    handler: ({ query }) => cities.list(query),
  });
  route(app, 'geography', {
    method: 'POST',
    url: '/admin/cities',
    operationId: 'createCity',
    graph: 'staff',
    policy,
    summary: 'Adds a city to a province',
    body: NewCity,
    response: StaffCity,
    handler: ({ actor, body, sender }) => cities.create(actor, body, sender),
  });
  route(app, 'geography', {
    method: 'PUT',
    url: '/admin/cities/:id',
    operationId: 'updateCity',
    graph: 'staff',
    policy,
    summary: 'Gives a city another name',
    params: CityParams,
    body: CityChange,
    response: StaffCity,
    handler: ({ actor, params, body, sender }) => cities.rename(actor, params.id, body, sender),
  });
}
