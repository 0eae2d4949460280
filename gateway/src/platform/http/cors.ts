import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

const EXPOSED = 'RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, ETag, X-Request-Id';
const ALLOWED =
  'accept-language, authorization, content-type, idempotency-key, traceparent, x-known-browser, x-request-id';
const PREFLIGHT_SECONDS = '600';

/**
 * What pages of other origins may do: those in the list may ask with a token, and with `*` any may ask anonymously.
 * Cookies are never read, so credentials are never allowed.
 */
export function corsHeaders(
  { method, headers }: IncomingMessage,
  origins: ReadonlySet<string>,
): OutgoingHttpHeaders | undefined {
  const { origin } = headers;
  if (origin === undefined) return undefined;
  const isListed = origins.has(origin);
  if (!isListed && !origins.has('*')) return undefined;
  const told: OutgoingHttpHeaders = {
    'access-control-allow-origin': isListed ? origin : '*',
    'access-control-expose-headers': EXPOSED,
  };
  if (method !== 'OPTIONS') return told;
  return {
    ...told,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': isListed ? ALLOWED : ALLOWED.replace('authorization, ', ''),
    'access-control-max-age': PREFLIGHT_SECONDS,
  };
}
