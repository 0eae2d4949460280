import type DataLoader from 'dataloader';
import type { Answers } from '../../contract/answers.generated.ts';
import type { HttpOperation } from '../../contract/http-operation.ts';
import type { Graph } from '../../contract/shape.ts';
import { alarm } from '../alarm.ts';
import type { KeptRead, KeptReads } from '../changes/kept-reads.ts';
import { languageOf, type Language } from '@rasteh/shared/language';
import type { Log } from '../log.ts';
import { compileAddress, type Arguments } from '../upstream/address.ts';
import type { ApiClient } from '../upstream/api-client.ts';
import type { Session } from '../tokens/checked-tokens.ts';
import type { Cancellation } from './cancellation.ts';
import { graphError } from './graph-error.ts';
import { refusals } from './messages.ts';
import { compileSoundness, type Mended } from './sound-rows.ts';

/** Who asks, as far as the api is told. `address` is the visitor's own. */
export type Caller = {
  requestId: string;
  address: string;
  headers: string[];
  authorization: string | undefined;
  acceptLanguage: string | undefined;
};
/** Whose token came with a request: undefined without one, `unknown` while the api's keys cannot be had. */
export type Asker = Session | 'unknown' | undefined;

/** What resolvers see of one request. */
export class GraphContext {
  /** Loaders of the stitched fields, made when first used (see joins.ts). */
  readonly loaders = new Map<string, DataLoader<string, unknown>>();
  #reading: Map<KeptRead<unknown>, Promise<unknown>> | undefined;

  constructor(
    readonly api: Api,
    readonly caller: Caller,
    readonly asker: Asker,
    readonly cancellation: Cancellation,
  ) {}

  /** The language in which who asks is told what is refused. */
  get language(): Language {
    return languageOf(this.caller.acceptLanguage);
  }

  /** The session that asks by its token, without asking the api; undefined for a visitor. @throws GraphQLError 503 */
  session(): Session | undefined {
    if (this.asker === 'unknown') throw graphError(refusals.upstreamUnavailable);
    return this.asker;
  }

  /** What is kept of a read, at once; where nothing is, the api is asked, once a request. @throws GraphQLError */
  kept<T>(read: KeptRead<T>): T | Promise<T> {
    const { kept } = this.api;
    const held = kept.find(read);
    if (held !== undefined) return held;
    const before = kept.changes;
    this.#reading ??= new Map();
    let reading = this.#reading.get(read) as Promise<T> | undefined;
    if (!reading) {
      reading = this.call(read.operation, {}).then((answer) => kept.keep(read, read.toValue(answer), before));
      this.#reading.set(read, reading);
    }
    return reading;
  }

  /** Something is not as it should be, though the answer goes on. */
  alarm(what: string, about: object) {
    alarm(this.api.log, what, { ...about, requestId: this.caller.requestId });
  }

  /**
   * Asks the api for an operation of the contract. @throws GraphQLError
   * @param more headers that stand instead of the caller's, name and value in turn
   */
  call<Operation extends keyof Answers>(operationId: Operation, given: Arguments): Promise<Answers[Operation]>;
  call(operationId: string, given: Arguments, more?: string[]): Promise<unknown>;
  call(operationId: string, given: Arguments, more: string[] = []): Promise<unknown> {
    return this.api.call(operationId, given, this, more);
  }
}

const JSON_BODY = ['content-type', 'application/json'];

type Operation = {
  method: HttpOperation['method'];
  body: string | undefined;
  address: (given: Arguments) => string;
  /** Its answer has no body; the field is true when it succeeded. */
  isEmpty: boolean;
  mend: (answer: unknown) => Mended;
};

/** The operations of the contract, ready to be called. */
export class Api {
  readonly #operations: Map<string, Operation>;

  constructor(
    readonly client: ApiClient,
    { operations, contract }: Graph,
    readonly log: Log,
    readonly kept: KeptReads,
  ) {
    const soundness = compileSoundness(contract);
    this.#operations = new Map(
      [...operations].map(([id, it]) => [
        id,
        {
          method: it.method,
          body: it.body,
          address: compileAddress(it),
          isEmpty: it.isEmpty,
          mend: soundness(id),
        },
      ]),
    );
  }

  async call(operationId: string, given: Arguments, graph: GraphContext, more: string[]): Promise<unknown> {
    const { caller, cancellation } = graph;
    const operation = this.#operations.get(operationId);
    if (!operation) throw new Error(`${operationId} is not an operation of the contract`);
    const { method, body } = operation;
    const own = body ? [...caller.headers, ...JSON_BODY] : caller.headers;
    const headers = more.length > 0 ? withHeaders(own, more) : own;
    const request = { method, path: operation.address(given), headers, cancellation };
    const answer = await this.client.json(body ? { ...request, body: JSON.stringify(given[body] ?? {}) } : request);
    if (operation.isEmpty) return true;
    const { broken, unknown } = operation.mend(answer);
    if (broken > 0) graph.alarm('broken rows', { operationId, broken });
    if (unknown.length > 0) graph.alarm('values that the graph does not know', { operationId, values: unknown });
    return answer;
  }
}

/** Names stand at even places, each before its value. */
function withHeaders(headers: string[], more: string[]): string[] {
  const names = new Set(more.filter((_, index) => index % 2 === 0));
  return [...headers.filter((_, index) => !names.has(headers[index - (index % 2)]!)), ...more];
}
