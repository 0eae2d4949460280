import { errorOfProblem } from '../../platform/graph/errorOfProblem.ts';
import { GraphError } from '../../platform/graph/GraphError.ts';
import { loginAgain } from '../../platform/session/loginAgain.ts';
import { sessionLasts } from '../../platform/session/viewerRecord.ts';

export interface SentFile {
  id: string;
  name: string;
  size: number;
  mime: string;
  url: string;
}

interface Sending {
  /** The same for each attempt with one file: it arrives once. */
  key: string;
  /** Part of the bytes that left, 0 to 1. */
  onProgress(part: number): void;
  signal: AbortSignal;
}

/** Sends a file to the site. Rejects with a GraphError; status 0 when the line broke, and then the same may be sent again. */
export async function sendFile(file: File, sending: Sending): Promise<SentFile> {
  if (!(await isLoggedIn(sending)) && !(await loginAgain())) throw loggedOut();
  try {
    return await attempt(file, sending);
  } catch (error) {
    const isOut = error instanceof GraphError && error.status === 401;
    if (isOut && ((await isLoggedIn(sending)) || (await loginAgain()))) return attempt(file, sending);
    throw error;
  }
}

const loggedOut = () => new GraphError(401, 'Logged out', 'UNAUTHENTICATED');

/** Has the site make its tokens fresh: with the upload itself it cannot, because new ones would come when all is sent. */
async function isLoggedIn({ signal }: Sending): Promise<boolean> {
  const response = await fetch('/session', { signal }).catch(() => {
    throw signal.aborted ? givenUp() : noConnection();
  });
  if (response.status >= 500) throw new GraphError(response.status, 'Nobody knows', 'UPSTREAM_UNREACHABLE');
  const { userInfo } = (await response.json().catch(() => ({}))) as { userInfo?: { exp: number } | null };
  if (userInfo) sessionLasts(userInfo.exp);
  return !!userInfo;
}

const noConnection = () => new GraphError(0, 'No connection', 'NETWORK_UNREACHABLE');
const givenUp = () => new GraphError(0, 'Given up', 'ABORTED');

// Not fetch: it does not tell how much has left.
function attempt(file: File, { key, onProgress, signal }: Sending): Promise<SentFile> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(givenUp());
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('file', file, file.name);
    request.open('POST', '/files');
    request.setRequestHeader('x-rasteh-client', 'web');
    request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(noConnection());
    request.onabort = () => reject(givenUp());
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status === 200) return resolve(answer as SentFile);
      reject(errorOfProblem(request.status, answer, request.getResponseHeader('retry-after')));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parse(text: string): Partial<SentFile> & { code?: string; title?: string; errors?: unknown[] } {
  try {
    return JSON.parse(text) as { code?: string };
  } catch {
    return {};
  }
}
