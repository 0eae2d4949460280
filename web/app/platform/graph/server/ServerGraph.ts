import { createContext } from 'react-router';
import type { OperationVariables } from '@apollo/client';
import { dataOf, GraphError, type RawAnswer } from '../GraphError.ts';
import { answerKey, operationOf, questionBody, type Question } from '../question.ts';
import { escapeJson } from './escapeJson.ts';
import { escapeJsonBytes } from './escapeJsonBytes.ts';
import type { GoodAnswer, SharedAnswers } from './SharedAnswers.ts';

/** Sends one POST body to the gateway; rejects with a GraphError when no answer came in time. */
export type Send = (body: string) => Promise<{ status: number; text: string; bytes: Buffer; freshMs: number }>;

interface ServerGraphParts {
  /** Sends with the visitor's identity and ends with the visit. */
  send: Send;
  /** Sends for everybody: no identity, a deadline of its own. */
  sendShared: Send;
  /** Sends a write with the visitor's identity, once. */
  sendWrite: Send;
  shared: SharedAnswers;
}

interface Asked {
  isShared: boolean;
  answer: Promise<GoodAnswer>;
  good?: GoodAnswer;
}

/**
 * What one page request asks the graph and got: each question is asked once, however many loaders ask
 * it. Lives as long as the request and stays on the server.
 */
export class ServerGraph {
  readonly #parts: ServerGraphParts;
  readonly #asked = new Map<string, Asked>();

  constructor(parts: ServerGraphParts) {
    this.#parts = parts;
  }

  /** Resolves to the data; rejects with a GraphError. `shared`: the same for every visitor. */
  async ask<Data, Variables extends OperationVariables>(
    document: Question<Data, Variables>,
    variables: Variables,
    shared = false,
  ): Promise<Data> {
    const key = answerKey(document, variables);
    let asked = this.#asked.get(key);
    if (!asked) {
      const body = questionBody(operationOf(document), variables);
      const { send, sendShared, shared: store } = this.#parts;
      asked = {
        isShared: shared,
        answer: shared ? store.get(key, () => fetchAnswer(sendShared, body)) : fetchAnswer(send, body),
      };
      this.#asked.set(key, asked);
    }
    asked.good = await asked.answer;
    return asked.good.data as Data;
  }

  /** Runs a mutation, never twice; what is asked afterwards is asked anew. Rejects with a GraphError. @returns its data */
  async change<Data, Variables extends OperationVariables>(
    document: Question<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const { data } = await fetchAnswer(this.#parts.sendWrite, questionBody(operationOf(document), variables));
    this.#asked.clear();
    return data as Data;
  }

  /** The data of a question that a loader has asked; undefined if none did or its answer failed. */
  read<Data, Variables extends OperationVariables>(
    document: Question<Data, Variables>,
    variables: Variables,
  ): Data | undefined {
    return this.#asked.get(answerKey(document, variables))?.good?.data as Data | undefined;
  }

  /** How long a page with these answers may be kept; 0 when one may not be kept or failed. */
  get freshMs(): number {
    const times = [...this.#asked.values()].map(({ good }) => good?.freshMs ?? 0);
    return times.length > 0 ? Math.min(...times) : 0;
  }

  /** The good answers that are not shared with other pages, as JSON. */
  get ownAnswers(): Buffer[] {
    return [...this.#asked.values()].flatMap(({ isShared, good }) => (!isShared && good ? [good.json] : []));
  }

  /** Every good answer as the bytes of a JSON text `{ [key]: gateway's answer }`, safe inside a script element. */
  answersJson(): Buffer[] {
    const bytes: Buffer[] = [];
    for (const [key, { good }] of this.#asked) {
      if (!good) continue;
      bytes.push(Buffer.from(`${bytes.length > 0 ? ',' : '{'}${escapeJson(JSON.stringify(key))}:`), good.json);
    }
    return [...bytes, Buffer.from(bytes.length > 0 ? '}' : '{}')];
  }
}

async function fetchAnswer(send: Send, body: string): Promise<GoodAnswer> {
  const { status, text, bytes, freshMs } = await send(body);
  return { data: dataOf(parse(text, status), status), json: escapeJsonBytes(bytes, text), freshMs };
}

function parse(text: string, status: number): RawAnswer {
  try {
    return JSON.parse(text) as RawAnswer;
  } catch {
    throw new GraphError(status >= 400 ? status : 502, 'Bad answer', 'UPSTREAM_BAD_ANSWER');
  }
}

/** Where loaders find the graph of their request. Set by the web server. */
export const serverGraphContext = createContext<ServerGraph>();
