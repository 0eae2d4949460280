import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { pageGraph } from '../graph/browser/pageGraph.ts';
import { leaving } from '../navigation/leaving.ts';
import type { Viewer } from '../site/siteContext.ts';
import { keepFirstViewer } from './firstViewer.ts';
import { loginHref } from './redirectPath.ts';
import {
  currentViewer,
  onViewerChange,
  rememberViewer,
  tellViewer,
  viewerKey,
  type ViewerListener,
} from './viewerRecord.ts';

/** When somebody logged out: the other tabs hear of it. */
export const logoutKey = 'loggedOutAt';

/** Who is logged in, for what a component shows. What the server knew counts until the page is alive. */
export function useViewer(): Viewer | undefined {
  const site = useRouteLoaderData('root') as { viewer?: Viewer } | undefined;
  return useSyncExternalStore(onViewerChange, currentViewer, () => site?.viewer);
}

/** The server does not know the session any more. */
export const forgetViewer = () => rememberViewer(undefined);

/** Follows the other tabs, and takes over what the server said of this page's visitor. */
export function startSession(fromServer: Viewer | undefined): () => void {
  keepFirstViewer(fromServer);
  rememberViewer(fromServer);
  const follow = ({ key }: StorageEvent) => {
    if (key === viewerKey || key === null) tellViewer();
    if (key === logoutKey) giveUpPage((here) => window.location.replace(loginHref(here, { perPage: true })));
  };
  window.addEventListener('storage', follow);
  const end = onViewerChange(forgetOthersAnswers());
  return () => {
    window.removeEventListener('storage', follow);
    end();
  };
}

/** What was loaded for one person is not there for the next, in any tab. Who logs in again goes on. */
function forgetOthersAnswers(): ViewerListener {
  let shown = currentViewer()?.sub;
  return (viewer) => {
    if (!viewer) return;
    if (shown !== undefined && viewer.sub !== shown) giveUpPage(() => window.location.reload());
    shown = viewer.sub;
  };
}

/** Drops what was loaded; a page of the logged-in area shows nothing else, so it is left by `leave`. */
function giveUpPage(leave: (here: string) => void): void {
  pageGraph().forget();
  const { pathname, search } = window.location;
  if (!pathname.startsWith('/profile')) return;
  // What is typed there is not for whoever sits here now.
  leaving.isDecided = true;
  leave(pathname + search);
}
