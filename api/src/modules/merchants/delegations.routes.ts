import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { AddressPart, Addresses, AddressesQuery } from '../../platform/address-parts.ts';
import { route } from '../../platform/route.ts';
import {
  DelegationCheck,
  DelegationCodeQuery,
  DelegationParams,
  DelegationQuery,
  MerchantDelegation,
  MerchantDelegationPage,
} from './delegations.schemas.ts';
import type { Delegations } from './delegations.service.ts';

/** Codes are not to be guessed. */
const CHECKS_A_MINUTE = 20;

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
    url: '/merchantdelegations/address-parts',
    operationId: 'merchantDelegationAddressParts',
    graph: 'none',
    policy: 'public',
    summary: 'Parts in which the addresses of all suppliers with delegations are given',
    response: Type.Array(AddressPart),
    handler: () => delegations.addresses.parts(),
  });
  route(app, 'merchants', {
    url: '/merchantdelegations/addresses',
    operationId: 'merchantDelegationAddresses',
    graph: 'none',
    policy: 'public',
    summary: 'One part of the addresses of all suppliers with delegations, for the sitemap',
    query: AddressesQuery,
    response: Addresses,
    handler: ({ query }) => delegations.addresses.part(query.partNumber),
  });
  route(app, 'merchants', {
    url: '/merchantdelegations/verify',
    operationId: 'delegationCheck',
    policy: 'public',
    perMinute: CHECKS_A_MINUTE,
    summary: 'What the code of a delegation stands for, and whether it holds at this second',
    query: DelegationCodeQuery,
    response: DelegationCheck,
    handler: ({ query }) => delegations.check(query.code),
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
