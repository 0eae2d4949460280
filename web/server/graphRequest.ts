import type { Request } from 'express';

/** Why a request to `/graphql` is not passed on. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  /** Seconds until another try may pass. */
  retryAfter?: string;
}

const refuse = (status: number, code: string, message: string): Refusal => ({ status, code, message });

/**
 * Refuses what a foreign page could make a browser send: without our own header, from another origin, or
 * in a content type that a form can produce. Undefined when the request is ours.
 */
export function refusalOf(request: Request, publicOrigin: string, mediaType = 'application/json'): Refusal | undefined {
  if (request.get('x-rasteh-client') !== 'web') {
    return refuse(403, 'CLIENT_HEADER_MISSING', 'The header x-rasteh-client: web is missing');
  }
  if (!isOwnOrigin(request, publicOrigin)) {
    return refuse(403, 'ORIGIN_NOT_ALLOWED', 'Only pages of this site may ask here');
  }
  if (request.method !== 'POST') return refuse(405, 'METHOD_NOT_ALLOWED', 'Only POST is answered here');
  if (!request.is(mediaType)) {
    return refuse(415, 'MEDIA_TYPE_NOT_SUPPORTED', `Only ${mediaType} is read here`);
  }
  return undefined;
}

function isOwnOrigin(request: Request, publicOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site === 'same-origin';
  if (origin === publicOrigin) return true;
  // Another name of this machine (127.0.0.1 for localhost): the browser itself vouches that it is the same.
  return site === 'same-origin' && URL.canParse(origin) && new URL(origin).host === request.get('host');
}

/** One persisted operation with its variables, as the browser asks for it. */
export interface PersistedQuestion {
  name: string;
  hash: string;
  variables: unknown;
}

/**
 * Reads the body of a question. A text of a query is never taken, not even beside a known hash; an
 * unknown hash is 404, which tells an old page to load itself anew.
 */
export function readQuestion(body: unknown, known: ReadonlySet<string>): PersistedQuestion | Refusal {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuse(400, 'BAD_REQUEST', 'The body must be one JSON object');
  }
  const { query, operationName, variables = {}, extensions } = body as Record<string, unknown>;
  const persisted = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | undefined)?.persistedQuery;
  const hash = persisted?.sha256Hash;
  if (query !== undefined || typeof hash !== 'string' || !known.has(hash)) {
    return refuse(404, 'PERSISTED_OPERATION_NOT_FOUND', 'Only operations of this site are run here');
  }
  if (typeof operationName !== 'string' || typeof variables !== 'object' || Array.isArray(variables)) {
    return refuse(400, 'BAD_REQUEST', 'operationName must be a text and variables an object');
  }
  return { name: operationName, hash, variables };
}
