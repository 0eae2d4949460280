import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../platform/error-codes.ts';
import { languageOf } from '@rasteh/shared/language';
import { Problem } from '../../platform/problem.ts';
import { senderOf, type Sender } from '../../platform/route.ts';
import type { Identity } from './identity.service.ts';
import { Refused } from './session.service.ts';
import { OAuthProblem, TokenAnswer, TokenForm } from './token.schemas.ts';

const FORM = 'application/x-www-form-urlencoded';
const LARGEST_FORM = 4_000;
const CLIENT = /^[\w.-]{1,64}$/;
const CHALLENGE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const TOKEN = /^[\w-]{43}$/;
const TERMS = /^[\w.-]{1,20}$/;

/** `/connect/token` (RFC 6749: form in, JSON out, errors in OAuth's words) and the public keys of its tokens. */
export function tokenRoutes(app: FastifyInstance, { login, sessions, tokens }: Identity) {
  const config = { policy: 'public' as const };
  const schema = { hide: true };
  const contract = {
    operationId: 'token',
    tags: ['identity'],
    summary: 'Gives tokens for the code of a login, or the next ones for a refresh token',
    description:
      'OAuth 2.0 (RFC 6749): a form in, JSON out, errors in its words. Not in the graph; the gateway passes it on.',
    consumes: [FORM],
    body: TokenForm,
    response: { 200: TokenAnswer, default: OAuthProblem },
  };

  async function grant(form: URLSearchParams, sender: Sender): Promise<TokenAnswer> {
    const one = (name: string, pattern: RegExp) => {
      const values = form.getAll(name);
      if (values.length !== 1 || !pattern.test(values[0]!)) throw new Refused('invalid_request', 'FORMAT');
      return values[0]!;
    };
    const type = one('grant_type', /^/);
    if (type !== 'otp' && type !== 'refresh_token') throw new Refused('unsupported_grant_type', 'UNKNOWN_VALUE');
    one('client_id', CLIENT);
    if (type === 'refresh_token') return sessions.refresh(one('refresh_token', TOKEN), sender);
    // A code of any shape is tried, so that each try counts.
    const termsVersion = form.has('terms_version') ? one('terms_version', TERMS) : undefined;
    return login.byCode(
      { challengeId: one('challenge_id', CHALLENGE), code: one('code', /^.{1,40}$/), termsVersion },
      sender,
    );
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: LARGEST_FORM }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    );
    scope.setErrorHandler(answerOAuthError);
    // The grants say themselves what they want, in OAuth's words.
    scope.setValidatorCompiler(() => (value) => ({ value }));
    scope.post('/connect/token', { config, schema: contract }, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const answer = await grant(form, senderOf(request));
      return reply.header('cache-control', 'no-store').header('pragma', 'no-cache').send(answer);
    });
    scope.route({
      method: ['GET', 'PUT', 'DELETE', 'PATCH'],
      url: '/connect/token',
      config,
      schema,
      handler: async (_request, reply) =>
        sendError(reply.header('allow', 'POST'), 405, 'invalid_request', 'METHOD_NOT_ALLOWED'),
    });
  });

  app.get('/.well-known/jwks.json', { config, schema }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await tokens.publicKeys()),
  );
}

function answerOAuthError(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refused) return sendError(reply, 400, error.error, error.code, error.more);
  if (error instanceof Problem) {
    const { retryAfterSeconds: retryAfterSec } = error;
    if (retryAfterSec !== undefined) reply.header('retry-after', retryAfterSec);
    return sendError(
      reply,
      error.status,
      error.status === 403 ? 'access_denied' : 'temporarily_unavailable',
      error.code,
      retryAfterSec === undefined ? {} : { retryAfterSec },
    );
  }
  if (error.statusCode === 415) return sendError(reply, 415, 'invalid_request', 'UNSUPPORTED_MEDIA_TYPE');
  if (error.statusCode === 413) return sendError(reply, 413, 'invalid_request', 'PAYLOAD_TOO_LARGE');
  if ((error.statusCode ?? 500) < 500) return sendError(reply, 400, 'invalid_request', 'MALFORMED_REQUEST');
  request.log.error({ err: error, requestId: request.id });
  return sendError(reply, error.statusCode === 503 ? 503 : 500, 'server_error', 'INTERNAL');
}

/** OAuth's `error` for clients of OAuth, our stable `code`, and a text for people in their language. */
function sendError(reply: FastifyReply, status: number, error: string, code: ErrorCode, more: object = {}) {
  const language = languageOf(reply.request.headers['accept-language']);
  const description = reply.server.errorCodes.sentence(code, language);
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', pragma: 'no-cache', 'content-language': language, vary: 'accept-language' })
    .type('application/json')
    .serializer(JSON.stringify)
    .send({ error, error_description: description, code, ...more });
}
