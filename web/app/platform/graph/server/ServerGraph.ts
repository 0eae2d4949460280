import { createContext } from 'react-router';
import type { OperationVariables } from '@apollo/client';
import { dataOf, GraphError, type RawAnswer } from '../GraphError.ts';
import { answerKey, operationOf, questionBody, type Question } from '../question.ts';

/** Sends one POST body to the gateway with the visitor's identity; rejects when no answer came in time. */
export type Send = (body: string) => Promise<{ status: number; text: string }>;

interface Answer {
  asked: Promise<unknown>;
  data?: unknown;
  /** The gateway's own JSON, written into the page as it came. */
  text?: string;
}

/**
 * What one page request asks the graph and got: each question is asked once, however many loaders ask
 * it. Lives as long as the request and stays on the server.
 */
export class ServerGraph {
  readonly #send: Send;
  readonly #answers = new Map<string, Answer>();

  constructor(send: Send) {
    this.#send = send;
  }

  /** Resolves to the data; rejects with a GraphError. */
  ask<Data, Variables extends OperationVariables>(
    document: Question<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const key = answerKey(document, variables);
    let answer = this.#answers.get(key);
    if (!answer) {
      answer = { asked: Promise.resolve() };
      answer.asked = this.#fetch(answer, document, variables);
      this.#answers.set(key, answer);
    }
    return answer.asked as Promise<Data>;
  }

  /** The data of a question that a loader has asked; undefined if none did or its answer failed. */
  read<Data, Variables extends OperationVariables>(
    document: Question<Data, Variables>,
    variables: Variables,
  ): Data | undefined {
    return this.#answers.get(answerKey(document, variables))?.data as Data | undefined;
  }

  /** Every good answer as [key, JSON text of the gateway's body]. */
  *answers(): Generator<[key: string, text: string]> {
    for (const [key, { text }] of this.#answers) if (text) yield [key, text];
  }

  async #fetch(answer: Answer, document: Question<unknown, never>, variables: unknown) {
    const { status, text } = await this.#send(questionBody(operationOf(document), variables));
    answer.data = dataOf(parse(text, status), status);
    answer.text = text;
    return answer.data;
  }
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
