import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import { nothing } from '../../../platform/schema.ts';
import type { Commenting } from './commenting.service.ts';
import {
  Comment,
  CommentAppeal,
  CommentChange,
  CommentLikes,
  CommentLiking,
  CommentPage,
  CommentParams,
  CommentPatch,
  CommentReporting,
  CommentsOfThingsQuery,
  CommentStepQuery,
  CommentTreeParams,
  CommentTreeQuery,
  NewComment,
  OwnComment,
  OwnCommentPage,
  OwnCommentsQuery,
  RatingSummariesQuery,
  RatingSummary,
} from './comments.schemas.ts';
import type { Comments } from './comments.service.ts';
import type { Reacting } from './reacting.service.ts';

const COMMENT = '/pagecomments/:id';

export function commentRoutes(app: FastifyInstance, comments: Comments, commenting: Commenting, reacting: Reacting) {
  readingRoutes(app, comments);
  writingRoutes(app, commenting);
  reactingRoutes(app, reacting);
}

function readingRoutes(app: FastifyInstance, comments: Comments) {
  route(app, 'content', {
    url: '/pagecomments',
    operationId: 'commentsOfThings',
    graph: 'join',
    policy: 'public',
    summary: 'The newest comments of several pages and offers, or comments by their ids',
    query: CommentsOfThingsQuery,
    response: Type.Array(Comment),
    handler: async ({ query, visitor }) => comments.ofThings(query, await visitor()),
  });
  route(app, 'content', {
    url: '/pagecomments/:id/active-tree',
    operationId: 'commentTree',
    graph: 'SupplierProduct.comments',
    policy: 'public',
    summary:
      'Comments on a page or an offer with their first answers; the author’s own ones before they are published, too',
    params: CommentTreeParams,
    query: CommentTreeQuery,
    response: CommentPage,
    handler: async ({ params, query, visitor }) => comments.tree(params.id, query, await visitor()),
  });
  route(app, 'content', {
    url: '/pagecomments/byuser',
    operationId: 'ownComments',
    graph: 'viewer.comments',
    policy: 'user',
    summary: 'Comments of the caller with their state and why, the newest first',
    query: OwnCommentsQuery,
    response: OwnCommentPage,
    handler: ({ actor, query }) => comments.own(actor, query),
  });
  route(app, 'content', {
    url: '/pagecomments/summary',
    operationId: 'ratingSummaries',
    graph: 'SupplierProduct.ratingSummary',
    policy: 'public',
    summary: 'How up to a hundred pages or offers are rated, and how many comments they have',
    query: RatingSummariesQuery,
    response: Type.Array(RatingSummary),
    handler: ({ query }) => comments.summaries(query),
  });
}

function writingRoutes(app: FastifyInstance, commenting: Commenting) {
  route(app, 'content', {
    method: 'POST',
    url: '/pagecomments',
    operationId: 'createComment',
    graph: 'viewer',
    policy: 'user',
    summary: 'Writes a comment on a page or an offer, or an answer; staff decide before others read it',
    body: NewComment,
    response: OwnComment,
    idempotency: 'required',
    handler: ({ actor, body, once }) => commenting.create(actor, body, once),
  });
  route(app, 'content', {
    method: 'PUT',
    url: COMMENT,
    operationId: 'updateComment',
    graph: 'viewer',
    policy: 'user',
    summary:
      'Edits a published comment of the caller, once within 24 hours; the old text stays visible until staff decide',
    params: CommentParams,
    body: CommentChange,
    patch: { body: CommentPatch, stored: ({ actor, params }) => commenting.stored(actor, params.id) },
    response: OwnComment,
    handler: ({ actor, params, body }) => commenting.change(actor, params.id, body),
  });
  route(app, 'content', {
    method: 'DELETE',
    url: COMMENT,
    operationId: 'deleteComment',
    graph: 'viewer',
    policy: 'user',
    summary: 'Removes a comment of the caller; where it has answers, its place stays',
    params: CommentParams,
    query: CommentStepQuery,
    response: nothing,
    handler: ({ actor, params, query }) => commenting.remove(actor, params.id, query.version),
  });
  route(app, 'content', {
    method: 'POST',
    url: `${COMMENT}/appeal`,
    operationId: 'appealComment',
    graph: 'viewer',
    policy: 'user',
    summary: 'Asks another moderator to look at a rejected or hidden comment, once within 14 days',
    params: CommentParams,
    body: CommentAppeal,
    response: OwnComment,
    handler: ({ actor, params, body }) => commenting.appeal(actor, params.id, body),
  });
}

function reactingRoutes(app: FastifyInstance, reacting: Reacting) {
  route(app, 'content', {
    method: 'POST',
    url: `${COMMENT}/like`,
    operationId: 'likeComment',
    graph: 'viewer',
    policy: 'user',
    summary: 'Likes a comment of somebody else, or takes that back; without a value the opposite of now',
    params: CommentParams,
    body: CommentLiking,
    response: CommentLikes,
    handler: ({ actor, params, body }) => reacting.like(actor, params.id, body),
  });
  route(app, 'content', {
    method: 'POST',
    url: `${COMMENT}/report`,
    operationId: 'reportComment',
    graph: 'viewer',
    policy: 'user',
    summary: 'Tells staff what is wrong with a comment, once a person; three parties hide it until staff decide',
    params: CommentParams,
    body: CommentReporting,
    response: nothing,
    handler: ({ actor, params, body }) => reacting.report(actor, params.id, body),
  });
}
