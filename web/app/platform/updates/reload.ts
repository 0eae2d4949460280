import type { MiddlewareFunction } from 'react-router-dom';
import { rememberMissingPart } from '../errors/missingPart.ts';
import { BuildWatch } from './BuildWatch.ts';
import { mayReload } from './reloadGuard.ts';

let watch: BuildWatch | undefined;

/** Starts the hourly look for a newer build. `buildId` is the one that this page came with. */
export function watchBuilds(buildId: string): void {
  if (watch) return;
  watch = new BuildWatch(buildId, {
    every: (ms, run) => void setInterval(run, ms),
    latestBuildId,
  });
  watch.start();
  // A part of a page that was replaced on the server: only the new page can have the new part.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    rememberMissingPart(payload);
    void reloadForMissingFile(window.location.href);
  });
}

async function latestBuildId(): Promise<string> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`No build information: ${response.status}`);
  return ((await response.json()) as { id: string }).id;
}

/** Once a newer build is known, turns the next navigation into a full page load. */
export const newBuildMiddleware: MiddlewareFunction = async ({ request }, next) => {
  if (watch?.outdated && reloadForNewBuild(request.url)) await new Promise(() => undefined);
  return next();
};

/**
 * Leaves for `href` with a full page load. False, and nothing happens, when this path was loaded afresh
 * less than 10 s ago.
 */
export function reloadForNewBuild(href: string): boolean {
  const url = new URL(href, window.location.href);
  if (!mayReload(url.pathname, Date.now(), sessionStorage)) return false;
  if (url.href === window.location.href) window.location.reload();
  else window.location.assign(url.href);
  return true;
}

/**
 * A file of the page did not come. If the server answers, the file is gone with its build and `href` is loaded afresh,
 * unless it was just now: then only the visitor may try again. Without a connection a reload would only lose the page.
 */
export async function reloadForMissingFile(href: string): Promise<'reloads' | 'refused' | 'unreachable'> {
  const reachable = await latestBuildId().then(
    () => true,
    () => false,
  );
  if (!reachable) return 'unreachable';
  return reloadForNewBuild(href) ? 'reloads' : 'refused';
}
