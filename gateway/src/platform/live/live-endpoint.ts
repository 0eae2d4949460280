import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { execute, getVariableValues, GraphQLError, Kind, type GraphQLSchema } from 'graphql';
import { getArgumentValues } from 'graphql/execution/values.js';
import type { ViewerEvent } from '../../contract/answers.generated.ts';
import { selectOperation, type Operation } from '../documents/document-store.ts';
import { Account, type Balance } from '../doors/budget.ts';
import { Cancellation } from '../graph/cancellation.ts';
import type { Params } from '../graph/express-lane.ts';
import { graphError } from '../graph/graph-error.ts';
import { GraphContext, type Asker, type Caller } from '../graph/graph-context.ts';
import { refusals } from '../graph/messages.ts';
import { endOf, writeResult, type Result } from '../graph/result-text.ts';
import { balanceHeaders, type GraphqlParts } from '../http/graphql-endpoint.ts';
import { callerOf } from '../http/caller.ts';
import { parseBody, parseSearch, readParams } from '../http/graphql-params.ts';
import { isJson } from '../http/media.ts';
import { BodyNotText, BodyTooLarge, readBody } from '../http/read-body.ts';
import { answer, send } from '../http/send.ts';
import { CHALLENGE, TokenRefused } from '../http/token-refused.ts';
import type { LiveUpstream } from './live-upstream.ts';

/** Of each event's selection; the same as of a question. */
const DEADLINE_MS = 6_000;
const HEARTBEAT_MS = 5_000;
const LARGEST_BODY = 100_000;
/** Who does not read so much is cut off, and goes on after the last event. */
const MOST_WAITING = 64 * 1024;
/** So long it may take until that is read. */
const PATIENCE_MS = 1_000;
/** So long one who is cut off may take to read why. */
const PARTING_MS = 5_000;
const MEDIA = 'application/graphql-response+json';
const FIELD = 'viewerEvents';

type Parts = Pick<
  GraphqlParts,
  'api' | 'tokens' | 'budgets' | 'store' | 'doors' | 'gatewayKey' | 'log' | 'isTrusted' | 'headers'
>;
type Subscribed = { params: Params; operation: Operation; after: string | undefined };

/** Whether a stream is wanted: nothing else is answered so. */
export const wantsStream = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.includes('text/event-stream') ?? false;

/** Subscriptions: each event that the api tells runs the selection, as a question of its own would. */
export class LiveEndpoint {
  readonly #open = new Map<ServerResponse, AbortController>();

  constructor(
    readonly parts: Parts,
    readonly upstream: LiveUpstream,
  ) {}

  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    search: string,
    cors: OutgoingHttpHeaders | undefined,
  ) {
    const caller = callerOf(request, this.parts.isTrusted);
    if (this.parts.gatewayKey) caller.headers.push('x-gateway-key', this.parts.gatewayKey);
    const headers = { ...this.parts.headers, 'x-request-id': caller.requestId, ...cors };
    try {
      this.parts.doors.checkLoop(caller.address);
      const asker = await this.#askerOf(caller);
      const subscribed = await this.#read(request, search);
      await this.#stream(response, headers, { caller, asker, subscribed });
    } catch (error) {
      if (response.headersSent || response.destroyed) return void response.destroy();
      await this.#refuse(request, response, caller, error, headers);
    }
  }

  /** Ends all streams; who listened goes on with another gateway. */
  end(): void {
    for (const [response, controller] of this.#open) {
      controller.abort();
      response.end('event: complete\ndata:\n\n');
    }
  }

  async #askerOf({ authorization }: Caller): Promise<Asker> {
    const checked = authorization === undefined ? undefined : await this.parts.tokens(authorization);
    if (checked === 'expired' || checked === 'invalid') throw new TokenRefused(checked);
    return checked;
  }

  async #read(request: IncomingMessage, search: string): Promise<Subscribed> {
    const { store } = this.parts;
    const { method } = request;
    if (method !== 'GET' && method !== 'POST') throw graphError(refusals.methodNotAllowed);
    if (method === 'POST' && !isJson(request.headers['content-type'])) throw graphError(refusals.mediaTypeNotSupported);
    const raw = method === 'POST' ? parseBody(await readBody(request, LARGEST_BODY)) : parseSearch(search);
    const params = readParams(raw, store);
    const prepared = store.prepare(params.query);
    if (prepared.errors[0]) throw prepared.errors[0];
    const operation = selectOperation(prepared, params.operationName);
    if (operation?.node.operation !== 'subscription') throw graphError(refusals.notAcceptable);
    const wrong = store.findWrongVariables(params.query, operation, params.variables ?? {});
    if (wrong) throw wrong;
    operation.costOf(params.variables ?? {});
    return { params, operation, after: placeOf(store.schema, operation, params) };
  }

  async #stream(
    response: ServerResponse,
    headers: OutgoingHttpHeaders,
    { caller, asker, subscribed }: { caller: Caller; asker: Asker; subscribed: Subscribed },
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
  async #run(
    event: ViewerEvent,
    { caller, asker, subscribed }: { caller: Caller; asker: Asker; subscribed: Subscribed },
  ) {
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

  async #refuse(
    request: IncomingMessage,
    response: ServerResponse,
    caller: Caller,
    error: unknown,
    headers: OutgoingHttpHeaders,
  ): Promise<void> {
    const told = asGraphQLError(error);
    const balance = await new Account(this.parts.budgets, caller.address).balance();
    const { text, status } = this.#written({ errors: [told] }, caller, 0, balance);
    const retryAfter = told.extensions.retryAfterSeconds as number | undefined;
    const more = {
      'cache-control': 'no-store',
      ...balanceHeaders(balance),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(error instanceof TokenRefused && CHALLENGE),
      ...(error instanceof BodyTooLarge && { connection: 'close' }),
    };
    await send(request, response, answer(status, `${MEDIA}; charset=utf-8`, text, more), headers);
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

function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (error instanceof TokenRefused) return error.told;
  if (error instanceof BodyTooLarge) return graphError(refusals.bodyTooLarge(LARGEST_BODY));
  if (error instanceof BodyNotText) return graphError(refusals.bodyNotText);
  throw error;
}
