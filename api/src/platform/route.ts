import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Gatekeeper } from './actor.ts';
import { isCheck } from './check-only.ts';
import { type Idempotency, type Once, readKey } from './idempotency/idempotency.ts';
import { UPLOAD_HANDLER_MS } from './one-file.ts';
import { type LateRule, requireAll, withLateRules } from './late-rules.ts';
import { isPatch, wholeOf } from './patch.ts';
import { type ChangeBeside, changeHooks, isUnfilled } from './patch-hooks.ts';
import { invalidAll, Problem } from './problem.ts';
import { sha256 } from './sealing.ts';
import { nothing, object } from './schema.ts';
import { answerBeforeEnd } from './slow-uploads.ts';
import { MOST_ERRORS } from './validation.ts';
import type { Static, TSchema } from 'typebox';

/**
 * Who may call: anybody; `internal`, another program of ours with the shared secret; `gateway`, the gateway alone; `user`, anybody with a session, for own
 * things; or whose roles allow an action. A route that declares none stops the start.
 */
export type Policy = OfNobody | 'user' | { action: string };
type OfNobody = 'public' | 'internal' | 'gateway';
const isOfNobody = (policy: Policy): policy is OfNobody =>
  policy === 'public' || policy === 'internal' || policy === 'gateway';

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
    /** The form that the route takes instead of its body. */
    form?: TSchema;
    /** Whether it can say what is wrong with its body and do nothing. */
    takesChecks?: true;
  }
  interface FastifyInstance {
    gatekeeper: Gatekeeper;
    idempotency: Idempotency;
    /** What every route declared, for who checks them all. */
    declared: DeclaredRoute[];
  }
  interface FastifyRequest {
    actor: Actor | undefined;
    /** The body of a PATCH as it was sent, before what is stored was filled in. */
    sentBody: unknown;
  }
}

/** `body`: the name of the schema of what it is sent, of a change that of the whole. */
export type DeclaredRoute = { method: string; url: string; policy: Policy; body?: string };

/** Where a request comes from, as far as it says. */
export type Sender = {
  address: string;
  userAgent: string;
  requestId: string;
  /** What a browser shows of earlier logins (`x-known-browser`), as it was sent. */
  knownBrowser?: string | undefined;
};

type Input<P extends TSchema, Q extends TSchema, B extends TSchema> = {
  params: Static<P>;
  query: Static<Q>;
  body: Static<B>;
  sender: Sender;
  /** Who asks. @throws Error on a public route, which does not know */
  readonly actor: Actor;
  /** Who asks, as far as a public route is told: a visitor may have a session. @throws Problem 401 for a bad token */
  visitor: () => Promise<Actor | undefined>;
  /** For work that writes its answer in its own transaction; undefined when the request carries no Idempotency-Key. */
  once: Once | undefined;
};

type Route<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema> = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  /** The field's name in the graph, where `graph` says nothing else. */
  operationId: string;
  /**
   * Of a PUT, the PATCH beside it, which takes what is to change and leaves the rest as it is. It has the operationId and the
   * place in the graph; the PUT, whose body is the whole, is called `put…` and is of REST alone.
   */
  patch?: ChangeBeside<P>;
  /**
   * Where the graph answers it: `viewer.favorites`, `staff.users`, `Category.suppliers`, or the name of a field at its root.
   * Routes of one meaning name one place; the field that stands there answers for all of them. `join`: the gateway alone
   * asks it, for many parents at once. `none`: it is no part of the graph. Of a write, `viewer` or `staff`: what stands there
   * is other afterwards, so its payload has it.
   */
  graph?: string;
  policy: Policy;
  /** Of what is public: made for who asks, so that no cache gives it to another. */
  isForOne?: true;
  /** How often an address may ask in a minute, where that is less than for others: of what is as dear as many of them. */
  perMinute?: number;
  summary: string;
  description?: string;
  params?: P;
  query?: Q;
  body?: B;
  /** `nothing`: the answer is 204 without a body, and `true` in the graph. */
  response: R;
  /** Whether there may be nothing to tell: the answer to undefined is 204, and null in the graph. */
  isOptional?: true;
  /** A form of one file that may come instead of the body; what it was turned into is the body. */
  form?: {
    schema: TSchema;
    toBody: (request: FastifyRequest, reply: FastifyReply, actor: Actor) => Promise<Static<B>>;
  };
  /**
   * The rules of the body that its service judges: told together with what is wrong in its format. `body` is what of it is right.
   * Who may not write is refused here as by the service. @throws Problem 403, 404
   */
  rules?: (input: {
    params: Static<P>;
    actor: Actor;
    body: Partial<Static<B>>;
  }) => readonly LateRule<Static<B>>[] | Promise<readonly LateRule<Static<B>>[]>;
  /**
   * Whether an Idempotency-Key must be sent; the handler then keeps its answer in the transaction of its effect (`once.keep`).
   * Every write that needs a session understands one.
   */
  idempotency?: 'required';
  handler: (input: Input<P, Q, B>) => Promise<Static<R> | undefined>;
};

