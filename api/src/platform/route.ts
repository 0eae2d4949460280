import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';

/** Who may call; `internal` is another program of ours, with the shared secret. More kinds come with identity; a route that declares none stops the start. */
export type Policy = 'public' | 'internal';

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
  }
}

/** Where a request comes from, as far as it says. */
export type Sender = { address: string; userAgent: string };

type Input<P extends TSchema, Q extends TSchema, B extends TSchema> = {
  params: Static<P>;
  query: Static<Q>;
  body: Static<B>;
  sender: Sender;
};

type Route<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema> = {
  method?: 'GET' | 'POST';
  url: string;
  /** The field's name in the graph. */
  operationId: string;
  policy: Policy;
  summary: string;
  description?: string;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  handler: (input: Input<P, Q, B>) => Promise<Static<R>>;
};

/** Declares one endpoint: address, policy and shapes, and the one service call behind it. */
export function route<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema>(
  app: FastifyInstance,
  tag: string,
  definition: Route<P, Q, B, R>,
) {
  const {
    method = 'GET',
    url,
    operationId,
    policy,
    summary,
    description,
    params,
    query,
    body,
    response,
    handler,
  } = definition;
  app.route({
    method,
    url,
    config: { policy },
    schema: {
      operationId,
      tags: [tag],
      summary,
      ...(description && { description }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: response as TSchema },
    },
    handler: async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      if (method === 'GET') reply.header('cache-control', 'public, max-age=30');
      return handler({
        params: request.params as Static<P>,
        query: request.query as Static<Q>,
        body: request.body as Static<B>,
        sender: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
      });
    },
  });
}

/** Refuses to start with a route whose policy nobody decided. */
export function requirePolicies(app: FastifyInstance) {
  app.addHook('onRoute', (each) => {
    if (!each.config?.policy) throw new Error(`route ${String(each.method)} ${each.url} declares no policy`);
  });
}
