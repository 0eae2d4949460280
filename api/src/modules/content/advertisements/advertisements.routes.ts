import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import { nothing } from '../../../platform/schema.ts';
import {
  Advertisement,
  AdvertisementArchival,
  AdvertisementChange,
  AdvertisementParams,
  AdvertisementPatch,
  AdvertisementsQuery,
  AdvertisementTarget,
  MOST_SLOTS,
  NewAdvertisement,
  StaffAdvertisement,
  StaffAdvertisementPage,
  StaffAdvertisementQuery,
} from './advertisements.schemas.ts';
import type { Advertisements } from './advertisements.service.ts';
import type { StaffAdvertisements } from './staff-advertisements.service.ts';

const policy = { action: 'CONTENT_WRITE' };

export function advertisementRoutes(app: FastifyInstance, advertisements: Advertisements) {
  route(app, 'content', {
    url: '/advertisements',
    operationId: 'advertisements',
    policy: 'public',
    summary: 'Advertisements that are shown now, at most one in each slot and the same for everybody',
    query: AdvertisementsQuery,
    response: Type.Array(Advertisement, { maxItems: MOST_SLOTS }),
    handler: ({ query }) => advertisements.shown(query),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/advertisements/:id/visit',
    operationId: 'countAdvertisementVisit',
    graph: 'viewer',
    policy: 'public',
    summary: 'Counts that an advertisement was seen, once for each visitor in half an hour',
    params: AdvertisementParams,
    response: nothing,
    handler: async ({ params, sender, visitor }) => advertisements.look(params.id, sender, await visitor()),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/advertisements/:id/click',
    operationId: 'countAdvertisementClick',
    graph: 'viewer',
    policy: 'public',
    summary:
      'Counts that an advertisement was followed, once for each visitor in half an hour, and tells where it leads',
    params: AdvertisementParams,
    response: AdvertisementTarget,
    handler: async ({ params, sender, visitor }) => advertisements.click(params.id, sender, await visitor()),
  });
}

export function staffAdvertisementRoutes(app: FastifyInstance, advertisements: StaffAdvertisements) {
  route(app, 'content', {
    url: '/admin/advertisements',
    operationId: 'adminAdvertisements',
    graph: 'staff.advertisements',
    policy,
    summary: 'All advertisements with how they fare, that which ends last first',
    query: StaffAdvertisementQuery,
    response: StaffAdvertisementPage,
    handler: ({ query }) => advertisements.list(query),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/admin/advertisements',
    operationId: 'createAdvertisement',
    graph: 'staff',
    policy,
    summary: 'Adds an advertisement for a slot and a time',
    body: NewAdvertisement,
    response: StaffAdvertisement,
    rules: ({ actor }) => advertisements.newRules(actor),
    handler: ({ actor, body, sender }) => advertisements.create(actor, body, sender),
  });
  route(app, 'content', {
    method: 'PUT',
    url: '/admin/advertisements/:id',
    operationId: 'updateAdvertisement',
    graph: 'staff',
    policy,
    summary: 'Changes an advertisement, or ends it',
    params: AdvertisementParams,
    body: AdvertisementChange,
    patch: { body: AdvertisementPatch, stored: ({ params }) => advertisements.whole(params.id) },
    response: StaffAdvertisement,
    rules: ({ actor, params }) => advertisements.changeRules(actor, params.id),
    handler: ({ actor, params, body, sender }) => advertisements.change(actor, params.id, body, sender),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/admin/advertisements/:id/archive',
    operationId: 'archiveAdvertisement',
    graph: 'staff',
    policy,
    summary: 'Takes an advertisement away for good; its figures stay',
    params: AdvertisementParams,
    body: AdvertisementArchival,
    response: StaffAdvertisement,
    handler: ({ actor, params, body, sender }) => advertisements.archive(actor, params.id, body, sender),
  });
}
