import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import { OnePageParams, Page, PageParams, PreviewQuery } from './pages.schemas.ts';
import {
  NewOwnPage,
  OwnPage,
  OwnPageChange,
  OwnPagePatch,
  OwnPagePage,
  OwnPagesQuery,
  PageArchiving,
  PageStep,
} from './page-writing.schemas.ts';
import type { OwnPages } from './own-pages.service.ts';
import type { Previews } from './preview.service.ts';

export function ownPageRoutes(app: FastifyInstance, pages: OwnPages, previews: Previews) {
  readingRoutes(app, pages, previews);
  writingRoutes(app, pages);
  stepRoutes(app, pages);
}

function readingRoutes(app: FastifyInstance, pages: OwnPages, previews: Previews) {
  route(app, 'content', {
    url: '/pages/:id/preview',
    operationId: 'pagePreview',
    policy: 'public',
    isForOne: true,
    summary: 'A page being edited, for anyone with a link to that version, its editors and its seller',
    params: OnePageParams,
    query: PreviewQuery,
    response: Page,
    handler: ({ params, query, visitor }) => previews.preview(params.id, query.token, visitor),
  });
  route(app, 'content', {
    url: '/pages/own',
    operationId: 'ownPages',
    graph: 'viewer.ownPages',
    policy: 'user',
    summary: 'Pages of the suppliers for which the viewer writes, the last changed first',
    query: OwnPagesQuery,
    response: OwnPagePage,
    handler: ({ actor, query }) => pages.list(actor, query),
  });
  route(app, 'content', {
    url: '/pages/:id/draft',
    operationId: 'ownPage',
    graph: 'viewer.ownPage',
    policy: 'user',
    summary: 'One page of a supplier for which the viewer writes, as it is worked on',
    params: OnePageParams,
    response: OwnPage,
    handler: ({ actor, params }) => pages.one(actor, params.id),
  });
}

function writingRoutes(app: FastifyInstance, pages: OwnPages) {
  route(app, 'content', {
    method: 'POST',
    url: '/pages',
    operationId: 'createOwnPage',
    graph: 'viewer',
    policy: 'user',
    summary: 'Begins an article of a supplier as a draft',
    body: NewOwnPage,
    response: OwnPage,
    rules: ({ actor, body }) => pages.newRules(actor, body.supplierId),
    handler: ({ actor, body }) => pages.create(actor, body),
  });
  route(app, 'content', {
    method: 'PUT',
    url: '/pages/:id',
    operationId: 'updateOwnPage',
    graph: 'viewer',
    policy: 'user',
    summary: 'Writes another version of an article of a supplier',
    params: PageParams,
    body: OwnPageChange,
    patch: { body: OwnPagePatch, stored: ({ actor, params }) => pages.stored(actor, params.id) },
    response: OwnPage,
    rules: ({ actor, params }) => pages.changeRules(actor, params.id),
    handler: ({ actor, params, body, sender }) => pages.change(actor, params.id, body, sender),
  });
}

function stepRoutes(app: FastifyInstance, pages: OwnPages) {
  const common = { method: 'POST', graph: 'viewer', policy: 'user', params: PageParams, response: OwnPage } as const;
  route(app, 'content', {
    ...common,
    url: '/pages/:id/submit',
    operationId: 'submitOwnPage',
    summary: 'Hands an article of a supplier in for review',
    body: PageStep,
    handler: ({ actor, params, body, sender }) => pages.submit(actor, params.id, body, sender),
  });
  route(app, 'content', {
    ...common,
    url: '/pages/:id/withdraw',
    operationId: 'withdrawOwnPage',
    summary: 'Takes an article of a supplier back from review',
    body: PageStep,
    handler: ({ actor, params, body, sender }) => pages.withdraw(actor, params.id, body, sender),
  });
  route(app, 'content', {
    ...common,
    url: '/pages/:id/archive',
    operationId: 'archiveOwnPage',
    summary: 'Takes a published article of a supplier off the site',
    body: PageArchiving,
    handler: ({ actor, params, body, sender }) => pages.archive(actor, params.id, body, sender),
  });
}
