import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import { nothing } from '../../../platform/schema.ts';
import {
  HelpEntry,
  HelpIdsQuery,
  HelpParams,
  HelpPatch,
  HelpQuery,
  HelpScreen,
  HelpTopic,
  HelpWriting,
} from './help.schemas.ts';
import type { Help } from './help.service.ts';

export function helpRoutes(app: FastifyInstance, help: Help) {
  staffRoutes(app, help);
  route(app, 'content', {
    url: '/helpsystems/byfrontuniqueid',
    operationId: 'helpEntry',
    policy: 'public',
    summary: 'Help of one screen, also of those that want a login',
    query: HelpQuery,
    response: HelpEntry,
    handler: ({ query }) => help.entry(query.frontUniqueId),
  });
  route(app, 'content', {
    url: '/helpsystems/by-ids',
    operationId: 'helpEntriesByIds',
    graph: 'join',
    policy: 'public',
    summary: 'Help entries by their ids',
    query: HelpIdsQuery,
    response: Type.Array(HelpEntry),
    handler: ({ query }) => help.byIds(query),
  });
  route(app, 'content', {
    url: '/helpsystems',
    operationId: 'helpTopics',
    policy: 'public',
    summary: 'Screens that have help, in the order of the site',
    response: Type.Array(HelpTopic),
    handler: () => help.topics(),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/helpsystems/:frontUniqueId/visit',
    operationId: 'countHelpVisit',
    policy: 'public',
    summary: 'Counts that help was opened, once for each visitor in half an hour',
    params: HelpParams,
    response: nothing,
    handler: async ({ params, sender, visitor }) => help.look(params.frontUniqueId, sender, await visitor()),
  });
}

function staffRoutes(app: FastifyInstance, help: Help) {
  const policy = { action: 'CONTENT_WRITE' };
  route(app, 'content', {
    url: '/admin/helpsystems',
    operationId: 'adminHelpScreens',
    graph: 'staff.helpScreens',
    policy,
    summary: 'All screens of the site with their help, those without help among them',
    response: Type.Array(HelpScreen),
    handler: () => help.screens(),
  });
  route(app, 'content', {
    method: 'PUT',
    url: '/admin/helpsystems/:frontUniqueId',
    operationId: 'saveHelpEntry',
    graph: 'staff',
    policy,
    summary: 'Writes the help of a screen, which has none without a version',
    params: HelpParams,
    body: HelpWriting,
    patch: { body: HelpPatch, stored: ({ params }) => help.stored(params.frontUniqueId) },
    response: HelpScreen,
    rules: () => help.rules,
    handler: ({ actor, params, body, sender }) => help.write(actor, params.frontUniqueId, body, sender),
  });
}
