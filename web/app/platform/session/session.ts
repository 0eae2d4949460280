import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { pageGraph } from '../graph/browser/pageGraph.ts';
import { GraphError } from '../graph/GraphError.ts';
import type { Viewer } from '../site/siteContext.ts';
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
const logoutKey = 'loggedOutAt';

/** Who is logged in, for what a component shows. What the server knew counts until the page is alive. */
export function useViewer(): Viewer | undefined {
  const site = useRouteLoaderData('root') as { viewer?: Viewer } | undefined;
  return useSyncExternalStore(onViewerChange, currentViewer, () => site?.viewer);
}

/** Sends the code of a login. Rejects with a GraphError. */
export const loginWithCode = (challengeId: string, code: string) => post('/session/login', { challengeId, code });

/** Ends the session here, or on all devices. Rejects with a GraphError. */
export async function logout({ everywhere = false } = {}): Promise<void> {
  await post('/session/logout', { everywhere });
  pageGraph().forget();
  // A session that merely ended leaves the other tabs their forms; a logout does not.
  localStorage.setItem(logoutKey, String(Date.now()));
}

/** The server does not know the session any more. */
export const forgetViewer = () => rememberViewer(undefined);

/** Follows the other tabs, and takes over what the server said of this page's visitor. */
export function startSession(fromServer: Viewer | undefined): () => void {
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
  if (pathname.startsWith('/profile')) leave(pathname + search);
}

const post = async (path: string, body: object): Promise<void> => void (await askSession('POST', path, body));

/** Asks the web server about the session, or for a change of it. Rejects with a GraphError. */
export async function askSession(method: 'GET' | 'POST' | 'PUT', path = '/session', body?: object) {
  const request = {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), 'x-rasteh-client': 'web' },
    ...(body && { body: JSON.stringify(body) }),
  };
  const response = await fetch(path, request).catch(() => {
    throw new GraphError(0, 'No connection', 'NETWORK_UNREACHABLE');
  });
  const answer = (await response.json().catch(() => ({}))) as {
    userInfo?: Viewer | null;
    party?: Party;
    code?: string;
  } & Said;
  if (!response.ok) {
    const { message = '', code = 'INTERNAL', requestId, retryAfterSeconds } = answer;
    throw new GraphError(response.status, message, code, { requestId, retryAfterSeconds });
  }
  rememberViewer(answer.userInfo);
  return answer;
}

/** A company or merchant that somebody acts for (specification, section 3, `merchantIdState`). */
export interface Party {
  customerId: string;
  merchantId?: string;
}

interface Said {
  message?: string;
  requestId?: string;
  retryAfterSeconds?: number;
}