export const KEY_NOTE =
  'Wants the header Idempotency-Key: the same key with the same body has one effect and one answer for a day.';

/** Declares one endpoint: address, policy and shapes, and the one service call behind it. */
export function route<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema>(
  app: FastifyInstance,
  tag: string,
  { patch, ...definition }: Route<P, Q, B, R>,
) {
  if (!patch) return declare(app, tag, definition);
  const { operationId, summary } = definition;
  declare(app, tag, {
    ...definition,
    operationId: operationId.replace(/^[a-z]+/, 'put'),
    graph: 'none',
    summary: `${summary}; as a whole: what is left out is taken away`,
  });
  declare(app, tag, { ...definition, method: 'PATCH' }, patch);
}

/** @param change of a PATCH: what is stored, and what is sent of it */
function declare<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema>(
  app: FastifyInstance,
  tag: string,
  definition: Route<P, Q, B, R>,
  change?: ChangeBeside<P>,
) {
  const {
    method = 'GET',
    url,
    operationId,
    graph,
    policy,
    perMinute,
    summary,
    description,
    params,
    query,
    body,
    response,
    isOptional,
    form,
    rules,
    idempotency,
    handler,
  } = definition;
  const takesKeys = method !== 'GET' && !isOfNobody(policy);
  const isEmpty = (response as TSchema) === nothing;
  // Of the contract alone: whether a repetition can be told by a key.
  const keys = takesKeys && { 'x-idempotency': idempotency ?? 'accepted' };
  app.route({
    method,
    url,
    config: {
      policy,
      ...(perMinute && { rateLimit: { max: perMinute } }),
      ...(form && { mayBeSlow: true as const, form: form.schema }),
      ...(body && { takesChecks: true as const }),
    },
    schema: {
      operationId,
      tags: [tag],
      summary,
      ...(graph && { 'x-graph': graph }),
      ...((description || idempotency) && {
        description: [description, idempotency && KEY_NOTE].filter(Boolean).join(' '),
      }),
      ...(!isOfNobody(policy) && { security: [{ bearer: [] }] }),
      ...keys,
      ...(params && { params }),
      querystring: query ?? object({}),
      ...(body && { body: change?.body ?? body }),
      response: {
        [isEmpty ? 204 : 200]: response as TSchema,
        ...(isOptional && { 204: nothing as TSchema }),
      },
    },
    ...(!body && { preValidation: refuseBody }),
    ...(form && formHooks(form)),
    ...(change && changeHooks(app, change)),
    ...(rules && { attachValidation: true, preHandler: tellAllWrong<P, B>(rules) }),
    handler: async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const isShared = method === 'GET' && policy === 'public' && !definition.isForOne;
      reply.header('cache-control', isShared ? 'public, max-age=30' : 'no-store');
      if (isCheck(request)) {
        await checkRules(rules, request);
        return reply.code(204).send();
      }
      const work = async (once?: Once) => (await handler(inputOf<P, Q, B>(app, { request, reply, once }))) ?? null;
      const key = takesKeys && readKey(request.headers['idempotency-key'], idempotency === 'required');
      const ask = () => {
        if (!key || !request.actor) return work();
        const sent = change ? request.sentBody : request.body;
        const bodyHash = sha256(JSON.stringify([method, request.url, sent ?? null]));
        const mustKeep = idempotency === 'required';
        return app.idempotency.once({ ...scopeOf(request, request.actor), key, bodyHash }, work, { mustKeep });
      };
      const answer = await ask();
      return isEmpty || (isOptional && answer === null) ? reply.code(204).send() : answer;
    },
  });
}

/** Reads a form before its body is judged, and lets a refusal reach who is still sending. */
function formHooks({ toBody }: { toBody: (request: FastifyRequest, reply: FastifyReply, actor: Actor) => unknown }) {
  return {
    handlerTimeout: UPLOAD_HANDLER_MS,
    preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.isMultipart()) request.body = await toBody(request, reply, request.actor!);
    },
    onSend: async (request: FastifyRequest, _reply: FastifyReply, payload: unknown) => {
      answerBeforeEnd(request.raw);
      return payload;
    },
  };
}

