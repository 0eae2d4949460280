import { createHash } from 'node:crypto';
import type { DocumentStore } from '../documents/document-store.ts';
import { graphError, unexecuted } from '../graph/graph-error.ts';

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

type PersistedQuery = { version?: unknown; sha256Hash?: unknown };

/**
 * Puts the text in the place of a hash (`extensions.persistedQuery`), by Apollo's protocol. Nothing is ever registered by
 * asking: a text beside its hash runs as it would without.
 * @throws GraphQLError PERSISTED_QUERY_NOT_FOUND for an unknown hash, after which a client sends the text too; 400 for a text
 * that is not the hash's, and for another version of the protocol
 */
export function resolvePersisted(params: RawParams, store: DocumentStore): RawParams {
  const { persistedQuery: asked } = (params.extensions ?? {}) as { persistedQuery?: PersistedQuery | null };
  if (typeof asked !== 'object' || asked === null) return params;
  const { version = 1, sha256Hash: hash } = asked;
  if (version !== 1) throw unexecuted(400, 'PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported');
  const { extensions: _used, ...rest } = params;
  if (typeof params.query === 'string') {
    if (sha256(params.query) !== hash)
      throw graphError(400, 'BAD_REQUEST', 'The hash of the persisted query is not that of its text.');
    return rest;
  }
  const query = typeof hash === 'string' ? store.persisted(hash) : undefined;
  // The protocol knows this message.
  if (query === undefined) throw unexecuted(404, 'PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
  return { ...rest, query };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
