/**
 * The path (with query and hash) that a click on a plain link leads to inside this site, or undefined when the
 * browser shall follow it itself: another origin, a download, another tab, a modifier key, a place on the
 * same page, or `data-full-load`.
 */
export function siteLinkOf(event: MouseEvent | PointerEvent | TouchEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (link.origin !== window.location.origin || link.hasAttribute('download')) return undefined;
  if ((link.target && link.target !== '_self') || 'fullLoad' in link.dataset) return undefined;
  const { pathname, search, hash } = link;
  const samePage = pathname === window.location.pathname && search === window.location.search;
  return samePage && hash ? undefined : pathname + search + hash;
}

/** A press of the main button without keys that mean "elsewhere". */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}
