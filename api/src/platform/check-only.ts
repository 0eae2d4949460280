import type { FastifyRequest } from 'fastify';

/**
 * The type of a body of which is asked what is wrong with it, and nothing else: the gateway does, of an input that GraphQL
 * refuses already, so that all wrong fields are told at once. An api that knows no checks refuses it (415), as one that does not
 * understand a header would not; a form of files has another type, and what has no body is not asked about.
 */
export const CHECK_TYPE = 'application/vnd.rasteh.check+json';

export const isCheck = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type'] === CHECK_TYPE;
