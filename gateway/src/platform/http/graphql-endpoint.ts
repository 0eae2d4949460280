import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { onlyCountsVisits } from '../doors/only-counts-visits.ts';
import { selectOperation, type DocumentStore, type Operation } from '../documents/document-store.ts';
import type { Doors } from '../doors/doors.ts';
import type { Leave } from '../doors/fair-queue.ts';
import { Cancellation } from '../graph/cancellation.ts';
import { executeCompiled, type Params } from '../graph/express-lane.ts';
import { graphError } from '../graph/graph-error.ts';
import { GraphContext, type Api, type Caller } from '../graph/graph-context.ts';
import { writeResult, type Media, type ResultText } from '../graph/result-text.ts';
import type { Asked, Yoga } from '../graph/yoga.ts';
import type { Log } from '../log.ts';
import { Lru } from '../lru.ts';
import { countHeld } from '../metrics.ts';
import type { TokenCheck } from '../tokens/checked-tokens.ts';
import { callerOf } from './caller.ts';
import { parseBody, parseSearch, resolvePersisted, type RawParams } from './graphql-params.ts';
import { isJson, negotiate } from './media.ts';
import { BodyNotText, BodyTooLarge, readBody } from './read-body.ts';
import type { ResponseCache } from './response-cache.ts';
import { answer, send, type Answer } from './send.ts';
import type { IsTrusted } from './trusted-proxies.ts';

/** deadlines fall inward: web 8 s > gateway 6 s > api 5 s */
const DEADLINE_MS = 6_000;
const LARGEST_BODY = 100_000;
/** Bytes of answers about the schema, which stays the same as long as the program runs. */
const HELD_OF_SCHEMA = 8_000_000;

export type GraphqlParts = {
  api: Api;
  tokens: TokenCheck;
  store: DocumentStore;
  yoga: Yoga;
  cache: ResponseCache;
  doors: Doors;
  log: Log;
  isTrusted: IsTrusted | undefined;
  /** Headers of every answer. */
  headers: OutgoingHttpHeaders;
};

/** `/graphql`: reads a request, gives the held answer or makes one, and sends it. */
export class GraphqlEndpoint {
  readonly #ofSchema = new Lru<Answer>(HELD_OF_SCHEMA);

  constructor(readonly parts: GraphqlParts) {}

  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    search: string,
    cors: OutgoingHttpHeaders | undefined,
  ) {
    const { parts } = this;
    const caller = callerOf(request, parts.isTrusted);
    const headers = { ...parts.headers, 'x-request-id': caller.requestId, ...cors };
    const media = negotiate(request.headers.accept) ?? 'application/json';
    const refuse = (error: GraphQLError, more: OutgoingHttpHeaders = {}) =>
      send(
        request,
        response,
        toAnswer(writeResult({ errors: [error] }, { media, requestId: caller.requestId, log: parts.log }), media),
        { ...headers, ...more },
      );

    if (!parts.doors.isOfPage(request.headers)) parts.doors.watch(caller.address, response);
    const refusal = refusalOf(request);
    if (refusal)
      return refuse(refusal, request.method === 'GET' || request.method === 'POST' ? {} : { allow: 'GET, POST' });
    try {
      const body = request.method === 'POST' ? await readBody(request, LARGEST_BODY) : '';
      const { answer, more } = await this.#answer({ request, response, search, body, media, caller });
      await send(request, response, answer, { ...headers, ...more });
    } catch (error) {
      if (error instanceof GraphQLError) return refuse(error);
      if (error instanceof BodyTooLarge)
        return refuse(graphError(413, 'BODY_TOO_LARGE', `The body may have ${LARGEST_BODY} bytes.`), {
          connection: 'close',
        });
      if (error instanceof BodyNotText) return refuse(graphError(400, 'CHAR_NOT_ALLOWED', 'The body is not UTF-8.'));
      if (!response.destroyed) throw error;
    }
  }

  async #answer({
    request,
    response,
    search,
    body,
    media,
    caller,
  }: Question): Promise<{ answer: Answer; more?: OutgoingHttpHeaders }> {
    const { cache, doors } = this.parts;
    const isHeld = cache.isOn && caller.authorization === undefined;
    // The very text of the request: other wording of the same question is another entry.
    const key = `${media} ${request.headers['accept-language'] ?? ''} ${search} ${body}`;
    const held = isHeld && request.headers['cache-control'] !== 'no-cache' ? cache.find(key) : undefined;
    if (isHeld) countHeld(held !== undefined);
    if (held) return { answer: held.answer, more: held.headers };
    const ofSchema = this.#ofSchema.get(key);
    if (ofSchema) return { answer: ofSchema };

    // What the web asks for a page was counted there.
    const isOfPage = doors.isOfPage(request.headers);
    if (!isOfPage) doors.checkLoop(caller.address);
    const leave = isOfPage ? undefined : await doors.enter(caller.address, response);
    try {
      return { answer: await this.#make({ request, response, search, body, media, caller }, { key, isHeld, leave }) };
    } finally {
      leave?.();
    }
  }

  /** @param leave gives back the place among all operations, where there is one */
  async #make(question: Question, { key, isHeld, leave: leaveOperations }: Turn): Promise<Answer> {
    const { request, response, search, body, media, caller } = question;
    const { cache, doors, store } = this.parts;
    const before = cache.changes;
    const raw = request.method === 'POST' ? parseBody(body) : parseSearch(search);
    const params = resolvePersisted(raw, store);
    const operation = operationOf(params, store);
    if (operation?.node.operation === 'mutation')
      await doors.countWrite(caller.address, request.headers.authorization, onlyCountsVisits(operation.node));
    const leave = operation?.isIntrospection
      ? await doors.enterIntrospection(caller.address, response, leaveOperations)
      : undefined;
    try {
      const written = await this.#execute(request, params, media, caller, response);
      const made = toAnswer(written, media);
      if (leave && written.isWhole) {
        const kept: Answer = { ...made, encoded: new Map() };
        this.#ofSchema.set(key, kept, key.length + 2 * made.body.length);
        return kept;
      }
      return isHeld && written.isWhole && this.#onlyReads(params)
        ? cache.keep(key, made, { before, isTagged: request.method === 'GET' })
        : made;
    } finally {
      leave?.();
    }
  }

  /** Whether nothing in a document that was executed changes anything. */
  #onlyReads({ query }: RawParams): boolean {
    const operations = typeof query === 'string' ? this.parts.store.find(query)?.operations : undefined;
    return operations?.every(({ node }) => node.operation === 'query') ?? false;
  }

  async #execute(
    { method }: IncomingMessage,
    params: RawParams,
    media: Media,
    caller: Caller,
    response: ServerResponse,
  ): Promise<ResultText> {
    const { api, tokens, store, yoga, log } = this.parts;
    const cancellation = new Cancellation(DEADLINE_MS);
    const onClose = () => cancellation.cancel('disconnect');
    response.on('close', onClose);
    try {
      const graph = new GraphContext({ api, tokens }, caller, cancellation);
      const executed = isPlain(params) ? await executeCompiled(store, params, graph) : undefined;
      if (executed)
        return writeResult(executed.result, { media, requestId: caller.requestId, cost: executed.cost, log });
      const asked: Asked = { graph, media };
      const answered = await yoga.fetch(...toYoga(method, params, media), { asked });
      return asked.written ?? { status: answered.status, text: await answered.text(), isWhole: false };
    } finally {
      response.off('close', onClose);
      cancellation.finish();
    }
  }
}

