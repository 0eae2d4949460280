import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import {
  ByCategoryQuery,
  ByContentTypeQuery,
  ByLabelQuery,
  ByNameQuery,
  ByPageTypeListQuery,
  BySupplierQuery,
  ContentTypePages,
  HasContent,
  HasContentQuery,
  LabelPages,
  LikeChange,
  OnePageParams,
  Page,
  PageLike,
  PageLikesQuery,
  PagePage,
  PageParams,
  PagesByIdsQuery,
  PlatformQuery,
  RelatedPages,
  RelatedPagesQuery,
} from './pages.schemas.ts';
import type { Pages } from './pages.service.ts';

export function pageRoutes(app: FastifyInstance, pages: Pages) {
  listRoutes(app, pages);
  joinRoutes(app, pages);
  likeRoutes(app, pages);
  route(app, 'content', {
    url: '/pages/:id/by-platform',
    operationId: 'page',
    policy: 'public',
    summary: 'One published page with its text; of an archived one the path that takes its place',
    params: OnePageParams,
    query: PlatformQuery,
    response: Page,
    handler: ({ params, query }) => pages.one(params.id, query.platform),
  });
  route(app, 'content', {
    url: '/pages/by-uniquepagename',
    operationId: 'pageByName',
    policy: 'public',
    summary: 'One published page by the name that it has or had',
    query: ByNameQuery,
    response: Page,
    handler: ({ query }) => pages.byName(query.uniquePageName, query.platform),
  });
  route(app, 'content', {
    url: '/pages/for-public-site',
    operationId: 'sitePages',
    policy: 'public',
    summary: 'Pages of the site that its head and foot link',
    query: PlatformQuery,
    response: Type.Array(Page),
    handler: ({ query }) => pages.ofSite(query.platform),
  });
  route(app, 'content', {
    url: '/pages/merchant-has-content',
    operationId: 'merchantHasContent',
    policy: 'public',
    summary: 'Whether a supplier, or a merchant through its own one, wrote pages that are published',
    query: HasContentQuery,
    response: HasContent,
    handler: ({ query }) => pages.hasContent(query),
  });
}

function listRoutes(app: FastifyInstance, pages: Pages) {
  route(app, 'content', {
    url: '/pages/by-content-type/by-platform',
    operationId: 'pagesByPageType',
    policy: 'public',
    summary: 'Published pages of a page type',
    query: ByPageTypeListQuery,
    response: PagePage,
    handler: ({ query }) => pages.byPageType(query),
  });
  route(app, 'content', {
    url: '/pages/by-content-type-id',
    operationId: 'pagesByContentType',
    policy: 'public',
    summary: 'Published pages of a content type and those below it',
    query: ByContentTypeQuery,
    response: ContentTypePages,
    handler: ({ query }) => pages.byContentType(query),
  });
  route(app, 'content', {
    url: '/pages/by-label/by-platform',
    operationId: 'pagesByLabel',
    policy: 'public',
    summary: 'Published pages with a label, by a title that it has or had',
    query: ByLabelQuery,
    response: LabelPages,
    handler: ({ query }) => pages.byLabel(query),
  });
  route(app, 'content', {
    url: '/pages/by-category',
    operationId: 'pagesByCategory',
    graph: 'Category.pages',
    policy: 'public',
    summary: 'Published pages about a category, or about a branch above it',
    query: ByCategoryQuery,
    response: PagePage,
    handler: ({ query }) => pages.byCategory(query),
  });
  route(app, 'content', {
    url: '/pages/by-supplier',
    operationId: 'pagesBySupplier',
    graph: 'Supplier.pages',
    policy: 'public',
    summary: 'Published pages that a supplier wrote or that are about it',
    query: BySupplierQuery,
    response: PagePage,
    handler: ({ query }) => pages.bySupplier(query),
  });
}

function joinRoutes(app: FastifyInstance, pages: Pages) {
  route(app, 'content', {
    url: '/pages/by-ids',
    operationId: 'pagesByIds',
    graph: 'join',
    policy: 'public',
    summary: 'Published pages by their ids',
    query: PagesByIdsQuery,
    response: Type.Array(Page),
    handler: ({ query }) => pages.byIds(query.ids, query.withBody),
  });
  route(app, 'content', {
    url: '/pages/:id/related',
    operationId: 'relatedPages',
    graph: 'Page.related',
    policy: 'public',
    summary: 'At most six pages to read after one',
    params: PageParams,
    response: Type.Array(Page),
    handler: async ({ params }) => (await pages.relatedOf([params.id]))[0]!.items,
  });
  route(app, 'content', {
    url: '/pages/related',
    operationId: 'relatedOfPages',
    graph: 'join',
    policy: 'public',
    summary: 'Pages to read after several others',
    query: RelatedPagesQuery,
    response: Type.Array(RelatedPages),
    handler: ({ query }) => pages.relatedOf(query.pageIds),
  });
}

function likeRoutes(app: FastifyInstance, pages: Pages) {
  route(app, 'content', {
    method: 'POST',
    url: '/pages/:id/like',
    operationId: 'likePage',
    graph: 'viewer',
    policy: 'user',
    summary: 'Likes a page or no longer does; the same asked twice has one effect',
    params: PageParams,
    body: LikeChange,
    response: PageLike,
    handler: ({ actor, params, body }) => pages.like(actor, params.id, body.isLiked),
  });
  route(app, 'content', {
    url: '/pages/likes',
    operationId: 'pageLikes',
    graph: 'viewer.pageLikes',
    policy: 'user',
    summary: 'Which of some pages the viewer likes',
    query: PageLikesQuery,
    response: Type.Array(PageLike),
    handler: ({ actor, query }) => pages.likesOf(actor, query.pageIds),
  });
}
