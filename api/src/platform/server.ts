import { randomUUID } from 'node:crypto';
import etag from '@fastify/etag';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { ChangeFeed } from './changes/change-feed.ts';
import { eventsRoute } from './changes/events-route.ts';
import { hearOwnWrites } from './changes/own-writes.ts';
import type { Config } from './config.ts';
import { contractWith, type Tag } from './contract.ts';
import type { Database } from './database/database.ts';
import type { ErrorCodes } from './error-codes.ts';
import { answerClientError, refuseWhileClosing } from './early-refusals.ts';
import { answerProblem } from './error-handler.ts';
import { watchForeignIds } from './foreign-ids.ts';
import { healthRoutes } from './health.ts';
import { readJsonBodies } from './json-bodies.ts';
import { lazySerializers } from './lazy-serializers.ts';
import type { Idempotency } from './idempotency/idempotency.ts';
import { metricsRoute } from './metrics.ts';
import { Problem } from './problem.ts';
import { endSlowBodies } from './slow-bodies.ts';
import { queryStringParser, refuseBadQueries } from './query-string.ts';
import type { Gatekeeper } from './actor.ts';
import { guardRoutes, requirePolicies } from './route.ts';
import { namedSchemas } from './schema.ts';
import { sharedLimits } from './shared-limits.ts';
import { gatewayCalls } from './shared-secret.ts';
import { encodeUtf8 } from '@rasteh/shared/utf8';
import { refuseWhileBusy } from './busy.ts';
import { makeValidatorCompiler } from './validation.ts';

/** deadlines fall inward: gateway 6 s > api 5 s > database 3 s */
const HANDLER_DEADLINE_MS = 5_000;
const LONGEST_REQUEST_MS = 11 * 60_000;
const BODY_LIMIT_BYTES = 100_000;
const LONGEST_PATH = 16_384;
/** The human docs load and ask nothing but this origin. */
const docsPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** The server with everything that knows no marketplace word: limits, errors, contract, health. */
export async function makeServer({
  db,
  config,
  feed,
  gatekeeper,
  idempotency,
  errorCodes,
  tags,
}: {
  db: Database;
  config: Config;
  feed: ChangeFeed;
  gatekeeper: Gatekeeper;
  idempotency: Idempotency;
  errorCodes: ErrorCodes;
  /** Parts of the contract. */
  tags: readonly Tag[];
}): Promise<FastifyInstance> {
  const app = makeApp(config, errorCodes);
  leaveTheGone(app);
  refuseWhileClosing(app);
  readJsonBodies(app);
  endSlowBodies(app);
  refuseBadQueries(app);
  hearOwnWrites(app, feed);
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    // Its length, its ETag and the socket would each write the bytes for themselves.
    return typeof payload === 'string' ? encodeUtf8(payload) : payload;
  });
  logAnswers(app);

  await refuseWhileBusy(app, config.busyAfterMs);
  const isOfGateway = gatewayCalls(config.eventsSecret);
  await limitRates(app, config, isOfGateway);
  await app.register(etag, { algorithm: 'sha256', weak: true });
  await describe(app, contractWith(tags, errorCodes));
  requirePolicies(app);
  guardRoutes(app, gatekeeper, isOfGateway);
  watchForeignIds(app, db);
  app.decorate('idempotency', idempotency);
  addInternalRoutes(app, { db, feed, config });
  return app;
}

/** What machines ask: how it does, and what has changed. */
function addInternalRoutes(
  app: FastifyInstance,
  { db, feed, config }: { db: Database; feed: ChangeFeed; config: Config },
) {
  metricsRoute(app);
  healthRoutes(app, db);
  if (config.eventsSecret) eventsRoute(app, feed, config.eventsSecret);
}

/** Fastify with our limits, shapes and errors, and nothing that it would answer by itself. */
function makeApp(config: Config, errorCodes: ErrorCodes): FastifyInstance {
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // slow clients are closed instead of kept; uploads may take longer, others are watched by endSlowBodies
    requestTimeout: LONGEST_REQUEST_MS,
    connectionTimeout: 0,
    handlerTimeout: HANDLER_DEADLINE_MS,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
    // What stands in a path is judged by its schema, however long; the headers' limit (16 kB) bounds it.
    routerOptions: { maxParamLength: LONGEST_PATH, querystringParser: queryStringParser },
    frameworkErrors: (error, request, reply) => {
      answerProblem(error, request, reply);
    },
    clientErrorHandler: answerClientError(errorCodes),
    // It would answer in words of its own; see refuseWhileClosing.
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer: lazySerializers() } },
    forceCloseConnections: 'idle',
  });

  app.decorate('errorCodes', errorCodes);
  app.setValidatorCompiler(makeValidatorCompiler());
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler((request, reply) => answerProblem(new Problem(404, 'ROUTE_NOT_FOUND'), request, reply));
  for (const schema of namedSchemas()) app.addSchema(schema);
  return app;
}

/** How much one address may ask a minute, over all apis where they share a Redis. */
async function limitRates(app: FastifyInstance, config: Config, isOfGateway: ReturnType<typeof gatewayCalls>) {
  const shared = sharedLimits(config.redisUrl);
  if (shared) {
    app.addHook('onReady', shared.connected);
    app.addHook('onClose', async () => shared.close());
  }
  await app.register(rateLimit, {
    ...(shared && { store: shared.Store }),
    max: config.rateLimitPerMinute,
    timeWindow: '1 minute',
    enableDraftSpec: true,
    // It has doors and budgets of its own. Limits of one purpose (codes, names) count the visitor's address all the same.
    allowList: ({ headers }) => isOfGateway(headers),
    errorResponseBuilder: (_request, { ttl }) => new Problem(429, 'RATE_LIMITED', [], Math.ceil(ttl / 1000)),
  });
}

/** The contract, and the pages that people read it on. */
async function describe(app: FastifyInstance, contract: ReturnType<typeof contractWith>) {
  await app.register(swagger, contract);
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });
}

/** Who has left before being read has no address any more, and nothing is done for them. */
function leaveTheGone(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.socket.remoteAddress !== undefined) return;
    reply.hijack();
    request.raw.destroy();
  });
}

/** One line for each answer: failures and slow ones always, the others while debugging. */
function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      // What is asked may name people, or open a file: only where is written.
      path: request.url.split('?', 1)[0]!.slice(0, 300),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      requestId: request.id,
    };
    // Not ready is an answer: whoever probes goes on asking until it is.
    const isFailure = reply.statusCode >= 500 && request.url !== '/readyz';
    if (isFailure) request.log.error(line);
    else if (reply.elapsedTime > 1_000 && request.url !== '/internal/events') request.log.warn(line, 'slow');
    else request.log.debug(line);
  });
}

/** A caller's id is taken when it is harmless in a log and a header. */
const requestId = (given: unknown) => (typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID());
