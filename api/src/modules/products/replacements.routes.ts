import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { CategoryReplacement, ReplaceCategory, ReplacedParams, ReplacementQuery } from './replacements.schemas.ts';
import type { Replacements } from './replacements.service.ts';

const policy = { action: 'MASTERS_WRITE' };

export function replacementRoutes(app: FastifyInstance, replacements: Replacements) {
  route(app, 'products', {
    url: '/admin/categories/replacement',
    operationId: 'categoryReplacement',
    graph: 'staff.categoryReplacement',
    policy,
    summary: 'How far the replacement of a category is; nothing when none was begun',
    query: ReplacementQuery,
    response: CategoryReplacement,
    isOptional: true,
    handler: ({ query }) => replacements.last(query.categoryId),
  });
  route(app, 'products', {
    method: 'POST',
    url: '/admin/categories/:id/replace',
    operationId: 'replaceCategory',
    graph: 'staff',
    policy,
    summary: 'Counts what would go to another category; with what was counted, has it go there',
    params: ReplacedParams,
    body: ReplaceCategory,
    response: CategoryReplacement,
    handler: ({ actor, params, body, sender }) => replacements.replace(actor, params.id, body, sender),
  });
}
