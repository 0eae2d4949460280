import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import {
  ContentLabel,
  ContentLabelChange,
  ContentLabelPage,
  ContentLabelParams,
  ContentLabelPatch,
  ContentLabelsQuery,
  NewContentLabel,
} from './labels.schemas.ts';
import type { ContentLabels } from './labels.service.ts';

const policy = { action: 'CONTENT_WRITE' };

export function labelRoutes(app: FastifyInstance, labels: ContentLabels) {
  route(app, 'content', {
    url: '/contentlabels',
    operationId: 'contentLabels',
    policy: 'public',
    summary: 'Labels with the number of published pages, by title',
    query: ContentLabelsQuery,
    response: ContentLabelPage,
    handler: ({ query }) => labels.list(query),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/admin/contentlabels',
    operationId: 'createContentLabel',
    graph: 'staff',
    policy,
    summary: 'Adds a word by which readers find pages',
    body: NewContentLabel,
    response: ContentLabel,
    handler: ({ actor, body, sender }) => labels.create(actor, body, sender),
  });
  route(app, 'content', {
    method: 'PUT',
    url: '/admin/contentlabels/:id',
    operationId: 'updateContentLabel',
    graph: 'staff',
    policy,
    summary: 'Renames a label, or merges it into another one, which is answered then',
    params: ContentLabelParams,
    body: ContentLabelChange,
    patch: { body: ContentLabelPatch, stored: ({ params }) => labels.stored(params.id) },
    response: ContentLabel,
    handler: ({ actor, params, body, sender }) => labels.change(actor, params.id, body, sender),
  });
}
