import { ApolloLink, Observable } from '@apollo/client';
import { sessionLasts } from '../../session/viewerRecord.ts';
import { dataOf, GraphError, type RawAnswer } from '../GraphError.ts';
import { asked, operationOf, type Question } from '../question.ts';
import type { Asked } from './Engine.ts';
import { retryOverloaded } from './retryOverloaded.ts';

const deadlineMs = 10_000;

export interface AskContext {
  /** Ends the request when the navigation that wants it is over. */
  signal?: AbortSignal | undefined;
  /** What a write makes untrue: asked in the same request, once it is done. */
  brings?: readonly Asked[];
  /** Tells a repetition of a write from another one. */
  idempotencyKey?: string;
  /** Hears what was brought, each in its place; undefined for what failed. */
  brought?(answers: readonly unknown[]): void;
}

/**
 * Sends an operation's hash to the web origin. Only what was refused before it began is sent again: the gateway repeats reads.
 * Errors are GraphErrors; a deadline of 10 s gives 504, no connection gives status 0.
 */
export function persistedLink(): ApolloLink {
  return new ApolloLink((operation) => {
    const { signal, brings = [], brought, idempotencyKey } = operation.getContext() as AskContext;
    return new Observable((observer) => {
      const controller = new AbortController();
      const abort = () => controller.abort();
      const timer = setTimeout(abort, deadlineMs);
      signal?.addEventListener('abort', abort);
      const question = asked(operationOf(operation.query as Question<unknown, never>), operation.variables);
      const more = brings.map(({ document, variables }) => asked(operationOf(document), variables));
      const extensions = { ...question.extensions, ...(more.length > 0 && { brings: more }) };
      const body = JSON.stringify({ ...question, extensions });
      retryOverloaded(() => post(body, { signal: controller.signal, idempotencyKey }), controller.signal)
        .then(({ data, answers }) => {
          brought?.(answers);
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

type Sending = { signal: AbortSignal; idempotencyKey: string | undefined };
async function post(body: string, { signal, idempotencyKey }: Sending) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-rasteh-client': 'web',
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    credentials: 'same-origin',
    body,
    signal,
  });
  sessionLasts(Number(response.headers.get('x-session-ends')));
  const answer = (await response.json().catch(() => ({}))) as RawAnswer;
  const answers = answer.extensions?.brings ?? [];
  return {
    data: dataOf(answer, response.status),
    answers: answers.map(broughtIn),
  };
}

/** What failed is undefined, also what a session that ended meanwhile does not get. */
function broughtIn(answer: RawAnswer): unknown {
  try {
    return dataOf(answer, 200);
  } catch {
    return undefined;
  }
}

function asGraphError(error: unknown): GraphError {
  if (error instanceof GraphError) return error;
  const late = error instanceof DOMException && error.name === 'AbortError';
  return late
    ? new GraphError(504, 'Deadline', 'UPSTREAM_TIMEOUT')
    : new GraphError(0, 'No connection', 'NETWORK_UNREACHABLE');
}
