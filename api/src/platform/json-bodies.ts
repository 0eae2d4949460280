import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { CHECK_TYPE, isCheck } from './check-only.ts';
import { findJsonFlaw } from '@rasteh/shared/json-flaw';
import { Problem } from './problem.ts';
import type { FieldError } from './problem.ts';

/** As RFC 8259 has it: UTF-8 and nothing else. */
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/**
 * Reads bodies of JSON. Bytes that are not UTF-8 would become other letters, and are refused; so is what JSON allows and
 * nobody can mean (json-flaw.ts). Plain text, which any page could send without asking, is not read.
 * @throws Problem 400, 415
 */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(['application/json', CHECK_TYPE], { parseAs: 'buffer' }, (request, body, done) => {
    const isJson = isCheck(request) || JSON_TYPE.test(request.headers['content-type'] ?? '');
    if (!isJson) return done(new Problem(415, 'UNSUPPORTED_MEDIA_TYPE'));
    if (!isUtf8(body as Buffer)) return done(refused({ field: '', code: 'CHAR_NOT_ALLOWED', params: ['UTF-8'] }));
    const text = body.toString();
    const flaw = findJsonFlaw(text);
    return flaw ? done(refused(flaw)) : parse(request, text, done);
  });
}

const refused = (error: FieldError) => new Problem(400, 'VALIDATION_FAILED', [error]);
