import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { SaleCities, SaleCityQuery } from './geography.schemas.ts';
import type { SaleCitiesService } from './sale-cities.service.ts';

export function saleCityRoutes(app: FastifyInstance, sales: SaleCitiesService) {
  route(app, 'geography', {
    url: '/salecities',
    operationId: 'saleCities',
    policy: 'public',
    summary: 'Where a merchant, or one offer, is sold; give one of the two ids',
    query: SaleCityQuery,
    response: SaleCities,
    handler: ({ query }) => sales.saleCities(query),
  });
}
