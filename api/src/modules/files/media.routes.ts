import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { sendBytes } from '../../platform/send-bytes.ts';
import { MediaParams, PaperParams, VideoParams } from './files.schemas.ts';
import type { Files } from './files.service.ts';

const shown = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  // Mails, and pages that are shared elsewhere, show it too.
  'cross-origin-resource-policy': 'cross-origin',
};
/** Of a video that is opened by itself, the browser makes a page that plays it. */
const PLAYED_ALONE = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'";

/**
 * Public pictures and videos: the same bytes for ever under one address, so that whoever has them never asks again. Papers: an address that
 * stays, which leads to a link that ends.
 */
export function mediaRoutes(v1: FastifyInstance, files: Files) {
  v1.get('/media/:fileId/:side', {
    config: { policy: 'public' },
    schema: { hide: true, params: MediaParams },
    handler: async (request, reply) => {
      // Until it is known to be there: who is told that it is not must ask again.
      reply.header('cache-control', 'no-store');
      const { fileId, side } = request.params as Static<typeof MediaParams>;
      const picture = await files.openPublic(fileId, side);
      reply.headers(shown);
      return sendBytes(request, reply, picture);
    },
  });
  v1.get('/media/:fileId/video', {
    config: { policy: 'public' },
    schema: { hide: true, params: VideoParams },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { fileId } = request.params as Static<typeof VideoParams>;
      const video = await files.openPublicVideo(fileId);
      reply.headers({ ...shown, 'content-security-policy': PLAYED_ALONE });
      return sendBytes(request, reply, video);
    },
  });
  v1.get('/documents/:fileId', {
    config: { policy: 'public' },
    schema: { hide: true, params: PaperParams },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { fileId } = request.params as Static<typeof PaperParams>;
      // Beside this address, so that it leads on under the site as under /api/v1.
      return reply.redirect(`..${await files.openPaper(fileId)}`, 302);
    },
  });
}
