import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import {
  AdminMerchantPage,
  AdminMerchantQuery,
  MerchantChange,
  MerchantPatch,
  MerchantNameCheck,
  MerchantParams,
  MerchantStep,
  MerchantVerdict,
  NameCheckQuery,
  NewMerchant,
  OwnMerchant,
  SaleCitiesChange,
  SaleSettingChange,
  SaleSettingPatch,
  VacationChange,
  VacationPatch,
} from './own-merchants.schemas.ts';
import type { OwnMerchants } from './own-merchants.service.ts';
import type { StaffMerchants } from './staff-merchants.service.ts';

const MERCHANT = '/merchants/:id';
const NAME_CHECKS_A_MINUTE = 30;

export function ownMerchantRoutes(app: FastifyInstance, merchants: OwnMerchants, staff: StaffMerchants) {
  readingRoutes(app, merchants);
  writingRoutes(app, merchants);
  sellingRoutes(app, merchants);
  staffRoutes(app, staff);
}

function readingRoutes(app: FastifyInstance, merchants: OwnMerchants) {
  route(app, 'merchants', {
    url: '/merchants/own',
    operationId: 'ownMerchants',
    graph: 'viewer.merchants',
    policy: 'user',
    summary: 'Selling accounts of the own companies with state and what is missing',
    response: Type.Array(OwnMerchant),
    handler: ({ actor }) => merchants.list(actor),
  });
  route(app, 'merchants', {
    url: '/merchants/is-valid-name',
    operationId: 'merchantNameCheck',
    graph: 'viewer.merchantNameCheck',
    policy: 'user',
    perMinute: NAME_CHECKS_A_MINUTE,
    summary: 'Whether a merchant may be called so, and free names like it',
    query: NameCheckQuery,
    response: MerchantNameCheck,
    handler: ({ actor, query }) => merchants.checkName(actor, query),
  });
}

function writingRoutes(app: FastifyInstance, merchants: OwnMerchants) {
  route(app, 'merchants', {
    method: 'POST',
    url: '/merchants',
    operationId: 'createMerchant',
    graph: 'viewer',
    policy: 'user',
    summary: 'Begins a selling account for an own company, as a draft',
    body: NewMerchant,
    response: OwnMerchant,
    rules: ({ actor, body }) => merchants.rules.create(actor, body),
    idempotency: 'required',
    handler: ({ actor, body, once }) => merchants.create(actor, body, once),
  });
  route(app, 'merchants', {
    method: 'PUT',
    url: MERCHANT,
    operationId: 'updateMerchant',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes what a selling account says of itself; a confirmed one is renamed by owners, once in 90 days',
    params: MerchantParams,
    body: MerchantChange,
    patch: {
      body: MerchantPatch,
      stored: ({ actor, params }) => merchants.one(actor, params.id),
    },
    response: OwnMerchant,
    rules: ({ actor, params }) => merchants.rules.change(actor, params.id),
    handler: ({ actor, params, body }) => merchants.change(actor, params.id, body),
  });
  route(app, 'merchants', {
    method: 'POST',
    url: `${MERCHANT}/submit`,
    operationId: 'submitMerchant',
    graph: 'viewer',
    policy: 'user',
    summary: 'Hands a draft or a rejected account in for confirmation',
    params: MerchantParams,
    body: MerchantStep,
    response: OwnMerchant,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => merchants.submit(actor, params.id, body, once),
  });
  route(app, 'merchants', {
    method: 'POST',
    url: `${MERCHANT}/withdraw`,
    operationId: 'withdrawMerchant',
    graph: 'viewer',
    policy: 'user',
    summary: 'Takes an account back that waits for confirmation',
    params: MerchantParams,
    body: MerchantStep,
    response: OwnMerchant,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => merchants.withdraw(actor, params.id, body, once),
  });
  route(app, 'merchants', {
    method: 'POST',
    url: `${MERCHANT}/close`,
    operationId: 'closeMerchant',
    graph: 'viewer',
    policy: 'user',
    summary: 'Closes an account for good, once no agency of it is in force; its offers leave the market',
    params: MerchantParams,
    body: MerchantStep,
    response: OwnMerchant,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => merchants.close(actor, params.id, body, once),
  });
}

function sellingRoutes(app: FastifyInstance, merchants: OwnMerchants) {
  route(app, 'merchants', {
    method: 'PUT',
    url: `${MERCHANT}/vacation`,
    operationId: 'updateMerchantVacation',
    graph: 'viewer',
    policy: 'user',
    summary: 'Says when a merchant answers nobody, or that it does again',
    params: MerchantParams,
    body: VacationChange,
    patch: {
      body: VacationPatch,
      stored: ({ actor, params }) => merchants.one(actor, params.id),
    },
    response: OwnMerchant,
    rules: ({ actor, params }) => merchants.rules.vacation(actor, params.id),
    handler: ({ actor, params, body }) => merchants.setVacation(actor, params.id, body),
  });
  route(app, 'merchants', {
    method: 'PUT',
    url: `${MERCHANT}/sale-setting`,
    operationId: 'updateSaleSetting',
    graph: 'viewer',
    policy: 'user',
    summary: 'Says how a merchant sells: delivery, payment, hours of work',
    params: MerchantParams,
    body: SaleSettingChange,
    patch: {
      body: SaleSettingPatch,
      stored: async ({ actor, params }) => (await merchants.one(actor, params.id)).saleSetting ?? {},
    },
    response: OwnMerchant,
    rules: ({ actor, params }) => merchants.rules.saleSetting(actor, params.id),
    handler: ({ actor, params, body }) => merchants.changeSaleSetting(actor, params.id, body),
  });
  route(app, 'merchants', {
    method: 'PUT',
    url: `${MERCHANT}/sale-cities`,
    operationId: 'updateSaleCities',
    graph: 'viewer',
    policy: 'user',
    summary: 'Says in which cities a merchant sells; none: in the whole country',
    params: MerchantParams,
    body: SaleCitiesChange,
    response: OwnMerchant,
    rules: ({ actor, params }) => merchants.rules.saleCities(actor, params.id),
    handler: ({ actor, params, body }) => merchants.changeSaleCities(actor, params.id, body),
  });
}

function staffRoutes(app: FastifyInstance, staff: StaffMerchants) {
  const policy = { action: 'SELLERS_DECIDE' };
  route(app, 'merchants', {
    url: '/admin/merchants',
    operationId: 'adminMerchants',
    graph: 'staff.merchants',
    policy,
    summary: 'Selling accounts in every state, those that wait first',
    query: AdminMerchantQuery,
    response: AdminMerchantPage,
    handler: ({ actor, query }) => staff.queue(actor, query),
  });
  route(app, 'merchants', {
    method: 'PUT',
    url: '/admin/merchants/:id',
    operationId: 'decideMerchant',
    graph: 'staff',
    policy,
    summary: 'Confirms, rejects, suspends or restores a selling account; nobody decides about an own company',
    params: MerchantParams,
    body: MerchantVerdict,
    rules: () => staff.rules,
    response: OwnMerchant,
    handler: ({ actor, params, body, sender }) => staff.decide(actor, params.id, body, sender),
  });
}