type Question = {
  request: IncomingMessage;
  response: ServerResponse;
  search: string;
  body: string;
  media: Media;
  caller: Caller;
};
type Turn = { key: string; isHeld: boolean; leave: Leave | undefined };

/** Why a request is not read at all. */
function refusalOf({ method, headers }: IncomingMessage): GraphQLError | undefined {
  if (method !== 'GET' && method !== 'POST') return graphError(405, 'METHOD_NOT_ALLOWED', 'Ask by POST, or by GET.');
  if (negotiate(headers.accept) === undefined)
    return graphError(406, 'NOT_ACCEPTABLE', 'Answers are application/graphql-response+json or application/json.');
  // Forms and plain text could come from any page without asking, so they are not read.
  if (method === 'POST' && !isJson(headers['content-type']))
    return graphError(415, 'MEDIA_TYPE_NOT_SUPPORTED', 'Only application/json is read.');
  return undefined;
}

/** The operation that is asked, as far as it can be known before it runs. */
function operationOf({ query, operationName }: RawParams, store: DocumentStore): Operation | undefined {
  if (typeof query !== 'string') return undefined;
  return selectOperation(store.prepare(query), typeof operationName === 'string' ? operationName : undefined);
}

const PARAMETERS = new Set(['query', 'operationName', 'variables', 'extensions']);
const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

/** Whether nothing is wrong with the parameters themselves; what is, Yoga knows how to say. */
function isPlain(params: RawParams): params is RawParams & Params {
  const { query, operationName, variables, extensions } = params;
  return (
    typeof query === 'string' &&
    (operationName === undefined || operationName === null || typeof operationName === 'string') &&
    (variables === undefined || isObject(variables)) &&
    (extensions === undefined || isObject(extensions)) &&
    Object.keys(params).every((name) => PARAMETERS.has(name))
  );
}

/** The parameters as a request of the same method. @throws GraphQLError 400 for what is nested too deep to write */
function toYoga(method: string | undefined, params: RawParams, media: Media): [string, RequestInit] {
  const url = 'http://gateway/graphql';
  try {
    if (method === 'POST')
      return [
        url,
        { method, headers: { 'content-type': 'application/json', accept: media }, body: JSON.stringify(params) },
      ];
    const search = Object.entries(params).map(
      ([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
    );
    return [`${url}?${search.join('&')}`, { method: 'GET', headers: { accept: media } }];
  } catch {
    throw graphError(400, 'BAD_REQUEST', 'The parameters are nested too deep or are not well-formed text.');
  }
}

function toAnswer({ status, text, retryAfterSeconds }: ResultText, media: Media): Answer {
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  };
  return answer(status, `${media}; charset=utf-8`, text, headers);
}
