import type { Request } from 'express';
import type { GraphError } from '../app/platform/graph/GraphError.ts';

/** Why a request to `/graphql` is not passed on. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  /** Seconds until another try may pass. */
  retryAfter?: string;
}

const refuse = (status: number, code: string, message: string): Refusal => ({ status, code, message });

/** Tells a page of an older build to load itself anew. */
export const operationNotFound = refuse(
  404,
  'PERSISTED_OPERATION_NOT_FOUND',
  'Only operations of this site are run here',
);

/**
 * Refuses what a foreign page could make a browser send: without our own header, from another origin, or
 * in a content type that a form can produce. Undefined when the request is ours.
 */
export function refusalOf(
  request: Request,
  publicOrigin: string,
  mediaType = 'application/json',
  method = 'POST',
): Refusal | undefined {
  if (request.get('x-rasteh-client') !== 'web') {
    return refuse(403, 'CLIENT_HEADER_MISSING', 'The header x-rasteh-client: web is missing');
  }
  if (!isOwnOrigin(request, publicOrigin)) {
    return refuse(403, 'ORIGIN_NOT_ALLOWED', 'Only pages of this site may ask here');
  }
  if (request.method !== method) return refuse(405, 'METHOD_NOT_ALLOWED', `Only ${method} is answered here`);
  if (!request.is(mediaType)) {
    return refuse(415, 'MEDIA_TYPE_NOT_SUPPORTED', `Only ${mediaType} is read here`);
  }
  return undefined;
}

/** What is told when the graph gave no answer; it may give one a second later. */
export const unanswered = ({ status, code, data }: GraphError): Refusal => ({
  ...refuse(status, code, 'The graph did not answer'),
  ...(status === 503 && { retryAfter: String(data.retryAfterSeconds ?? 1) }),
});

/** Why a body was not read. @param status what its reader says; @param limit as the reader was given it */
export function bodyRefusal(status: number, limit: string): Refusal {
  if (status === 413) return refuse(413, 'BODY_TOO_LARGE', `The body may have ${limit}`);
  if (status === 415) return refuse(415, 'MEDIA_TYPE_NOT_SUPPORTED', 'The body has an encoding that is not read here');
  return refuse(400, 'BAD_REQUEST', 'The body is not readable JSON');
}

/** Whether a page of this site sent it, as far as the browser tells. */
export function isOwnOrigin(request: Request, publicOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site === 'same-origin';
  if (origin === publicOrigin) return true;
  // Another name of this machine (127.0.0.1 for localhost): the browser itself vouches that it is the same.
  return site === 'same-origin' && URL.canParse(origin) && new URL(origin).host === request.get('host');
}

/** What an operation of the browser does to the site; a visit is counted apart, since every page has one. */
export type OperationKind = 'read' | 'write' | 'visit';

/** Every operation of this build and the last ones, by its SHA-256. */
export type Operations = Pick<ReadonlyMap<string, OperationKind>, 'get'>;

/** One persisted operation with its variables, as the browser asks for it. */
export interface PersistedQuestion {
  name: string;
  hash: string;
  kind: OperationKind;
  variables: unknown;
}

/**
 * Reads the body of a question. A text of a query is never taken, not even beside a known hash; an
 * unknown hash is 404, which tells an old page to load itself anew.
 */
export function readQuestion(body: unknown, known: Operations): PersistedQuestion | Refusal {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuse(400, 'BAD_REQUEST', 'The body must be one JSON object');
  }
  const { query, operationName, variables = {}, extensions } = body as Record<string, unknown>;
  const persisted = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | undefined)?.persistedQuery;
  const hash = persisted?.sha256Hash;
  const kind = typeof hash === 'string' ? known.get(hash) : undefined;
  if (query !== undefined || typeof hash !== 'string' || kind === undefined) {
    return operationNotFound;
  }
  if (typeof operationName !== 'string' || typeof variables !== 'object' || Array.isArray(variables)) {
    return refuse(400, 'BAD_REQUEST', 'operationName must be a text and variables an object');
  }
  return { name: operationName, hash, kind, variables };
}

/** So many answers come along with one write. */
const mostBrought = 4;

/**
 * What a write asks for beside itself (`extensions.brings`): reads of this site that it makes untrue. What is none of
 * these is left out.
 */
export function readBrings(body: unknown, known: Operations): PersistedQuestion[] {
  const { extensions } = body as { extensions?: { brings?: unknown } };
  const brings = Array.isArray(extensions?.brings) ? (extensions.brings as unknown[]).slice(0, mostBrought) : [];
  return brings.flatMap((each) => {
    const question = readQuestion(each, known);
    return 'status' in question || question.kind !== 'read' ? [] : [question];
  });
}
