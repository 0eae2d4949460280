import { GraphQLError } from 'graphql';
import type { Cost } from '../documents/cost.ts';
import type { Balance } from '../doors/budget.ts';
import { languageOf, type Language } from '@rasteh/shared/language';
import type { Log } from '../log.ts';
import { sentenceIn, type FieldProblem } from './graph-error.ts';
import { refusals, type Refusal } from './messages.ts';

export type Media = 'application/json' | 'application/graphql-response+json';
export type Result = { data?: unknown; errors?: readonly GraphQLError[] | undefined };

/**
 * An answer of the graph but for its end (see `endOf`), which is another one each time it is sent. `isWhole`: nothing failed
 * in it. `requested`: what the operation costs.
 */
export type ResultText = {
  status: number;
  text: string;
  requested: number;
  isWhole: boolean;
  retryAfterSeconds?: number | undefined;
};

/** How an answer ends: what it cost, and what is left to who asked. A question of a page has no budget. */
export const endOf = (requested: number, balance: Balance | undefined): string =>
  `,"extensions":{"cost":${JSON.stringify({ requested, ...balance })}}}`;

type About = {
  media: Media;
  requestId: string;
  acceptLanguage: string | undefined;
  cost?: Cost | undefined;
  log: Log;
};
type Extensions = Record<string, unknown> & {
  code?: string;
  http?: { status?: number; spec?: boolean };
  cost?: Partial<Cost>;
  fa?: string;
  fields?: FieldProblem[];
};

/**
 * Writes a result as JSON with its HTTP status: 200 when there is data, whatever failed in it, and otherwise what the
 * errors stand for (application/json answers 200 for documents and variables that are wrong, as the specification asks).
 */
export function writeResult(result: Result, about: About): ResultText {
  const { media, cost } = about;
  const errors = result.errors ?? [];
  const { requested = 0 } =
    cost ?? errors.map(({ extensions }) => (extensions as Extensions)?.cost).find(Boolean) ?? {};
  if (errors.length === 0)
    // Without its end it stays a part of the one text, and nothing is copied.
    return { status: 200, text: JSON.stringify({ data: result.data }).slice(0, -1), requested, isWhole: true };

  const told = errors.map((error) => describeError(error, about));
  const data = result.data === undefined ? '' : `,"data":${JSON.stringify(result.data)}`;
  const text = `{"errors":${JSON.stringify(told)}${data}`;
  const retryAfterSeconds = errors
    .map((error) => error.extensions?.retryAfterSeconds as number | undefined)
    .find((each) => each !== undefined);
  const status = result.data === undefined ? statusOf(errors, media) : 200;
  return { status, text, requested, isWhole: false, retryAfterSeconds };
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

function describeError(error: GraphQLError, { requestId, acceptLanguage, log }: About) {
  const { code, http, message, fa } = kindOf(error);
  const language = languageOf(acceptLanguage);
  if (code === 'INTERNAL_SERVER_ERROR')
    log.error({ requestId, err: error.originalError ?? error, path: error.path }, 'a resolver failed');
  if (code.startsWith('UPSTREAM_')) log.warn({ requestId, code, path: error.path }, 'the api failed');
  const { fields, retryAfterSeconds, cost } = (error.extensions ?? {}) as Extensions;
  return {
    message: sentenceIn(language, { message, fa }),
    ...(error.locations?.length && { locations: error.locations }),
    ...(error.path && { path: error.path }),
    extensions: {
      code,
      http: { status: http.status },
      requestId,
      ...(fields ? { fields: fields.map((each) => describeField(each, language)) } : {}),
      ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
      ...(cost ? { cost } : {}),
    },
  };
}

/** The same parts as `UserError` has, but for the path, which is one text here. */
const describeField = ({ field, code, message = code, fa, params = [] }: FieldProblem, language: Language) => ({
  field,
  code,
  message: sentenceIn(language, { message, fa }),
  params,
});

type Kind = {
  code: string;
  http: { status: number; spec?: boolean | undefined };
  message: string;
  fa?: string | undefined;
};

/** What is told of an error. Nothing but our own errors and GraphQL's keep their words: others could hold an address. */
function kindOf(error: GraphQLError): Kind {
  const { code, http, fa } = (error.extensions ?? {}) as Extensions;
  const original = error.originalError;
  const isFault = original && !(original instanceof GraphQLError) && !isNull(original);
  if (code === 'INTERNAL_SERVER_ERROR' || isFault) return ofRefusal(refusals.internal);
  if (code) return { code, http: { status: http?.status ?? 400, spec: http?.spec }, message: error.message, fa };
  // Of graphql-js: a value that is not there or cannot be written, or variables that cannot be read.
  if (error.path && !error.message.startsWith('Argument ')) return ofRefusal(refusals.upstreamInvalid);
  return { code: 'BAD_USER_INPUT', http: { status: 400, spec: true }, message: withoutValue(error.message) };
}

/** The api left out what its contract promises. */
const isNull = ({ message }: Error) => message.startsWith('Cannot return null for non-nullable field');

const ofRefusal = ({ status, code, words: { en, fa } }: Refusal): Kind => ({
  code,
  http: { status },
  message: en,
  fa,
});

/** An argument that turned out wrong once its variables were in it. */
const withoutValue = (message: string) =>
  message.replace(/ has invalid value [^]*$/, ' has a value that is not right.');
