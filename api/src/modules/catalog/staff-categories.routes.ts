import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import {
  CategoryChange,
  CategoryPatch,
  NewCategory,
  StaffCategory,
  StaffCategoryParams,
} from './staff-categories.schemas.ts';
import type { StaffCategories } from './staff-categories.service.ts';

const policy = { action: 'MASTERS_WRITE' };

export function staffCategoryRoutes(app: FastifyInstance, categories: StaffCategories) {
  route(app, 'catalog', {
    url: '/admin/categories',
    operationId: 'adminCategories',
    graph: 'staff.categories',
    policy,
    summary: 'The whole tree with what stands in it, retired categories too; by level and place',
    response: Type.Array(StaffCategory),
    handler: () => categories.list(),
  });
  route(app, 'catalog', {
    method: 'POST',
    url: '/admin/categories',
    operationId: 'createCategory',
    graph: 'staff',
    policy,
    summary: 'Adds a category below one that holds no products',
    body: NewCategory,
    response: StaffCategory,
    handler: ({ actor, body, sender }) => categories.create(actor, body, sender),
  });
  route(app, 'catalog', {
    method: 'PUT',
    url: '/admin/categories/:id',
    operationId: 'updateCategory',
    graph: 'staff',
    policy,
    summary: 'Changes name, place and activity of a category',
    params: StaffCategoryParams,
    body: CategoryChange,
    patch: {
      body: CategoryPatch,
      stored: ({ params }) => categories.one(params.id),
    },
    response: StaffCategory,
    handler: ({ actor, params, body, sender }) => categories.change(actor, params.id, body, sender),
  });
}
