import { pageGraph } from '../graph/browser/pageGraph.ts';
import { GraphError } from '../graph/GraphError.ts';
import type { Viewer } from '../site/siteContext.ts';
import { forgetTyping } from './keptTyping.ts';
import { logoutKey } from './session.ts';
import { currentViewer, rememberViewer } from './viewerRecord.ts';

/** Sends the code of a login. Rejects with a GraphError. */
export const loginWithCode = (challengeId: string, code: string) => post('/session/login', { challengeId, code });

/** Ends the session here, or on all devices. Rejects with a GraphError. */
export async function logout({ everywhere = false } = {}): Promise<void> {
  const who = recordedViewer();
  await post('/session/logout', { everywhere });
  pageGraph().forget();
  if (who !== undefined) forgetTyping(who);
  // A session that merely ended leaves the other tabs their forms; a logout does not.
  try {
    localStorage.setItem(logoutKey, String(Date.now()));
  } catch {
    // Where the browser keeps nothing, the other tabs learn it from the next answer.
  }
}

/** Whose record is at hand, ended or not. */
const recordedViewer = () => currentViewer(0)?.sub;

const post = async (path: string, body: object): Promise<void> => void (await askSession('POST', path, body));

/** Asks the web server about the session, or for a change of it. Rejects with a GraphError. */
export async function askSession(method: 'GET' | 'POST' | 'PUT', path = '/session', body?: object) {
  const asker = recordedViewer();
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
  // Who came or went while a question was on its way knows better than its answer.
  if (method !== 'GET' || recordedViewer() === asker) rememberViewer(answer.userInfo);
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