/** @throws Problem 400 naming every field that breaks a late rule, 403, 404 */
async function checkRules<P extends TSchema, B extends TSchema>(
  rules: Route<P, TSchema, B, TSchema>['rules'],
  { params, actor, body }: FastifyRequest,
): Promise<void> {
  if (!rules) return;
  const given = { params: params as Static<P>, actor: actor!, body: body as Static<B> };
  await requireAll(await rules(given), given.body);
}

/** Lets the late rules of a route say their part where the format is wrong; where it is right, its service does. */
const tellAllWrong =
  <P extends TSchema, B extends TSchema>(rules: NonNullable<Route<P, TSchema, B, TSchema>['rules']>) =>
  async (request: FastifyRequest) => {
    const { validationError, params, actor } = request;
    if (!validationError) return;
    // Rules judge a whole; of a change of what is not there only the part is known that was sent.
    if (isUnfilled(request.body)) throw validationError;
    throw await withLateRules<Static<B>>(validationError, request.body, (body) =>
      rules({ params: params as Static<P>, actor: actor!, body }),
    );
  };

/** Where no body is declared, whoever sends one means something that would not happen. */
async function refuseBody({ body }: FastifyRequest) {
  const names = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  invalidAll(names.slice(0, MOST_ERRORS).map((field) => ({ field, code: 'UNKNOWN_PROPERTY' })));
}

function inputOf<P extends TSchema, Q extends TSchema, B extends TSchema>(
  app: FastifyInstance,
  { request, reply, once }: { request: FastifyRequest; reply: FastifyReply; once: Once | undefined },
): Input<P, Q, B> {
  return {
    params: request.params as Static<P>,
    query: request.query as Static<Q>,
    body: request.body as Static<B>,
    sender: senderOf(request),
    once,
    get actor() {
      if (!request.actor) throw new Error(`${request.url} is public and asks who the actor is`);
      return request.actor;
    },
    visitor: async () => {
      // What reads otherwise for who has a session is kept for nobody else on its way.
      reply.header('vary', 'authorization');
      const { authorization } = request.headers;
      if (authorization === undefined) return undefined;
      reply.header('cache-control', 'no-store');
      return app.gatekeeper.authenticate(authorization);
    },
  };
}

/** Whose Idempotency-Key it is and for which request: two people may use the same one, one person for one request only. */
export const scopeOf = ({ method, routeOptions }: FastifyRequest, { userId }: Actor) => ({
  userId,
  route: `${method} ${routeOptions.url ?? ''}`,
});

export const senderOf = (request: FastifyRequest): Sender => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  requestId: request.id,
  ...knownBrowserOf(request),
});

function knownBrowserOf({ headers }: FastifyRequest) {
  const shown = headers['x-known-browser'];
  return typeof shown === 'string' ? { knownBrowser: shown } : undefined;
}

/** Lets nobody in before the route's policy allows it, and before anything of the request is read. */
export function guardRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  isOfGateway: (headers: IncomingHttpHeaders) => boolean,
) {
  app.decorate('gatekeeper', gatekeeper);
  app.decorateRequest('actor', undefined);
  app.decorateRequest('sentBody', undefined);
  app.addHook('onRequest', async (request) => {
    const { policy, takesChecks } = request.routeOptions.config;
    if (isCheck(request) && !(takesChecks && isOfGateway(request.headers)))
      throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE');
    if (policy === 'gateway' && !isOfGateway(request.headers)) throw new Problem(403, 'FORBIDDEN');
    if (policy === undefined || isOfNobody(policy)) return;
    const actor = await gatekeeper.authenticate(request.headers.authorization);
    if (policy !== 'user' && !gatekeeper.can(actor, policy.action)) throw new Problem(403, 'FORBIDDEN');
    request.actor = actor;
  });
}

/** Refuses to start with a route whose policy nobody decided. */
export function requirePolicies(app: FastifyInstance) {
  app.decorate('declared', []);
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!config?.policy) throw new Error(`route ${String(method)} ${url} declares no policy`);
    const sent = schema?.body as TSchema | undefined;
    const whole = sent && isPatch(sent) ? wholeOf(sent) : sent;
    const body = (whole as { $ref?: string } | undefined)?.$ref?.replace('#', '');
    for (const each of [method].flat())
      app.declared.push({ method: each, url, policy: config.policy, ...(body && { body }) });
  });
}
