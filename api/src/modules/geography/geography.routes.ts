import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import {
  CityPage,
  CityQuery,
  CountryPage,
  CountryQuery,
  StatePage,
  StateQuery,
  UrbanArea,
  UrbanAreaQuery,
} from './geography.schemas.ts';
import type { Geography } from './geography.service.ts';

export function geographyRoutes(app: FastifyInstance, geography: Geography) {
  route(app, 'geography', {
    url: '/countries/filter',
    operationId: 'countries',
    policy: 'public',
    summary: 'Countries by ids or name, the market’s own first, then by name',
    query: CountryQuery,
    response: CountryPage,
    handler: ({ query }) => geography.countries(query),
  });
  route(app, 'geography', {
    url: '/states/filter',
    operationId: 'states',
    policy: 'public',
    summary: 'Provinces by ids, country or name, sorted by name',
    query: StateQuery,
    response: StatePage,
    handler: ({ query }) => geography.states(query),
  });
  route(app, 'geography', {
    url: '/cities/filter',
    operationId: 'cities',
    policy: 'public',
    summary: 'Cities by ids, province or name, sorted by province, the capital of each first, then by name',
    query: CityQuery,
    response: CityPage,
    handler: ({ query }) => geography.cities(query),
  });
  route(app, 'geography', {
    url: '/urbanareas',
    operationId: 'urbanAreas',
    policy: 'public',
    summary: 'The municipal districts of a city; empty where none are told apart',
    query: UrbanAreaQuery,
    response: Type.Array(UrbanArea),
    handler: ({ query }) => geography.urbanAreas(query.cityId),
  });
}
