import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import {
  StaffWebsiteMenu,
  WebsiteMenuBranch,
  WebsiteMenuChange,
  WebsiteMenuParams,
  WebsiteMenuQuery,
} from './menus.schemas.ts';
import type { Menus } from './menus.service.ts';

const policy = { action: 'CONTENT_WRITE' };

export function menuRoutes(app: FastifyInstance, menus: Menus) {
  route(app, 'content', {
    url: '/websitemenus/tree',
    operationId: 'websiteMenu',
    policy: 'public',
    summary: 'The menu of a platform, without what leads nowhere; nothing of one that nobody wrote yet',
    query: WebsiteMenuQuery,
    response: Type.Array(WebsiteMenuBranch),
    handler: ({ query }) => menus.tree(query.platform ?? 'WEB'),
  });
  route(app, 'content', {
    url: '/admin/websitemenus',
    operationId: 'adminWebsiteMenus',
    graph: 'staff.websiteMenus',
    policy,
    summary: 'The menus as they are edited, with what leads nowhere',
    response: Type.Array(StaffWebsiteMenu),
    handler: () => menus.list(),
  });
  route(app, 'content', {
    method: 'PUT',
    url: '/admin/websitemenus/:platform',
    operationId: 'updateWebsiteMenu',
    graph: 'staff',
    policy,
    summary: 'Writes the whole menu of a platform; every target is looked at',
    params: WebsiteMenuParams,
    body: WebsiteMenuChange,
    response: StaffWebsiteMenu,
    rules: () => menus.rules,
    handler: ({ actor, params, body, sender }) => menus.write(actor, params.platform, body, sender),
  });
}
