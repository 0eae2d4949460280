import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import {
  ByPageTypeQuery,
  ContentType,
  ContentTypeChange,
  ContentTypeParams,
  ContentTypePatch,
  ContentTypesQuery,
  NewContentType,
} from './types.schemas.ts';
import type { ContentTypes } from './types.service.ts';

const policy = { action: 'CONTENT_WRITE' };

export function contentTypeRoutes(app: FastifyInstance, types: ContentTypes) {
  route(app, 'content', {
    url: '/contenttypes/tree',
    operationId: 'contentTypes',
    policy: 'public',
    summary: 'Active content types as trees, one for each root',
    response: Type.Array(ContentType),
    handler: () => types.roots(),
  });
  route(app, 'content', {
    url: '/contenttypes/by-page-type',
    operationId: 'contentTypesByPageType',
    policy: 'public',
    summary: 'Active content types whose pages are of a type',
    query: ByPageTypeQuery,
    response: Type.Array(ContentType),
    handler: ({ query }) => types.byPageType(query.pageType),
  });
  route(app, 'content', {
    url: '/contenttypes',
    operationId: 'contentTypesByIds',
    graph: 'join',
    policy: 'public',
    summary: 'Content types by their ids',
    query: ContentTypesQuery,
    response: Type.Array(ContentType),
    handler: ({ query }) => types.byIds(query.ids),
  });
  route(app, 'content', {
    url: '/contenttypes/:id/breadcrumb',
    operationId: 'contentTypeBreadcrumb',
    graph: 'ContentType.breadcrumb',
    policy: 'public',
    summary: 'The way from the root to the content type, root first',
    params: ContentTypeParams,
    response: Type.Array(ContentType),
    handler: ({ params }) => types.breadcrumb(params.id),
  });
  route(app, 'content', {
    url: '/admin/contenttypes',
    operationId: 'adminContentTypes',
    graph: 'staff.contentTypes',
    policy,
    summary: 'All content types as trees, inactive ones too',
    response: Type.Array(ContentType),
    handler: () => types.all(),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/admin/contenttypes',
    operationId: 'createContentType',
    graph: 'staff',
    policy,
    summary: 'Adds a content type',
    body: NewContentType,
    response: ContentType,
    handler: ({ actor, body, sender }) => types.create(actor, body, sender),
  });
  route(app, 'content', {
    method: 'PUT',
    url: '/admin/contenttypes/:id',
    operationId: 'updateContentType',
    graph: 'staff',
    policy,
    summary: 'Changes title, place and activity of a content type',
    params: ContentTypeParams,
    body: ContentTypeChange,
    patch: { body: ContentTypePatch, stored: ({ params }) => types.stored(params.id) },
    response: ContentType,
    handler: ({ actor, params, body, sender }) => types.change(actor, params.id, body, sender),
  });
}
