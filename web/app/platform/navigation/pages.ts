import { matchRoutes, RouterContextProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { preloadRequest } from './preloadRequest.ts';
import type { ScreenArgs } from '../graph/load.ts';

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  module: string;
}

interface ScreenModule {
  clientLoader?: (args: ScreenArgs) => unknown;
}

declare global {
  interface Window {
    /** Written by React Router in framework mode: every route and the file of its module. */
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
  }
}

let tree: RouteObject[] | undefined;

function routes(): RouteObject[] {
  const all = Object.values(window.__reactRouterManifest?.routes ?? {});
  const under = (parentId?: string): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ index, ...route }) => (index ? { ...route, index } : { ...route, children: under(route.id) }));
  return (tree ??= under());
}

/**
 * Loads the code of the page behind a path of this site, from the network or the browser's cache.
 * Rejects when a file is gone, which is what a new build does to an old page.
 */
export async function loadPageCode(path: string) {
  const url = new URL(path, window.location.href);
  const matches = matchRoutes(routes(), url) ?? [];
  const manifest = window.__reactRouterManifest?.routes ?? {};
  return Promise.all(
    matches.map(async ({ route, params }) => {
      const file = manifest[route.id ?? '']?.module;
      const module = file ? ((await import(/* @vite-ignore */ file)) as ScreenModule) : {};
      return { module, params };
    }),
  );
}

/** Loads code and data of a page before anybody goes there; the data lands in the graph's cache. */
export async function preloadPage(path: string): Promise<void> {
  const request = preloadRequest(new URL(path, window.location.href));
  const context = new RouterContextProvider();
  const pages = await loadPageCode(path);
  await Promise.all(pages.map(({ module, params }) => module.clientLoader?.({ request, params, context })));
}
