import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { GraphQLError, type OperationDefinitionNode } from 'graphql';
import { onlyCountsVisits } from '../doors/only-counts-visits.ts';
import { isMadeForOne } from './is-made-for-one.ts';
import { selectOperation, type DocumentStore, type Operation } from '../documents/document-store.ts';
import { addressKey } from '@rasteh/shared/address-key';
import { Account, type Balance, type Budgets } from '../doors/budget.ts';
import type { Doors } from '../doors/doors.ts';
import type { Leave } from '@rasteh/shared/fair-queue';
import { Cancellation } from '../graph/cancellation.ts';
import { executeCompiled } from '../graph/express-lane.ts';
import type { Params } from '../graph/express-lane.ts';
import { graphError } from '../graph/graph-error.ts';
import { refusals } from '../graph/messages.ts';
import { GraphContext, type Api, type Asker, type Caller } from '../graph/graph-context.ts';
import { endOf, writeResult, type Media, type ResultText } from '../graph/result-text.ts';
import type { Asked, Yoga } from '../graph/yoga.ts';
import { readSubscription, type LiveStreams, type Subscribed } from '../live/live-streams.ts';
import type { Log } from '../log.ts';
import { LRUCache } from 'lru-cache';
import { countHeld } from '../metrics.ts';
import type { TokenCheck } from '../tokens/checked-tokens.ts';
import { callerOf } from './caller.ts';
import { parseBody, parseSearch, readParams } from './graphql-params.ts';
import { isJson, negotiate, takesEvents } from './media.ts';
import { BodyNotText, BodyTooLarge, readBody } from './read-body.ts';
import type { Made, ResponseCache } from './response-cache.ts';
import { answer, send } from './send.ts';
import { toYoga, withoutEnd } from './through-yoga.ts';
import { CHALLENGE, TokenRefused } from './token-refused.ts';
import type { IsTrusted } from './trusted-proxies.ts';

/** deadlines fall inward: web 8 s > gateway 6 s > api 5 s */
const DEADLINE_MS = 6_000;
const LARGEST_BODY = 100_000;
/** Bytes of answers about the schema, which stays the same as long as the program runs. */
const HELD_OF_SCHEMA = 8_000_000;

export type GraphqlParts = {
  api: Api;
  tokens: TokenCheck;
  budgets: Budgets;
  store: DocumentStore;
  yoga: Yoga;
  cache: ResponseCache;
  doors: Doors;
  live: LiveStreams;
  /** By this the api knows our calls, which have doors and budgets here. */
  gatewayKey: string | undefined;
  log: Log;
  isTrusted: IsTrusted | undefined;
  /** Headers of every answer. */
  headers: OutgoingHttpHeaders;
};

/** `/graphql`: reads a request, gives the held answer or makes one, and sends it. */
export class GraphqlEndpoint {
  readonly #ofSchema = new LRUCache<string, Made>({ maxSize: HELD_OF_SCHEMA });

