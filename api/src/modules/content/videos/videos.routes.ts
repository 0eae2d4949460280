import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { route } from '../../../platform/route.ts';
import { nothing } from '../../../platform/schema.ts';
import type { StaffVideos } from './staff-videos.service.ts';
import {
  CaptionsParams,
  MediaVideo,
  MediaVideoChange,
  MediaVideoIdsQuery,
  MediaVideoPage,
  MediaVideoParams,
  MediaVideoPatch,
  MediaVideoSearchQuery,
  MediaVideosQuery,
  MOST_FOUND,
  NewMediaVideo,
  StaffMediaVideo,
  StaffMediaVideoPage,
  StaffMediaVideosQuery,
} from './videos.schemas.ts';
import type { Videos } from './videos.service.ts';

export function videoRoutes(app: FastifyInstance, videos: Videos, staff: StaffVideos) {
  listRoutes(app, videos);
  oneRoutes(app, videos);
  captionsRoute(app, videos);
  staffRoutes(app, staff);
}

function listRoutes(app: FastifyInstance, videos: Videos) {
  route(app, 'content', {
    url: '/mediavideos',
    operationId: 'mediaVideos',
    policy: 'public',
    summary: 'Videos of a platform, in the order of staff',
    query: MediaVideosQuery,
    response: MediaVideoPage,
    handler: ({ query }) => videos.list(query),
  });
  route(app, 'content', {
    url: '/mediavideos/search',
    operationId: 'searchMediaVideos',
    policy: 'public',
    summary: 'Videos that have all the words, in title, summary or captions',
    query: MediaVideoSearchQuery,
    response: Type.Array(MediaVideo, { maxItems: MOST_FOUND }),
    handler: ({ query }) => videos.search(query),
  });
  route(app, 'content', {
    url: '/mediavideos/by-ids',
    operationId: 'mediaVideosByIds',
    graph: 'join',
    policy: 'public',
    summary: 'Videos by their ids, in that order',
    query: MediaVideoIdsQuery,
    response: Type.Array(MediaVideo),
    handler: ({ query }) => videos.byIds(query.ids),
  });
}

function oneRoutes(app: FastifyInstance, videos: Videos) {
  route(app, 'content', {
    url: '/mediavideos/:id',
    operationId: 'mediaVideo',
    policy: 'public',
    summary: 'One video with its captions and chapters',
    params: MediaVideoParams,
    response: MediaVideo,
    handler: ({ params }) => videos.video(params.id),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/mediavideos/:id/visit',
    operationId: 'countMediaVideoVisit',
    policy: 'public',
    summary: 'Counts that a video was played, once for each visitor in half an hour',
    params: MediaVideoParams,
    response: nothing,
    handler: async ({ params, sender, visitor }) => videos.look(params.id, sender, await visitor()),
  });
}

/** Beside the file of the video: browsers load it as part of the player. */
function captionsRoute(app: FastifyInstance, videos: Videos) {
  app.get('/media/:fileId/captions', {
    config: { policy: 'public' },
    schema: { hide: true, params: CaptionsParams },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { fileId } = request.params as Static<typeof CaptionsParams>;
      const { text, etag } = await videos.captionsOf(fileId);
      reply.headers({ 'cache-control': 'public, no-cache', 'cross-origin-resource-policy': 'cross-origin', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('text/vtt; charset=utf-8').send(text);
    },
  });
}

function staffRoutes(app: FastifyInstance, videos: StaffVideos) {
  const policy = { action: 'CONTENT_WRITE' };
  route(app, 'content', {
    url: '/admin/mediavideos',
    operationId: 'adminMediaVideos',
    graph: 'staff.mediaVideos',
    policy,
    summary: 'All videos, shown or not',
    query: StaffMediaVideosQuery,
    response: StaffMediaVideoPage,
    handler: ({ query }) => videos.list(query),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/admin/mediavideos',
    operationId: 'createMediaVideo',
    graph: 'staff',
    policy,
    summary: 'Adds a video of uploaded files',
    body: NewMediaVideo,
    response: StaffMediaVideo,
    rules: ({ actor }) => videos.newRules(actor),
    handler: ({ actor, body, sender }) => videos.create(actor, body, sender),
  });
  route(app, 'content', {
    method: 'PUT',
    url: '/admin/mediavideos/:id',
    operationId: 'updateMediaVideo',
    graph: 'staff',
    policy,
    summary: 'Changes texts, captions, files, place and activity of a video',
    params: MediaVideoParams,
    body: MediaVideoChange,
    patch: { body: MediaVideoPatch, stored: ({ params }) => videos.one(params.id) },
    response: StaffMediaVideo,
    rules: ({ actor, params }) => videos.changeRules(actor, params.id),
    handler: ({ actor, params, body, sender }) => videos.change(actor, params.id, body, sender),
  });
}
