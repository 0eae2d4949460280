import type { GraphQLError } from 'graphql';
import type { NameParams } from '../graph/error-param.ts';
import { graphError, refusedByApi, type FieldProblem } from '../graph/graph-error.ts';
import { refusals } from '../graph/messages.ts';
import type { Answer, NoAnswer } from './exchange.ts';

/** problem+json as the api writes it (RFC 9457). */
type Problem = { title?: unknown; code?: unknown; errors?: unknown };

const OF_INPUT = 'VALIDATION_FAILED';
/** What any value can break: without its field such a code says nothing, so the whole stays VALIDATION_FAILED. */
export const OF_VALUES: ReadonlySet<string> = new Set([
  'REQUIRED',
  'FORMAT',
  'NUMERIC',
  'INTEGER',
  'EMAIL',
  'UPPERCASE',
  'CHAR_NOT_ALLOWED',
  'CHECK_DIGIT',
  'MIN_LENGTH',
  'MAX_LENGTH',
  'EXACT_LENGTH',
  'MIN_VALUE',
  'MAX_VALUE',
  'MIN_ITEMS',
  'MAX_ITEMS',
  'SELECT_ONE',
  'DUPLICATE',
  'ONE_OF',
  'IN_FUTURE',
  'TOO_YOUNG',
  'UNKNOWN_PROPERTY',
  'UNKNOWN_VALUE',
]);

/**
 * The value in a successful answer, null where it has no body. @throws GraphQLError otherwise: the api's own code, fields and words where it refused
 * (4xx with a problem), and one of UPSTREAM_* where it failed, without a word of how.
 */
export function readAnswer(answer: Answer, nameParams: NameParams): unknown {
  const { status, contentType, body } = answer;
  const isJson = contentType.startsWith('application/json') || contentType.startsWith('application/problem+json');
  if (status >= 500) throw unavailable(answer);
  if (status === 204) return null;
  const value = isJson ? parse(body) : undefined;
  if (value === undefined) throw graphError(refusals.upstreamInvalid);
  if (status >= 200 && status < 300) return value;
  throw refusal(answer, value as Problem, nameParams);
}

/** The error for an answer that did not come. */
export function noAnswerError({ reason }: NoAnswer): GraphQLError {
  if (reason === 'unreachable') return graphError(refusals.upstreamUnavailable);
  if (reason === 'disconnect') return graphError(refusals.cancelled);
  return graphError(refusals.upstreamTimeout);
}

function unavailable({ status, retryAfter }: Answer): GraphQLError {
  if (status === 504) return graphError(refusals.upstreamTimeout);
  return graphError(refusals.upstreamUnavailable, after(retryAfter));
}

function refusal(
  { status, retryAfter }: Answer,
  { title, code, errors }: Problem,
  nameParams: NameParams,
): GraphQLError {
  if (typeof code !== 'string') return graphError(refusals.upstreamInvalid);
  const fields = Array.isArray(errors) ? errors.flatMap((each) => readField(each, nameParams)) : [];
  const reason = (code === OF_INPUT && theReason(fields)) || { code, message: title };
  const message = typeof reason.message === 'string' ? reason.message : reason.code;
  return refusedByApi(status, reason.code, message, {
    ...(fields.length > 0 && { fields }),
    ...after(retryAfter),
  });
}

/** The one wrong field, where its code says by itself what is the matter: CURSOR_INVALID. */
const theReason = ([first, ...others]: FieldProblem[]): FieldProblem | undefined =>
  first && others.length === 0 && !OF_VALUES.has(first.code) ? first : undefined;

function readField(error: unknown, nameParams: NameParams): FieldProblem[] {
  const { field, code, message, params } = (error ?? {}) as Record<string, unknown>;
  if (typeof field !== 'string' || typeof code !== 'string') return [];
  return [
    {
      field,
      code,
      ...(typeof message === 'string' && { message }),
      params: Array.isArray(params) ? nameParams(code, params.map(String)) : [],
    },
  ];
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

const after = (retryAfter: string | undefined) =>
  /^\d{1,5}$/.test(retryAfter ?? '') ? { retryAfterSeconds: Number(retryAfter) } : {};
