import { ApolloLink, Observable } from '@apollo/client';
import { sessionLasts } from '../../session/viewerRecord.ts';
import { dataOf, GraphError, type RawAnswer } from '../GraphError.ts';
import { operationOf, questionBody, type Question } from '../question.ts';

const deadlineMs = 10_000;

interface AskContext {
  /** Ends the request when the navigation that wants it is over. */
  signal?: AbortSignal;
}

/**
 * Sends an operation's hash to the web origin. Nothing is repeated here: the gateway repeats reads.
 * Errors are GraphErrors; a deadline of 10 s gives 504, no connection gives status 0.
 */
export function persistedLink(): ApolloLink {
  return new ApolloLink((operation) => {
    const { signal } = operation.getContext() as AskContext;
    return new Observable((observer) => {
      const controller = new AbortController();
      const abort = () => controller.abort();
      const timer = setTimeout(abort, deadlineMs);
      signal?.addEventListener('abort', abort);
      const body = questionBody(operationOf(operation.query as Question<unknown, never>), operation.variables);
      post(body, controller.signal)
        .then((data) => {
          observer.next({ data });
          observer.complete();
        })
        .catch((error: unknown) => {
          observer.error(signal?.aborted ? error : asGraphError(error));
        });
      return () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        controller.abort();
      };
    });
  });
}

async function post(body: string, signal: AbortSignal) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-rasteh-client': 'web' },
    credentials: 'same-origin',
    body,
    signal,
  });
  sessionLasts(Number(response.headers.get('x-session-ends')));
  const answer = (await response.json().catch(() => ({}))) as RawAnswer;
  return dataOf(answer, response.status);
}

function asGraphError(error: unknown): GraphError {
  if (error instanceof GraphError) return error;
  const late = error instanceof DOMException && error.name === 'AbortError';
  return late
    ? new GraphError(504, 'Deadline', 'UPSTREAM_TIMEOUT')
    : new GraphError(0, 'No connection', 'NETWORK_UNREACHABLE');
}
