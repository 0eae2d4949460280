import type { RequestHandler } from 'express';

const twoYearsSeconds = 63_072_000;

// Answers that are no page may not load or frame anything at all.
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Policy of a page: only scripts with this answer's nonce and what they load; everything from this origin.
 * Inline style attributes are allowed, style elements are not.
 */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Sets what every answer carries; HSTS only where the site is served over https. */
export function securityHeaders(publicOrigin: string): RequestHandler {
  const overHttps = publicOrigin.startsWith('https:');
  const fixed: [string, string][] = [
    ['content-security-policy', closedPolicy],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ];
  if (overHttps) fixed.push(['strict-transport-security', `max-age=${twoYearsSeconds}; includeSubDomains`]);
  return (_request, response, next) => {
    for (const [name, value] of fixed) response.setHeader(name, value);
    next();
  };
}
