import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { readKey } from '../../platform/idempotency/idempotency.ts';
import { Problem } from '../../platform/problem.ts';
import { KEY_NOTE, scopeOf } from '../../platform/route.ts';
import { answerBeforeEnd, untilArrived } from '../../platform/slow-uploads.ts';
import { FileParams, LinkQuery, StoredFile, UploadForm } from './files.schemas.ts';
import { type Files, LARGEST_FILE, requireFileSize } from './files.service.ts';

const UPLOAD_DEADLINE_MS = 10 * 60_000;
/** Beside the bytes of the file: boundary and headers of its part. */
const FORM_BYTES = 10_000;

/** Bytes, in and out: outside of the graph, and streamed both ways. */
export function filesRoutes(v1: FastifyInstance, files: Files) {
  v1.register(async (app) => {
    // The first file counts; fields and other files are read away.
    const limits = { fileSize: LARGEST_FILE + 1, files: 1, fields: 0, headerPairs: 20 };
    await app.register(multipart, { limits, throwFileSizeLimit: false });
    uploadRoute(app, files);
    linkRoute(app, files);
  });
}

function uploadRoute(app: FastifyInstance, files: Files) {
  app.post('/files', {
    config: { policy: 'user', mayBeSlow: true },
    // Longer than others by far; what is slow within it, slow-uploads.ts ends.
    handlerTimeout: UPLOAD_DEADLINE_MS + 30_000,
    // The form is read as it comes, there is nothing to validate at once.
    validatorCompiler: () => (value) => ({ value }),
    schema: {
      operationId: 'uploadFile',
      tags: ['files'],
      summary: 'Takes one file in',
      description: `Images (jpeg, png, webp) up to 5 MB are written anew; documents (pdf, xlsx, docx) and drawings (dwg, dxf, step, zip) up to 20 MB. ${KEY_NOTE}`,
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
      if (!request.isMultipart()) throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE');
      const { route } = scopeOf(request, request.actor!);
      const key = readKey(request.headers['idempotency-key'], true)!;
      return untilArrived(request.raw, UPLOAD_DEADLINE_MS, async () => {
        const part = await request.file().catch(brokenForm);
        if (!part) throw new Problem(400, 'VALIDATION_FAILED', [{ field: 'file', code: 'REQUIRED' }]);
        const { filename: name, file: stream } = part;
        const signal = leavingOf(reply);
        return files.upload(request.actor!, { route, key }, { name, stream, isCut: () => stream.truncated, signal });
      });
    },
  });
}

/** A signal that whoever waits for the answer has hung up. The request's own says only that it was read. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  if (raw.destroyed) leaving.abort();
  raw.on('close', () => raw.writableFinished || leaving.abort());
  return leaving.signal;
}

function brokenForm(): never {
  throw new Problem(400, 'MALFORMED_REQUEST');
}

function linkRoute(app: FastifyInstance, files: Files) {
  app.get('/files/:id', {
    config: { policy: 'public' },
    schema: { hide: true, params: FileParams, querystring: LinkQuery },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = request.params as Static<typeof FileParams>;
      const query = request.query as Static<typeof LinkQuery>;
      const { disposition, mime, etag, size, secondsLeft, stream } = await files.open(id, query);
      reply.headers({
        'content-disposition': disposition,
        // Nothing in it may run, whatever a browser takes it for.
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': `private, max-age=${secondsLeft}`,
        etag,
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(mime).header('content-length', size).send(stream());
    },
  });
}
