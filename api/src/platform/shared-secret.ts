import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Whether what a request carries is the secret; takes as long for any guess of its length. */
export function isSecret(given: unknown, secret: string): boolean {
  const a = Buffer.from(typeof given === 'string' ? given : '');
  const b = Buffer.from(secret);
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * How the gateway's own calls are known: by what only it can say, and that does not tell the secret; the gateway makes the
 * same. Without a secret no call is.
 */
export function gatewayCalls(secret: string | undefined): (headers: IncomingHttpHeaders) => boolean {
  if (!secret) return () => false;
  const key = createHmac('sha256', secret).update('calls of the gateway').digest('base64url');
  return (headers) => headers['x-gateway-key'] !== undefined && isSecret(headers['x-gateway-key'], key);
}
