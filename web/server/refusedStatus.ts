/**
 * The 4xx of an error that a reader of requests threw (an address, a body, an encoding that is none); undefined for a
 * failure of our own.
 */
export function refusedStatus(error: unknown): number | undefined {
  if (error instanceof URIError) return 400;
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
