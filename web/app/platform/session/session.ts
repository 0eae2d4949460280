import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { pageGraph } from '../graph/browser/pageGraph.ts';
import { GraphError } from '../graph/GraphError.ts';
import type { Viewer } from '../site/siteContext.ts';
import { loginHref } from './redirectPath.ts';

/** specification, section 3: the record of the login in local storage; a hint that the server does not believe. */
const storageKey = 'userInfo';
/** When somebody logged out: the other tabs hear of it. */
const logoutKey = 'loggedOutAt';

type Listener = (viewer: Viewer | undefined) => void;
const listeners = new Set<Listener>();
let known: { text: string | null; viewer: Viewer | undefined } | undefined;

/** Who is logged in by the record at hand: it exists and its end (seconds) is later than now. */
export function currentViewer(now = Date.now()): Viewer | undefined {
  const text = localStorage.getItem(storageKey);
  // The same object while nothing changed, as React wants it.
  if (known?.text !== text) known = { text, viewer: parse(text) };
  return known.viewer && known.viewer.exp * 1_000 > now ? known.viewer : undefined;
}

/** Writes or removes the record and tells this tab; the browser tells the others. */
export function rememberViewer(viewer: Viewer | undefined | null): void {
  if (viewer) localStorage.setItem(storageKey, JSON.stringify(viewer));
  else localStorage.removeItem(storageKey);
  tell();
}

/** Calls back at each login and logout, in whichever tab; returns the end of it. */
function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Who is logged in, for what a component shows. What the server knew counts until the page is alive. */
export function useViewer(): Viewer | undefined {
  const site = useRouteLoaderData('root') as { viewer?: Viewer } | undefined;
  return useSyncExternalStore(onSessionChange, currentViewer, () => site?.viewer);
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
    if (key === storageKey || key === null) tell();
    if (key === logoutKey) giveUpPage((here) => window.location.replace(loginHref(here, { perPage: true })));
  };
  window.addEventListener('storage', follow);
  const end = onSessionChange(forgetOthersAnswers());
  return () => {
    window.removeEventListener('storage', follow);
    end();
  };
}

/** What was loaded for one person is not there for the next, in any tab. Who logs in again goes on. */
function forgetOthersAnswers(): Listener {
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

async function post(path: string, body: object): Promise<void> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-rasteh-client': 'web' },
    body: JSON.stringify(body),
  };
  const response = await fetch(path, request).catch(() => {
    throw new GraphError(0, 'No connection', 'NETWORK_UNREACHABLE');
  });
  const answer = (await response.json().catch(() => ({}))) as { userInfo?: Viewer | null; code?: string } & Said;
  if (!response.ok) {
    const { message = '', code = 'INTERNAL', requestId, retryAfterSeconds } = answer;
    throw new GraphError(response.status, message, code, { requestId, retryAfterSeconds });
  }
  rememberViewer(answer.userInfo);
}

interface Said {
  message?: string;
  requestId?: string;
  retryAfterSeconds?: number;
}

function tell(): void {
  const viewer = currentViewer();
  for (const listener of listeners) listener(viewer);
}

function parse(text: string | null): Viewer | undefined {
  try {
    const viewer = JSON.parse(text ?? 'null') as Partial<Viewer> | null;
    return typeof viewer?.exp === 'number' && typeof viewer.sub === 'string' ? (viewer as Viewer) : undefined;
  } catch {
    return undefined;
  }
}
