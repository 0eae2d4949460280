import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { execute, getVariableValues, GraphQLError, Kind, type GraphQLSchema } from 'graphql';
import { getArgumentValues } from 'graphql/execution/values.js';
import type { ViewerEvent } from '../../contract/answers.generated.ts';
import type { DocumentStore, Operation } from '../documents/document-store.ts';
import { Account, type Balance, type Budgets } from '../doors/budget.ts';
import { Cancellation } from '../graph/cancellation.ts';
import type { Params } from '../graph/express-lane.ts';
import { graphError } from '../graph/graph-error.ts';
import { GraphContext, type Api, type Asker, type Caller } from '../graph/graph-context.ts';
import { refusals } from '../graph/messages.ts';
import { endOf, writeResult, type Result } from '../graph/result-text.ts';
import type { Log } from '../log.ts';
import type { LiveUpstream } from './live-upstream.ts';

/** Of each event's selection; the same as of a question. */
const DEADLINE_MS = 6_000;
const HEARTBEAT_MS = 5_000;
/** Who does not read so much is cut off, and goes on after the last event. */
const MOST_WAITING = 64 * 1024;
/** So long it may take until that is read. */
const PATIENCE_MS = 1_000;
/** So long one who is cut off may take to read why. */
const PARTING_MS = 5_000;
const MEDIA = 'application/graphql-response+json';
const FIELD = 'viewerEvents';

type Parts = { api: Api; budgets: Budgets; store: DocumentStore; log: Log };

/** A subscription that was read and found right, and where its events begin. */
export type Subscribed = { params: Params; operation: Operation; after: string | undefined };
export type Subscriber = { caller: Caller; asker: Asker };

/** @throws GraphQLError for variables that are wrong, a document that costs too much, and a field that is none of events */
export function readSubscription(store: DocumentStore, params: Params, operation: Operation): Subscribed {
  const wrong = store.findWrongVariables(params.query, operation, params.variables ?? {});
  if (wrong) throw wrong;
  operation.costOf(params.variables ?? {});
  return { params, operation, after: placeOf(store.schema, operation, params) };
}

/** Streams of events: each event that the api tells runs the selection, as a question of its own would. */
export class LiveStreams {
  readonly #open = new Map<ServerResponse, AbortController>();

  constructor(
    readonly parts: Parts,
    readonly upstream: LiveUpstream,
  ) {}

  /** Answers with a stream, until its end. @throws GraphQLError before it begins */
  async open(
    response: ServerResponse,
    headers: OutgoingHttpHeaders,
    subscriber: Subscriber,
    subscribed: Subscribed,
  ): Promise<void> {
    try {
      await this.#stream(response, headers, { ...subscriber, subscribed });
    } catch (error) {
      if (!response.headersSent && !response.destroyed) throw error;
      response.destroy();
    }
  }

  /** Ends all streams; who listened goes on with another gateway. */
  end(): void {
    for (const [response, controller] of this.#open) {
      controller.abort();
      response.end('event: complete\ndata:\n\n');
    }
  }

  async #stream(
    response: ServerResponse,
    headers: OutgoingHttpHeaders,
    { caller, asker, subscribed }: Subscriber & { subscribed: Subscribed },
  ): Promise<void> {
    const controller = new AbortController();
    response.on('close', () => controller.abort());
    if (response.destroyed) return;
    const events = this.upstream.events(caller.headers, subscribed.after, controller.signal);
    // Whatever is refused is refused before the stream begins.
    const first = await events.next();
    begin(response, headers);
    this.#open.set(response, controller);
    const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
    response.on('close', () => {
      clearInterval(heartbeat);
      this.#open.delete(response);
    });
    try {
      for (let next = first; !next.done; next = await events.next()) {
        const { text, isLast } = await this.#run(next.value, { caller, asker, subscribed });
        response.write(`event: next\ndata: ${text}\n\n`);
        if (isLast) break;
        if (response.writableLength > MOST_WAITING && !(await isRead(response, controller.signal)))
          return this.#cutOff(response, caller);
      }
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      response.write(`event: next\ndata: ${this.#written({ errors: [error] }, caller).text}\n\n`);
    } finally {
      controller.abort();
    }
    if (!response.writableEnded) response.end('event: complete\ndata:\n\n');
  }

  /** What an event makes of the selection. `isLast`: its budget is spent, so that the next ones come after a pause. */
  async #run(event: ViewerEvent, { caller, asker, subscribed }: Subscriber & { subscribed: Subscribed }) {
    const { api, store, budgets } = this.parts;
    const { params, operation } = subscribed;
    const account = new Account(budgets, typeof asker === 'object' ? `user ${asker.user}` : caller.address);
    const cancellation = new Cancellation(DEADLINE_MS);
    try {
      const cost = operation.costOf(params.variables ?? {});
      await account.pay(cost.requested);
      const result = await execute({
        schema: store.schema,
        document: store.prepare(params.query).document!,
        rootValue: { [FIELD]: event },
        contextValue: new GraphContext(api, caller, asker, cancellation),
        variableValues: params.variables ?? {},
        operationName: params.operationName ?? null,
      });
      return { ...this.#written(result, caller, cost.requested, await account.balance()), isLast: false };
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { ...this.#written({ errors: [error] }, caller), isLast: true };
    } finally {
      cancellation.finish();
    }
  }

  #written(result: Result, { requestId, acceptLanguage }: Caller, requested = 0, balance?: Balance) {
    const written = writeResult(result, { media: MEDIA, requestId, acceptLanguage, log: this.parts.log });
    return { text: written.text + endOf(requested, balance), status: written.status };
  }

  #cutOff(response: ServerResponse, caller: Caller): void {
    const { text } = this.#written({ errors: [graphError(refusals.slowConsumer)] }, caller);
    response.end(`event: next\ndata: ${text}\n\nevent: complete\ndata:\n\n`);
    setTimeout(() => response.destroy(), PARTING_MS).unref();
  }
}

/** Whether what waits is read soon: many events at once are no sign of a slow reader. */
const isRead = (response: ServerResponse, signal: AbortSignal): Promise<boolean> =>
  once(response, 'drain', { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) }).then(
    () => true,
    () => false,
  );

function begin(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  // Where the log reads it (listen.ts).
  response.setHeader('content-type', 'text/event-stream');
  // The last header keeps a proxy on the way from gathering events.
  response.writeHead(200, { ...headers, 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
}

/** Where the stream begins. @throws GraphQLError for a field that is none of events */
function placeOf(schema: GraphQLSchema, { node }: Operation, { variables }: Params): string | undefined {
  const [selected] = node.selectionSet.selections;
  const field = schema.getSubscriptionType()?.getFields()[FIELD];
  if (!field || selected?.kind !== Kind.FIELD || selected.name.value !== FIELD)
    throw graphError(refusals.oneSubscription);
  const { coerced } = getVariableValues(schema, node.variableDefinitions ?? [], variables ?? {});
  return (getArgumentValues(field, selected, coerced) as { after?: string | null }).after ?? undefined;
}