  constructor(readonly parts: GraphqlParts) {}

  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    search: string,
    cors: OutgoingHttpHeaders | undefined,
  ) {
    const { parts } = this;
    const caller = callerOf(request, parts.isTrusted);
    if (parts.gatewayKey) caller.headers.push('x-gateway-key', parts.gatewayKey);
    const forms = formsOf(request);
    // What the web asks for a page was counted there.
    const isOfPage = parts.doors.isOfPage(request.headers);
    const payer: Payer = {
      account: isOfPage ? undefined : new Account(parts.budgets, addressKey(caller.address)),
    };
    const { tell, refuse } = this.#repliesTo({ request, response, caller, forms }, payer, cors);
    const unwatch = isOfPage ? undefined : parts.doors.watch(caller.address, response);
    const refusal = refusalOf(request, forms);
    if (refusal) return refuse(refusal, allowed(refusal, 'GET, POST'));
    try {
      const { answered, asker } = await this.#ask({ request, response, search, forms, caller }, payer);
      if (!('subscribed' in answered)) return await tell(answered.made, answered.more);
      unwatch?.();
      const headers = { ...parts.headers, 'x-request-id': caller.requestId, ...cors };
      await parts.live.open(response, headers, { caller, asker }, answered.subscribed);
    } catch (error) {
      const told = toldOf(error);
      if (told) return refuse(told.error, told.headers);
      if (!response.destroyed) throw error;
    }
  }

  /** Functions that send an answer or a refusal, with the remaining budget of the payer in its headers. */
  #repliesTo(
    { request, response, caller, forms: { media } }: Call,
    payer: Payer,
    cors: OutgoingHttpHeaders | undefined,
  ) {
    const { parts } = this;
    const { requestId, acceptLanguage } = caller;
    const tell = async ({ answer, requested }: Made, more: OutgoingHttpHeaders = {}) => {
      const balance = await payer.account?.balance();
      const headers = { ...parts.headers, 'x-request-id': requestId, ...balanceHeaders(balance), ...cors, ...more };
      await send(request, response, answer, headers, Buffer.from(endOf(requested, balance)));
    };
    const refuse = (error: GraphQLError, more: OutgoingHttpHeaders = {}) => {
      const about = { media, requestId, acceptLanguage, log: parts.log };
      return tell(toMade(writeResult({ errors: [error] }, about), media), more);
    };
    return { tell, refuse };
  }

  /** Charges the owner of the token, where there is one; then reads the body and answers it. */
  async #ask(call: Call & { search: string }, payer: Payer) {
    const { request, caller } = call;
    const { budgets, doors } = this.parts;
    // To look at a token is work too.
    if (payer.account && caller.authorization !== undefined) doors.checkLoop(caller.address);
    const asker = await this.#askerOf(caller);
    if (payer.account && typeof asker === 'object') payer.account = new Account(budgets, `user ${asker.user}`);
    const body = request.method === 'POST' ? await readBody(request, LARGEST_BODY) : '';
    return { asker, answered: await this.#answer({ ...call, ...payer, body, asker }) };
  }

  /** Whose token it is, whatever is asked with it. @throws TokenRefused */
  async #askerOf({ authorization }: Caller): Promise<Asker> {
    if (authorization === undefined) return undefined;
    const checked = await this.parts.tokens(authorization);
    if (checked === 'expired' || checked === 'invalid') throw new TokenRefused(checked);
    return checked;
  }

  async #answer(question: Question): Promise<Answered> {
    const { request, response, search, body, forms, caller, account } = question;
    const { cache, doors } = this.parts;
    const isHeld = cache.isOn && caller.authorization === undefined;
    // The very text of the request: other wording of the same question is another entry.
    const form = forms.isJson ? forms.media : 'text/event-stream';
    const key = `${form} ${request.headers['accept-language'] ?? ''} ${search} ${body}`;
    const held = isHeld && request.headers['cache-control'] !== 'no-cache' ? cache.find(key) : undefined;
    if (isHeld) countHeld(held !== undefined);
    if (held) return { made: held, more: held.headers };
    const ofSchema = this.#ofSchema.get(key);
    if (ofSchema) return { made: ofSchema };

    if (account) doors.checkLoop(caller.address);
    const leave = account ? await doors.enter(caller.address, response) : undefined;
    try {
      return await this.#make(question, { key, isHeld, leave });
    } finally {
      leave?.();
    }
  }

  /** @param turn `leave` gives back the place among all operations, where there is one */
  async #make(question: Question, turn: Turn): Promise<Answered> {
    const { request, search, body, forms, caller } = question;
    const { store } = this.parts;
    const raw = request.method === 'POST' ? parseBody(body) : parseSearch(search);
    const params = readParams(raw, store);
    const operation = selectOperation(store.prepare(params.query), params.operationName);
    const kind = operation?.node.operation;
    if (kind === 'subscription') {
      if (!forms.isEvents) throw graphError(refusals.subscriptionsNotSupported);
      return { subscribed: readSubscription(store, params, operation!) };
    }
    if (kind && !forms.isJson) throw graphError(refusals.notAcceptable);
    if (kind === 'mutation') await this.#countWrite(operation!.node, request, caller);
    return { made: await this.#run(question, params, operation, turn) };
  }

  async #run(question: Question, params: Params, operation: Operation | undefined, turn: Turn): Promise<Made> {
    const { request, response, forms, caller } = question;
    const { key, isHeld, leave: leaveOperations } = turn;
    const { cache, doors } = this.parts;
    const before = cache.changes;
    const leave = operation?.isIntrospection
      ? await doors.enterIntrospection(caller.address, response, leaveOperations)
      : undefined;
    try {
      const written = await this.#execute(params, question);
      const made = toMade(written, forms.media);
      if (leave && written.isWhole) {
        const kept: Made = { ...made, answer: { ...made.answer, encoded: new Map() } };
        this.#ofSchema.set(key, kept, { size: key.length + 2 * made.answer.body.length });
        return kept;
      }
      return isHeld && written.isWhole && this.#onlyReads(params)
        ? cache.keep(key, made, { before, isTagged: request.method === 'GET' })
        : made;
    } finally {
      leave?.();
    }
  }

  /** @throws GraphQLError 405 for a write by GET, 429 when there were too many */
  async #countWrite(write: OperationDefinitionNode, { method, headers }: IncomingMessage, { address }: Caller) {
    if (method === 'GET') throw graphError(refusals.mutationByGet);
    await this.parts.doors.countWrite(address, headers.authorization, onlyCountsVisits(write));
  }

  /** Whether nothing in a document that was executed changes anything, or is made for who asks. */
  #onlyReads({ query }: Params): boolean {
    const operations = this.parts.store.find(query)?.operations;
    return !isMadeForOne(query) && (operations?.every(({ node }) => node.operation === 'query') ?? false);
  }

  async #execute(params: Params, question: Question): Promise<ResultText> {
    const { request, response, caller, asker, account } = question;
    const { media } = question.forms;
    const { api, store, yoga, log } = this.parts;
    const { requestId, acceptLanguage } = caller;
    const cancellation = new Cancellation(DEADLINE_MS);
    const onClose = () => cancellation.cancel('disconnect');
    response.on('close', onClose);
    try {
      const graph = new GraphContext(api, caller, asker, cancellation);
      const executed = await executeCompiled(store, params, graph, account);
      if (executed) return writeResult(executed.result, { media, requestId, acceptLanguage, cost: executed.cost, log });
      const asked: Asked = { graph, media, account };
      const answered = await yoga.fetch(...toYoga(request.method, params, media), { asked });
      return asked.written ?? (await withoutEnd(answered));
    } finally {
      response.off('close', onClose);
      cancellation.finish();
    }
  }
}

