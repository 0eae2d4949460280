import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, ErrorCodes } from './error-codes.ts';
import { languageOf } from '@rasteh/shared/language';
import { Problem, problemBody } from './problem.ts';
import { ValidationError } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    errorCodes: ErrorCodes;
  }
}

/** Answers any failure as problem+json. What we did not expect is logged whole and answered as INTERNAL, without a word of it. */
export function answerProblem(error: Error, request: FastifyRequest, reply: FastifyReply) {
  // Whose sender hung up in the midst of its body: nobody reads the answer, and nothing of ours failed.
  const problem = request.raw.errored === error ? new Problem(400, 'MALFORMED_REQUEST') : toProblem(error);
  if (problem.status >= 500 && problem.code === 'INTERNAL') request.log.error({ err: error, requestId: request.id });
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  const language = languageOf(request.headers['accept-language']);
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', 'content-language': language, vary: 'accept-language' })
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemBody(problem, request.id, request.server.errorCodes, language));
}

const frameworkCodes: Record<string, [number, ErrorCode]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'UNSUPPORTED_MEDIA_TYPE'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'PAYLOAD_TOO_LARGE'],
  FST_ERR_HANDLER_TIMEOUT: [503, 'DEADLINE_EXCEEDED'],
};

function toProblem(error: Error): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ValidationError) return new Problem(400, 'VALIDATION_FAILED', error.fields);
  const { code = '', statusCode = 500 } = error as FastifyError;
  const known = frameworkCodes[code];
  if (known) return new Problem(known[0], known[1]);
  return statusCode < 500 ? new Problem(400, 'MALFORMED_REQUEST') : new Problem(500, 'INTERNAL');
}
