import { GraphQLError } from 'graphql';
import type { Cost } from '../documents/cost.ts';
import type { Log } from '../log.ts';

export type Media = 'application/json' | 'application/graphql-response+json';
export type Result = { data?: unknown; errors?: readonly GraphQLError[] | undefined };

/** An answer of the graph ready to be sent. `isWhole`: nothing failed in it. */
export type ResultText = { status: number; text: string; isWhole: boolean; retryAfterSeconds?: number | undefined };

type About = { media: Media; requestId: string; cost?: Cost | undefined; log: Log };
type Extensions = Record<string, unknown> & { code?: string; http?: { status?: number; spec?: boolean }; cost?: Cost };

/**
 * Writes a result as JSON with its HTTP status: 200 when there is data, whatever failed in it, and otherwise what the
 * errors stand for (application/json answers 200 for documents and variables that are wrong, as the specification asks).
 */
export function writeResult(result: Result, { media, requestId, cost, log }: About): ResultText {
  const errors = result.errors ?? [];
  const known = cost ?? errors.map(({ extensions }) => (extensions as Extensions)?.cost).find(Boolean);
  const extensions = known ? `,"extensions":{"cost":${JSON.stringify(known)}}` : '';
  if (errors.length === 0)
    return { status: 200, text: `{"data":${JSON.stringify(result.data)}${extensions}}`, isWhole: true };

  const told = errors.map((error) => describeError(error, requestId, log));
  const data = result.data === undefined ? '' : `,"data":${JSON.stringify(result.data)}`;
  const text = `{"errors":${JSON.stringify(told)}${data}${extensions}}`;
  const retryAfterSeconds = errors
    .map((error) => error.extensions?.retryAfterSeconds as number | undefined)
    .find((each) => each !== undefined);
  return { status: result.data === undefined ? statusOf(errors, media) : 200, text, isWhole: false, retryAfterSeconds };
}

function statusOf(errors: readonly GraphQLError[], media: Media): number {
  return Math.max(
    ...errors.map((error) => {
      const { http, code } = kindOf(error);
      // A request without a query is not one of GraphQL, in whatever form the answer goes.
      return media === 'application/json' && http.spec && code !== 'BAD_REQUEST' ? 200 : http.status;
    }),
  );
}

function describeError(error: GraphQLError, requestId: string, log: Log) {
  const { code, http, message } = kindOf(error);
  if (code === 'INTERNAL_SERVER_ERROR')
    log.error({ requestId, err: error.originalError ?? error, path: error.path }, 'a resolver failed');
  if (code.startsWith('UPSTREAM_')) log.warn({ requestId, code, path: error.path }, 'the api failed');
  const { fields, retryAfterSeconds, cost } = (error.extensions ?? {}) as Extensions;
  return {
    message,
    ...(error.locations?.length && { locations: error.locations }),
    ...(error.path && { path: error.path }),
    extensions: {
      code,
      http: { status: http.status },
      requestId,
      ...(fields ? { fields } : {}),
      ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
      ...(cost ? { cost } : {}),
    },
  };
}

type Kind = { code: string; http: { status: number; spec?: boolean | undefined }; message: string };

/** What is told of an error. Nothing but our own errors and GraphQL's keep their words: others could hold an address. */
function kindOf(error: GraphQLError): Kind {
  const { code, http } = (error.extensions ?? {}) as Extensions;
  const original = error.originalError;
  if (code === 'INTERNAL_SERVER_ERROR' || (original && !(original instanceof GraphQLError))) return internal;
  if (code)
    return { code, http: { status: http?.status ?? 400, spec: http?.spec }, message: withoutSuggestion(error.message) };
  // Of graphql-js: a value that cannot be written, or variables that cannot be read.
  if (error.path && !error.message.startsWith('Argument '))
    return { code: 'UPSTREAM_INVALID', http: { status: 502 }, message: error.message };
  return { code: 'BAD_USER_INPUT', http: { status: 400, spec: true }, message: withoutSuggestion(error.message) };
}

const internal: Kind = { code: 'INTERNAL_SERVER_ERROR', http: { status: 500 }, message: 'Something went wrong here.' };

/** Suggestions tell of a schema that the asker does not know (safety, G8). */
const withoutSuggestion = (message: string) => message.replace(/ Did you mean [^]*\?$/, '');
