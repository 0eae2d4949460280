import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { readKey } from '../../platform/idempotency/idempotency.ts';
import { FORM_BYTES, receiveFile, takeForms, UPLOAD_HANDLER_MS } from '../../platform/one-file.ts';
import { KEY_NOTE, route, scopeOf } from '../../platform/route.ts';
import { sendBytes } from '../../platform/send-bytes.ts';
import { answerBeforeEnd } from '../../platform/slow-uploads.ts';
import { FileLinkAnswer, FileParams, LinkQuery, StoredFile, UploadForm } from './files.schemas.ts';
import { type Files, LARGEST_FILE, requireFileSize } from './files.service.ts';
import { mediaRoutes } from './media.routes.ts';

/** Bytes, in and out: outside of the graph, and streamed both ways. */
export function filesRoutes(v1: FastifyInstance, files: Files) {
  v1.register(async (app) => {
    await takeForms(app, { largest: LARGEST_FILE });
    uploadRoute(app, files);
    linkRoute(app, files);
  });
  mediaRoutes(v1, files);
  route(v1, 'files', {
    url: '/files/:id/link',
    operationId: 'fileLink',
    graph: 'viewer.fileLink',
    policy: 'user',
    summary: 'A fresh short link to a file of something that one may see',
    params: FileParams,
    response: FileLinkAnswer,
    handler: ({ actor, params }) => files.freshLink(actor, params.id),
  });
}

function uploadRoute(app: FastifyInstance, files: Files) {
  app.post('/files', {
    config: { policy: 'user', mayBeSlow: true },
    handlerTimeout: UPLOAD_HANDLER_MS,
    // The form is read as it comes, there is nothing to validate at once.
    validatorCompiler: () => (value) => ({ value }),
    schema: {
      operationId: 'uploadFile',
      tags: ['files'],
      summary: 'Takes one file in',
      description: `Images (jpeg, png, webp) up to 5 MB are written anew; documents (pdf, xlsx, docx) and drawings (dwg, dxf, step, zip) up to 20 MB; videos (webm of VP8 or VP9, with Opus) up to 5 MB and 3 minutes. ${KEY_NOTE}`,
      security: [{ bearer: [] }],
      consumes: ['multipart/form-data'],
      body: UploadForm,
      response: { 200: StoredFile },
    },
    onRequest: async ({ headers }) => {
      readKey(headers['idempotency-key'], true);
      requireFileSize(Number(headers['content-length'] ?? 0) - FORM_BYTES);
    },
    onSend: async (request, _reply, payload) => {
      answerBeforeEnd(request.raw);
      return payload;
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { route } = scopeOf(request, request.actor!);
      const key = readKey(request.headers['idempotency-key'], true)!;
      return receiveFile(request, reply, (file) => files.upload(request.actor!, { route, key }, file));
    },
  });
}

function linkRoute(app: FastifyInstance, files: Files) {
  app.get('/files/:id', {
    config: { policy: 'public' },
    schema: { hide: true, params: FileParams, querystring: LinkQuery },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = request.params as Static<typeof FileParams>;
      const query = request.query as Static<typeof LinkQuery>;
      const { disposition, secondsLeft, ...bytes } = await files.open(id, query);
      reply.headers({
        'content-disposition': disposition,
        // Nothing in it may run, whatever a browser takes it for.
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': `private, max-age=${secondsLeft}`,
      });
      return sendBytes(request, reply, bytes);
    },
  });
}
