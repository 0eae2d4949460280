import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';
import type { FieldError } from './problem.ts';

/** Bodies are UTF-8: bytes that are not would become other letters, and are refused. @throws Problem 400 CHAR_NOT_ALLOWED */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(body as Buffer)) {
      const error: FieldError = { field: '', code: 'CHAR_NOT_ALLOWED', params: ['UTF-8'] };
      return done(new Problem(400, 'VALIDATION_FAILED', [error]));
    }
    return parse(request, body.toString(), done);
  });
}
