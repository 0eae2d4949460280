import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import {
  DelegationParams,
  DelegationQuery,
  MerchantDelegation,
  MerchantDelegationPage,
} from './delegations.schemas.ts';
import type { Delegations } from './delegations.service.ts';

export function delegationRoutes(app: FastifyInstance, delegations: Delegations) {
  route(app, 'merchants', {
    url: '/merchantdelegations',
    operationId: 'merchantDelegations',
    policy: 'public',
    summary: 'Delegations the caller may see, those in force first',
    query: DelegationQuery,
    response: MerchantDelegationPage,
    handler: ({ query }) => delegations.delegations(query),
  });
  route(app, 'merchants', {
    url: '/merchantdelegations/:id',
    operationId: 'merchantDelegation',
    policy: 'public',
    summary: 'One delegation',
    params: DelegationParams,
    response: MerchantDelegation,
    handler: ({ params }) => delegations.delegation(params.id),
  });
}
