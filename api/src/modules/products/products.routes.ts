import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { nothing } from '../../platform/schema.ts';
import type { Matches } from './matches.service.ts';
import {
  AdminBaseProductPage,
  AdminBaseProductsQuery,
  BaseProductMatch,
  BaseProductMerge,
  BaseProductProposal,
  BaseProductProposalPatch,
  BaseProductVerdict,
  MatchQuery,
  NewBaseProduct,
  OwnBaseProduct,
  OwnBaseProductPage,
  OwnBaseProductsQuery,
  ProductParams,
  ProductStepQuery,
} from './products.schemas.ts';
import type { Products } from './products.service.ts';
import type { StaffProducts } from './staff-products.service.ts';

const PRODUCT = '/baseproducts/:id';

export function productRoutes(app: FastifyInstance, products: Products, matches: Matches, staff: StaffProducts) {
  readRoutes(app, products, matches);
  proposalRoutes(app, products);
  staffRoutes(app, staff);
}

function readRoutes(app: FastifyInstance, products: Products, matches: Matches) {
  route(app, 'products', {
    url: '/baseproducts/matches',
    operationId: 'baseProductMatches',
    graph: 'viewer.baseProductMatches',
    policy: 'user',
    summary: 'Base products that may be the one somebody means, with the reason, the best first; at most twenty',
    query: MatchQuery,
    response: Type.Array(BaseProductMatch),
    handler: ({ query }) => matches.matches(query),
  });
  route(app, 'products', {
    url: '/baseproducts/own',
    operationId: 'ownBaseProducts',
    graph: 'viewer.baseProducts',
    policy: 'user',
    summary: 'What an own company proposed, the latest first',
    query: OwnBaseProductsQuery,
    response: OwnBaseProductPage,
    handler: ({ actor, query }) => products.list(actor, query),
  });
  route(app, 'products', {
    url: `${PRODUCT}/own`,
    operationId: 'ownBaseProduct',
    graph: 'viewer.baseProduct',
    policy: 'user',
    summary: 'A base product in whatever state, for who proposed it or sells on it; null for others',
    params: ProductParams,
    response: OwnBaseProduct,
    handler: ({ actor, params }) => products.one(actor, params.id),
  });
}

function proposalRoutes(app: FastifyInstance, products: Products) {
  route(app, 'products', {
    method: 'POST',
    url: '/baseproducts',
    operationId: 'proposeBaseProduct',
    graph: 'viewer',
    policy: 'user',
    summary: 'Proposes a product that the catalogue lacks; staff decide',
    body: NewBaseProduct,
    response: OwnBaseProduct,
    rules: ({ actor, body }) => products.rules.propose(actor, body),
    idempotency: 'required',
    handler: ({ actor, body, once }) => products.propose(actor, body, once),
  });
  route(app, 'products', {
    method: 'PUT',
    url: PRODUCT,
    operationId: 'reproposeBaseProduct',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes a rejected proposal and proposes it again',
    params: ProductParams,
    body: BaseProductProposal,
    patch: {
      body: BaseProductProposalPatch,
      stored: ({ actor, params }) => products.storedProposal(actor, params.id),
    },
    response: OwnBaseProduct,
    rules: ({ actor, params }) => products.rules.proposeAnew(actor, params.id),
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => products.proposeAnew(actor, params.id, body, once),
  });
  route(app, 'products', {
    method: 'DELETE',
    url: PRODUCT,
    operationId: 'withdrawBaseProduct',
    graph: 'viewer',
    policy: 'user',
    summary: 'Takes a proposal back that waits and that no entry stands on',
    params: ProductParams,
    query: ProductStepQuery,
    response: nothing,
    handler: ({ actor, params, query }) => products.withdraw(actor, params.id, query.version),
  });
}

function staffRoutes(app: FastifyInstance, staff: StaffProducts) {
  const policy = { action: 'BASE_PRODUCTS_DECIDE' };
  route(app, 'products', {
    url: '/admin/baseproducts',
    operationId: 'adminBaseProducts',
    graph: 'staff.baseProducts',
    policy,
    summary: 'Base products that are proposed, decided, published or likely double',
    query: AdminBaseProductsQuery,
    response: AdminBaseProductPage,
    handler: ({ actor, query }) => staff.list(actor, query),
  });
  route(app, 'products', {
    method: 'PUT',
    url: '/admin/baseproducts/:id',
    operationId: 'decideBaseProduct',
    graph: 'staff',
    policy,
    summary: 'Publishes, mends or rejects a base product; nobody decides about an own company',
    params: ProductParams,
    body: BaseProductVerdict,
    response: OwnBaseProduct,
    rules: () => staff.rules(),
    handler: ({ actor, params, body, sender }) => staff.decide(actor, params.id, body, sender),
  });
  route(app, 'products', {
    method: 'POST',
    url: '/admin/baseproducts/:id/merge',
    operationId: 'mergeBaseProduct',
    graph: 'staff',
    policy,
    summary: 'Makes a base product one with another of its category; offers, savings and notes follow',
    params: ProductParams,
    body: BaseProductMerge,
    response: OwnBaseProduct,
    handler: ({ actor, params, body, sender }) => staff.merge(actor, params.id, body, sender),
  });
}
