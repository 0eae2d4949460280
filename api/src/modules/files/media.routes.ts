import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { sendBytes } from '../../platform/send-bytes.ts';
import { MediaParams } from './files.schemas.ts';
import type { Files } from './files.service.ts';

/** Public pictures: the same bytes for ever under one address, so that whoever has them never asks again. */
export function mediaRoutes(v1: FastifyInstance, files: Files) {
  v1.get('/media/:fileId/:side', {
    config: { policy: 'public' },
    schema: { hide: true, params: MediaParams },
    handler: async (request, reply) => {
      // Until it is known to be there: who is told that it is not must ask again.
      reply.header('cache-control', 'no-store');
      const { fileId, side } = request.params as Static<typeof MediaParams>;
      const picture = await files.openPublic(fileId, side);
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        // Mails, and pages that are shared elsewhere, show it too.
        'cross-origin-resource-policy': 'cross-origin',
      });
      return sendBytes(request, reply, picture);
    },
  });
}
