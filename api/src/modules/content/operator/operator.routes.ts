import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import { SiteOperator, SiteOperatorChange, SiteOperatorPatch, StaffSiteOperator } from './operator.schemas.ts';
import type { Operator } from './operator.service.ts';

const policy = { action: 'CONTENT_WRITE' };

export function operatorRoutes(app: FastifyInstance, operator: Operator) {
  route(app, 'content', {
    url: '/siteoperator',
    operationId: 'siteOperator',
    policy: 'public',
    summary: 'Who runs the site, and how to reach them',
    response: SiteOperator,
    isOptional: true,
    handler: () => operator.shown(),
  });
  route(app, 'content', {
    url: '/admin/siteoperator',
    operationId: 'adminSiteOperator',
    graph: 'staff.siteOperator',
    policy,
    summary: 'Who runs the site, with the version',
    response: StaffSiteOperator,
    handler: () => operator.forStaff(),
  });
  route(app, 'content', {
    method: 'PUT',
    url: '/admin/siteoperator',
    operationId: 'updateSiteOperator',
    graph: 'staff',
    policy,
    summary: 'Writes who runs the site; it stands on every page at once',
    body: SiteOperatorChange,
    patch: { body: SiteOperatorPatch, stored: () => operator.stored() },
    response: StaffSiteOperator,
    handler: ({ actor, body, sender }) => operator.write(actor, body, sender),
  });
}
