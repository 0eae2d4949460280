import { createHash } from 'node:crypto';
import type { DocumentStore } from '../documents/document-store.ts';
import type { Params } from '../graph/express-lane.ts';
import { graphError, unexecuted, wrongField, type FieldProblem } from '../graph/graph-error.ts';
import { about, problems, refusals, type Words } from '../graph/messages.ts';
import { findJsonFlaw, type JsonFlaw } from '@rasteh/shared/json-flaw';

/** The body of a POST, or the query string of a GET, as an object. */
export type RawParams = Record<string, unknown>;

/** @throws GraphQLError 400 for what is not one JSON object */
export function parseBody(text: string): RawParams {
  const body = parse(text, '', () => graphError(refusals.bodyNotJson));
  if (Array.isArray(body)) throw graphError(refusals.batchingNotSupported);
  if (typeof body !== 'object' || body === null) throw graphError(refusals.bodyNotObject);
  return body as RawParams;
}

/** @throws GraphQLError 400 when variables or extensions are not JSON */
export function parseSearch(search: string): RawParams {
  const given = new URLSearchParams(search);
  const params: RawParams = {};
  for (const name of ['query', 'operationName'] as const) if (given.has(name)) params[name] = given.get(name);
  for (const name of ['variables', 'extensions'] as const) {
    const text = given.get(name);
    if (text) params[name] = parse(text, name, () => badRequest([[name, 'FORMAT', problems.notJson]]));
  }
  return params;
}

/**
 * The parameters of GraphQL over HTTP, each of the kind that it must be, with the text of a persisted query in the place
 * of its hash. @throws GraphQLError 400 for those that are not; of persisted queries see `resolvePersisted`
 */
export function readParams(raw: RawParams, store: DocumentStore): Params {
  const wrong = Object.entries(raw).flatMap(([name, value]): Wrong[] => {
    const kind = KINDS.get(name);
    if (!kind) return [[name.slice(0, LONGEST_NAME), 'UNKNOWN_PROPERTY', problems.unknown]];
    return value === null || kind.fits(value) ? [] : [[name, 'FORMAT', kind.words]];
  });
  if (wrong.length > 0) throw badRequest(wrong.slice(0, MOST_TOLD));
  const { query, ...params } = resolvePersisted(raw, store);
  if (typeof query !== 'string') throw badRequest([['query', 'REQUIRED', problems.required]]);
  return { ...params, query };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = { fits: isText, words: problems.notText };
const object = { fits: isObject, words: problems.notObject };
const KINDS = new Map(Object.entries({ query: text, operationName: text, variables: object, extensions: object }));
const MOST_TOLD = 10;
const LONGEST_NAME = 100;

type PersistedQuery = { version?: unknown; sha256Hash?: unknown };

/**
 * Puts the text in the place of a hash (`extensions.persistedQuery`), by Apollo's protocol. Nothing is ever registered by
 * asking: a text beside its hash runs as it would without.
 * @throws GraphQLError PERSISTED_QUERY_NOT_FOUND for an unknown hash, after which a client sends the text too; 400 for a text
 * that is not the hash's, and for another version of the protocol
 */
function resolvePersisted(params: RawParams, store: DocumentStore): RawParams {
  const { persistedQuery: asked = null } = (params.extensions ?? {}) as { persistedQuery?: unknown };
  if (asked === null) return params;
  const place = 'extensions.persistedQuery';
  if (!isObject(asked)) throw badRequest([[place, 'FORMAT', problems.notObject]]);
  const { version = 1, sha256Hash: hash } = asked as PersistedQuery;
  if (version !== 1) throw unexecuted(400, 'PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported');
  const { extensions: _used, ...rest } = params;
  if (isText(params.query)) {
    if (sha256(params.query) !== hash) throw badRequest([[`${place}.sha256Hash`, 'FORMAT', problems.otherHash]]);
    return rest;
  }
  const query = isText(hash) ? store.persisted(hash) : undefined;
  // The protocol knows this message.
  if (query === undefined) throw unexecuted(404, 'PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
  return { ...rest, query };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type Wrong = [name: string, rule: string, words: Words];

/** Parameters that are not what they must be, each by its name. */
function badRequest(wrong: Wrong[]) {
  const fields = wrong.map(([name, rule, words]): FieldProblem => wrongField(name, rule, words));
  const told = wrong.map(([name, , words]) => about(name, words));
  const words = { en: told.map(({ en }) => en).join(' '), fa: told.map(({ fa }) => fa).join(' ') };
  return graphError({ status: 400, code: 'BAD_REQUEST', words }, { fields });
}

const wordsOf: Record<JsonFlaw['code'], (limit: number) => Words> = {
  JSON_TOO_DEEP: problems.tooDeep,
  DUPLICATE_KEY: () => problems.duplicateKey,
  NUMBER_TOO_LARGE: () => problems.numberTooLarge,
};

/** @param name what the text is, in the paths of its fields; empty for the whole body */
function parse(text: string, name: string, failure: () => Error): unknown {
  const flaw = findJsonFlaw(text);
  if (flaw) {
    const { code, field, params } = flaw;
    const place = [name, field].filter(Boolean).join('.');
    throw badRequest([[place, code, wordsOf[code](Number(params?.[0]))]]);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw failure();
  }
}
