import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { failedNavigation } from '../errors/failedNavigation.ts';
import { missingPart } from '../errors/missingPart.ts';
import { reloadForMissingFile } from '../updates/reload.ts';
import { notify } from '../notify/notify.ts';
import { navigationMessages } from './messages.ts';
import { navigationPending } from './pending.ts';
import { loadPageCode, preloadPage } from './pages.ts';
import { PreloadQueue } from './preloadQueue.ts';
import { isPlainClick, siteLinkOf } from './siteLink.ts';

// A pointer that only crosses a link stays on it for less.
const restMs = 65;

/**
 * Makes every plain `<a>` of the site a client navigation, and preloads the page behind it when the
 * pointer rests on it, a finger touches it or it gets the focus. One listener for all links: a component
 * per link costs the server more than the rest of a long list. `data-keep-scroll` keeps the scroll position.
 */
export function useSiteLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const stop = new AbortController();
    const on = { signal: stop.signal, passive: true };
    window.addEventListener('click', (event) => followLink(event, navigate), { signal: stop.signal });
    preloadOnIntent(on);
    return () => stop.abort();
  }, [navigate]);
}

type Navigate = ReturnType<typeof useNavigate>;

function followLink(event: MouseEvent, navigate: Navigate): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const path = siteLinkOf(event);
  if (path === undefined) return;
  event.preventDefault();
  const link = (event.target as Element).closest('a');
  const preventScrollReset = link?.dataset.keepScroll !== undefined;
  const go = () => void navigate(path, { preventScrollReset });
  // The code comes first: React Router would answer a missing file with an unguarded reload.
  const loaded = loadPageCode(path);
  navigationPending.during(loaded);
  loaded.then(go, async () => {
    const outcome = await reloadForMissingFile(path);
    if (outcome === 'unreachable') notify('error', navigationMessages.unreachable);
    if (outcome === 'refused') showMissing(path, navigate);
  });
}

/** The general error page, from which the visitor may load the page anew. */
function showMissing(href: string, navigate: Navigate): void {
  const { pathname: path } = new URL(href, window.location.href);
  failedNavigation.remember({ code: missingPart, path, status: 500, href });
  void navigate('/error');
}

function preloadOnIntent(on: AddEventListenerOptions): void {
  const queue = new PreloadQueue(preloadPage);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const want = (event: PointerEvent | TouchEvent, afterMs: number) => {
    clearTimeout(resting);
    const path = siteLinkOf(event);
    if (path !== undefined && path !== here()) resting = setTimeout(() => queue.add(path), afterMs);
  };
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && want(event, restMs), on);
  document.addEventListener('touchstart', (event) => want(event, 0), on);
}

const here = () => window.location.pathname + window.location.search;
