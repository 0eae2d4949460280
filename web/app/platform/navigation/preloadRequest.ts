const mark = 'x-preload';

/** The request of a page that nobody has asked for yet. */
export function preloadRequest(url: URL): Request {
  return new Request(url, { headers: { [mark]: '1' } });
}

/** True while a page is only preloaded: its failures then concern nobody. */
export function isPreload(request: Request): boolean {
  return !import.meta.env.SSR && request.headers.has(mark);
}