type Call = { request: IncomingMessage; response: ServerResponse; forms: Forms; caller: Caller };
/** Who pays; nobody for a question of a page. */
type Payer = { account: Account | undefined };
type Question = Call & Payer & { search: string; body: string; asker: Asker };
type Answered = { made: Made; more?: OutgoingHttpHeaders } | { subscribed: Subscribed };
type Turn = { key: string; isHeld: boolean; leave: Leave | undefined };

/** What is left of a budget, as headers tell it. */
const balanceHeaders = (balance: Balance | undefined): OutgoingHttpHeaders =>
  balance
    ? {
        'ratelimit-limit': balance.limit,
        'ratelimit-remaining': balance.remaining,
        'ratelimit-reset': balance.resetSeconds,
      }
    : {};

/** The error that the client is sent; undefined for an internal error. */
function toldOf(error: unknown): { error: GraphQLError; headers?: OutgoingHttpHeaders } | undefined {
  if (error instanceof TokenRefused) return { error: error.told, headers: CHALLENGE };
  if (error instanceof GraphQLError) return { error, headers: allowed(error, 'POST') };
  if (error instanceof BodyTooLarge)
    return { error: graphError(refusals.bodyTooLarge(LARGEST_BODY)), headers: { connection: 'close' } };
  if (error instanceof BodyNotText) return { error: graphError(refusals.bodyNotText) };
  return undefined;
}

/** With a refusal of a method goes which ones there are. */
const allowed = ({ extensions }: GraphQLError, methods: string): OutgoingHttpHeaders =>
  extensions.code === refusals.methodNotAllowed.code ? { allow: methods } : {};

/** What a client takes: queries and mutations are answered as JSON, subscriptions as a stream of events. */
type Forms = {
  /** Of the answer, and of a refusal also where it takes streams only. */
  media: Media;
  isJson: boolean;
  isEvents: boolean;
};

function formsOf({ headers: { accept } }: IncomingMessage): Forms {
  const media = negotiate(accept);
  const isEvents = takesEvents(accept);
  const ofRefusals = isEvents ? 'application/graphql-response+json' : 'application/json';
  return { media: media ?? ofRefusals, isJson: media !== undefined, isEvents };
}

/** Why a request is not read at all. */
function refusalOf({ method, headers }: IncomingMessage, forms: Forms): GraphQLError | undefined {
  if (method !== 'GET' && method !== 'POST') return graphError(refusals.methodNotAllowed);
  if (!forms.isJson && !forms.isEvents) return graphError(refusals.notAcceptable);
  // Forms and plain text could come from any page without asking, so they are not read.
  if (method === 'POST' && !isJson(headers['content-type'])) return graphError(refusals.mediaTypeNotSupported);
  return undefined;
}

function toMade({ status, text, requested, retryAfterSeconds }: ResultText, media: Media): Made {
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  };
  return { answer: answer(status, `${media}; charset=utf-8`, text, headers), requested };
}
