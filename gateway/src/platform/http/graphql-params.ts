import type { DocumentStore } from '../documents/document-store.ts';
import { graphError } from '../graph/graph-error.ts';

/** The body of a POST, or the query string of a GET, as an object. */
export type RawParams = Record<string, unknown>;

/** @throws GraphQLError 400 for what is not one JSON object */
export function parseBody(text: string): RawParams {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw graphError(400, 'BAD_REQUEST', 'The body is not JSON.');
  }
  if (Array.isArray(body)) throw graphError(400, 'BATCHING_NOT_SUPPORTED', 'Send one operation in a request.');
  if (typeof body !== 'object' || body === null)
    throw graphError(400, 'BAD_REQUEST', 'The body must be one JSON object.');
  return body as RawParams;
}

/** @throws GraphQLError 400 when variables or extensions are not JSON */
export function parseSearch(search: string): RawParams {
  const given = new URLSearchParams(search);
  const params: RawParams = {};
  for (const name of ['query', 'operationName'] as const) if (given.has(name)) params[name] = given.get(name);
  for (const name of ['variables', 'extensions'] as const) {
    const text = given.get(name);
    if (text) params[name] = parseParameter(name, text);
  }
  return params;
}

function parseParameter(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw graphError(400, 'BAD_REQUEST', `The parameter "${name}" is not JSON.`);
  }
}

/**
 * Puts the text in the place of a hash (`extensions.persistedQuery.sha256Hash`). Nothing is ever registered by asking.
 * @throws GraphQLError 404 PERSISTED_OPERATION_NOT_FOUND for an unknown hash, and for one that stands beside another text
 */
export function resolvePersisted(params: RawParams, store: DocumentStore): RawParams {
  const extensions = params.extensions as { persistedQuery?: { sha256Hash?: unknown } } | null | undefined;
  const hash = extensions?.persistedQuery?.sha256Hash;
  if (hash === undefined) return params;
  const text = typeof hash === 'string' ? store.persisted(hash) : undefined;
  if (text === undefined || (typeof params.query === 'string' && params.query !== text)) {
    throw graphError(404, 'PERSISTED_OPERATION_NOT_FOUND', 'There is no operation with this hash.');
  }
  const { extensions: _used, ...rest } = params;
  return { ...rest, query: text };
}
