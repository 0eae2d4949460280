import type { GraphQLError } from 'graphql';
import { graphError, type FieldProblem } from '../graph/graph-error.ts';
import type { Answer, NoAnswer } from './exchange.ts';

/** problem+json as the api writes it (RFC 9457). */
type Problem = { title?: unknown; code?: unknown; errors?: unknown };

/**
 * The value in a successful answer, null where it has no body. @throws GraphQLError otherwise: the api's own code, fields and words where it refused
 * (4xx with a problem), and one of UPSTREAM_* where it failed, without a word of how.
 */
export function readAnswer(answer: Answer): unknown {
  const { status, contentType, body } = answer;
  const isJson = contentType.startsWith('application/json') || contentType.startsWith('application/problem+json');
  if (status >= 500) throw unavailable(answer);
  if (status === 204) return null;
  const value = isJson ? parse(body) : undefined;
  if (value === undefined) throw graphError(502, 'UPSTREAM_INVALID', 'The api gave an answer that cannot be read.');
  if (status >= 200 && status < 300) return value;
  throw refusal(answer, value as Problem);
}

/** The error for an answer that did not come. */
export function noAnswerError({ reason }: NoAnswer): GraphQLError {
  if (reason === 'unreachable') return graphError(503, 'UPSTREAM_UNAVAILABLE', 'The api cannot be reached.');
  if (reason === 'disconnect') return graphError(499, 'REQUEST_CANCELLED', 'The client left before the answer.');
  return graphError(504, 'UPSTREAM_TIMEOUT', 'The api did not answer in time.');
}

function unavailable({ status, retryAfter }: Answer): GraphQLError {
  if (status === 504) return graphError(504, 'UPSTREAM_TIMEOUT', 'The api did not answer in time.');
  return graphError(503, 'UPSTREAM_UNAVAILABLE', 'The api cannot answer now.', after(retryAfter));
}

function refusal({ status, retryAfter }: Answer, { title, code, errors }: Problem): GraphQLError {
  if (typeof code !== 'string')
    return graphError(502, 'UPSTREAM_INVALID', 'The api gave an answer that cannot be read.');
  const fields = Array.isArray(errors) ? errors.flatMap(readField) : [];
  return graphError(status, code, typeof title === 'string' ? title : code, {
    ...(fields.length > 0 && { fields }),
    ...after(retryAfter),
  });
}

function readField(error: unknown): FieldProblem[] {
  const { field, code, message, params } = (error ?? {}) as Record<string, unknown>;
  if (typeof field !== 'string' || typeof code !== 'string') return [];
  return [
    {
      field,
      code,
      ...(typeof message === 'string' && { message }),
      ...(Array.isArray(params) && { params: params.map(String) }),
    },
  ];
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

const after = (retryAfter: string | undefined) =>
  /^\d{1,5}$/.test(retryAfter ?? '') ? { retryAfterSeconds: Number(retryAfter) } : {};
