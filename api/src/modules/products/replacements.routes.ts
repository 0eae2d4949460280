import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { CategoryReplacement, ReplaceCategory, ReplacedParams, ReplacementsQuery } from './replacements.schemas.ts';
import type { Replacements } from './replacements.service.ts';

const policy = { action: 'MASTERS_WRITE' };

export function replacementRoutes(app: FastifyInstance, replacements: Replacements) {
  route(app, 'products', {
    url: '/admin/categories/replacements',
    operationId: 'categoryReplacements',
    graph: 'staff.categoryReplacements',
    policy,
    summary:
      'How far replacements of categories are: those that run or stand still, and what was done in the last week',
    query: ReplacementsQuery,
    response: Type.Array(CategoryReplacement),
    handler: ({ query }) => replacements.list(query),
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
