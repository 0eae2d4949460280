import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import { object, pagingQuery } from '../../../platform/schema.ts';
import { OnePageParams, PageParams } from './pages.schemas.ts';
import {
  AdminPageQuery,
  AdminPagesQuery,
  NewPage,
  OwnPage,
  OwnPagePage,
  PageArchiving,
  PageChange,
  PagePatch,
  PagePublishing,
  PageReturn,
  PageStep,
  PageVersionPage,
  PreviewLink,
} from './page-writing.schemas.ts';
import type { StaffPages } from './staff-pages.service.ts';

const policy = { action: 'CONTENT_WRITE' };

export function staffPageRoutes(app: FastifyInstance, pages: StaffPages) {
  readingRoutes(app, pages);
  writingRoutes(app, pages);
  stepRoutes(app, pages);
}

function readingRoutes(app: FastifyInstance, pages: StaffPages) {
  route(app, 'content', {
    url: '/admin/pages',
    operationId: 'adminPages',
    graph: 'staff.pages',
    policy,
    summary: 'Pages in whatever state, the last changed first',
    query: AdminPagesQuery,
    response: OwnPagePage,
    handler: ({ actor, query }) => pages.list(actor, query),
  });
  route(app, 'content', {
    url: '/admin/pages/:id',
    operationId: 'adminPage',
    graph: 'staff.page',
    policy,
    summary: 'One page as it is worked on, or an earlier version of it',
    params: OnePageParams,
    query: AdminPageQuery,
    response: OwnPage,
    handler: ({ actor, params, query }) => pages.one(actor, params.id, query.contentVersion),
  });
  route(app, 'content', {
    url: '/admin/pages/:id/versions',
    operationId: 'adminPageVersions',
    graph: 'staff.pageVersions',
    policy,
    summary: 'Versions of a page with the blocks in which each differs from the one before',
    params: PageParams,
    query: object(pagingQuery),
    response: PageVersionPage,
    handler: ({ params, query }) => pages.versions(params.id, query),
  });
}

function writingRoutes(app: FastifyInstance, pages: StaffPages) {
  route(app, 'content', {
    method: 'POST',
    url: '/admin/pages',
    operationId: 'createPage',
    graph: 'staff',
    policy,
    summary: 'Begins a page as a draft',
    body: NewPage,
    response: OwnPage,
    rules: ({ actor }) => pages.newRules(actor),
    handler: ({ actor, body, sender }) => pages.create(actor, body, sender),
  });
  route(app, 'content', {
    method: 'PUT',
    url: '/admin/pages/:id',
    operationId: 'updatePage',
    graph: 'staff',
    policy,
    summary: 'Writes another version of a draft; a published page stays as it is beside it',
    params: PageParams,
    body: PageChange,
    patch: { body: PagePatch, stored: ({ params }) => pages.stored(params.id) },
    response: OwnPage,
    rules: ({ actor, params }) => pages.changeRules(actor, params.id),
    handler: ({ actor, params, body, sender }) => pages.change(actor, params.id, body, sender),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/admin/pages/:id/preview-link',
    operationId: 'createPreviewLink',
    graph: 'staff',
    policy,
    summary: 'Makes a link by which anybody reads this version for 30 minutes',
    params: PageParams,
    response: PreviewLink,
    handler: ({ actor, params }) => pages.previewLink(actor, params.id),
  });
}

function stepRoutes(app: FastifyInstance, pages: StaffPages) {
  const common = { method: 'POST', graph: 'staff', policy, params: PageParams, response: OwnPage } as const;
  route(app, 'content', {
    ...common,
    url: '/admin/pages/:id/submit',
    operationId: 'submitPage',
    summary: 'Hands a draft of the caller in for review by another editor',
    body: PageStep,
    handler: ({ actor, params, body, sender }) => pages.submit(actor, params.id, body, sender),
  });
  route(app, 'content', {
    ...common,
    url: '/admin/pages/:id/withdraw',
    operationId: 'withdrawPage',
    summary: 'Takes a page of the caller back from review',
    body: PageStep,
    handler: ({ actor, params, body, sender }) => pages.withdraw(actor, params.id, body, sender),
  });
  route(app, 'content', {
    ...common,
    url: '/admin/pages/:id/publish',
    operationId: 'publishPage',
    summary: 'Publishes a page that another editor wrote, now or at a time',
    body: PagePublishing,
    handler: ({ actor, params, body, sender }) => pages.publish(actor, params.id, body, sender),
  });
  route(app, 'content', {
    ...common,
    url: '/admin/pages/:id/return',
    operationId: 'returnPage',
    summary: 'Sends a page back to its author with a reason',
    body: PageReturn,
    handler: ({ actor, params, body, sender }) => pages.returned(actor, params.id, body, sender),
  });
  route(app, 'content', {
    ...common,
    url: '/admin/pages/:id/archive',
    operationId: 'archivePage',
    summary: 'Takes a published page off the site, with a path in its place if wanted',
    body: PageArchiving,
    handler: ({ actor, params, body, sender }) => pages.archive(actor, params.id, body, sender),
  });
  route(app, 'content', {
    ...common,
    url: '/admin/pages/:id/restore',
    operationId: 'restorePage',
    summary: 'Makes a draft of a planned or an archived page',
    body: PageStep,
    handler: ({ actor, params, body, sender }) => pages.restore(actor, params.id, body, sender),
  });
}
