import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { introspectionFromSchema } from 'graphql';
import { findLacks } from './contract/compatibility.ts';
import { composedGraph, inCheckout, neededContract } from './contract/composed-graph.ts';
import { ErrorCodes } from './contract/error-codes.ts';
import { readsBeside } from './contract/place-fields.ts';
import { printGraph } from './contract/print-graph.ts';
import { features, listsInUnits } from './features.ts';
import { nodeFields } from './nodes/node-fields.ts';
import { ChangeRelay } from './platform/changes/change-relay.ts';
import { ChangeStream } from '@rasteh/shared/change-stream';
import { KeptReads } from './platform/changes/kept-reads.ts';
import type { Config } from './platform/config.ts';
import { DocumentStore } from './platform/documents/document-store.ts';
import { Budgets } from './platform/doors/budget.ts';
import { Doors, gatewayKeyOf } from './platform/doors/doors.ts';
import { SharedBudgets } from './platform/doors/shared-budgets.ts';
import { loadPersisted } from './platform/documents/persisted-files.ts';
import { makeExecutable } from './platform/graph/executable.ts';
import { Api } from './platform/graph/graph-context.ts';
import { makeYoga } from './platform/graph/yoga.ts';
import { corsHeaders } from './platform/http/cors.ts';
import { GraphqlEndpoint } from './platform/http/graphql-endpoint.ts';
import { makeServer } from './platform/http/listen.ts';
import { ResponseCache } from './platform/http/response-cache.ts';
import { FilePassage, isFilePath } from './platform/http/pass-files.ts';
import { makeIsPassedOn, passOn } from './platform/http/pass-on.ts';
import { answer, jsonAnswer, send, type Answer } from './platform/http/send.ts';
import { staticFiles } from './platform/http/static-files.ts';
import { LiveStreams } from './platform/live/live-streams.ts';
import { LiveUpstream } from './platform/live/live-upstream.ts';
import type { Log } from './platform/log.ts';
import { metricsAnswer } from './platform/metrics.ts';
import { makeTokenCheck } from './platform/tokens/checked-tokens.ts';
import { ApiClient } from './platform/upstream/api-client.ts';
import { Readiness } from './platform/upstream/readiness.ts';
import { typeOfThing } from './things.ts';

/** How each union and interface tells the type of a value. */
const abstractTypes = { Thing: typeOfThing, ReadableContent: typeOfThing, Node: typeOfThing };

const VERSION = '0.1.0';

/** The whole gateway: the graph, the way to the api, and the addresses it answers under. */
export function makeGateway(config: Config, log: Log) {
  const { composed, store, operations, sdl, schema, graphHash } = makeGraph(config, log);
  const isPassedOn = makeIsPassedOn(readsBeside(composed.contract), config);
  const { client, upstream } = makeClients(config, new ErrorCodes(composed.contract));
  const { doors: limits, eventsSecret: secret } = config;
  const tokens = makeTokenCheck(config.apiUrl);
  const doors = new Doors({ limits, secret, tokens });
  const shared = config.redisUrl ? new SharedBudgets(config.redisUrl, log) : undefined;
  const files = new FilePassage(config.apiUrl, config.isTrusted, doors);
  const readiness = new Readiness(client, config.apiUrl, (contract) => findLacks(neededContract(), contract));
  const { cache, kept, relay, changes } = holdAnswers(config);
  let isListening = false;
  const parts = {
    api: new Api(client, composed, log, kept),
    tokens,
    budgets: new Budgets(config.budgetPerMinute, shared),
    gatewayKey: secret && gatewayKeyOf(secret),
    store,
    doors,
    log,
    isTrusted: config.isTrusted,
    headers: { 'x-schema-hash': graphHash, vary: 'accept, accept-encoding, accept-language, authorization, origin' },
  };
  const live = new LiveStreams(parts, upstream);
  const endpoint = new GraphqlEndpoint({ ...parts, yoga: makeYoga(store, log), cache, live });

  const origins = new Set(config.corsOrigins);
  const playground = staticFiles(inCheckout('gateway/dist/playground'), '/playground');
  const pages: Record<string, Page> = {
    '/healthz': () => jsonAnswer(200, { status: 'alive' }, noStore),
    '/readyz': async () => {
      const checks = { open: !server.isStopping(), changes: isListening, ...(await readiness.check()) };
      const isReady = Object.values(checks).every(Boolean);
      return jsonAnswer(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', checks }, noStore);
    },
    '/metrics': metricsAnswer,
    ...pagesOfGraph({ sdl, schema, graphHash, operations }),
  };

  const server = makeServer(async (request, response) => {
    const [path = '', search = ''] = split(request.url ?? '/');
    const cors = corsHeaders(request, origins);
    if (request.method === 'OPTIONS')
      return void response.writeHead(204, { ...cors, vary: 'origin', 'content-length': 0 }).end();
    if (path === '/graphql')
      return opensPlayground(request, search)
        ? redirect(response, '/playground')
        : endpoint.handle(request, response, search, cors);
    if (isPassedOn(path, request))
      return passOn(request, response, { path, search, client, isTrusted: config.isTrusted });
    if (isFilePath(path)) return files.handle(request, response, cors);
    if (path === '/internal/events') return relay.answer(request, response);
    const page =
      request.method === 'GET' || request.method === 'HEAD' ? ((await pages[path]?.()) ?? playground(path)) : undefined;
    return send(request, response, page ?? jsonAnswer(404, { status: 404, code: 'ROUTE_NOT_FOUND' }, noStore), cors);
  }, log);

  return {
    listen: async () => {
      await shared?.untilConnected();
      await server.listen(config.port, config.host);
      void changes.start().then(() => (isListening = true));
    },
    /** @throws ContractError when the api does not fit */
    untilReady: () => readiness.untilContractFits(log),
    async stop() {
      relay.end();
      live.end();
      await Promise.all([server.stop(), changes.stop()]);
      shared?.close();
      await Promise.all([client.close(), upstream.close(), files.close()]);
    },
  };
}

type Page = () => Answer | Promise<Answer>;

const makeClients = ({ apiUrl }: Config, { nameParams }: ErrorCodes) => ({
  client: new ApiClient(apiUrl, nameParams),
  upstream: new LiveUpstream(apiUrl, nameParams),
});

/** Answers that are held, and who hears of changes. */
function holdAnswers(config: Config) {
  const cache = new ResponseCache(config.responseCacheSeconds, config.responseCacheMegabytes);
  const kept = new KeptReads();
  const relay = new ChangeRelay(config.eventsSecret);
  // The order matters: listeners of the relay refetch at once and must not get a cached answer.
  const changes = new ChangeStream({
    url: config.apiUrl,
    secret: config.eventsSecret,
    listeners: [cache, kept, relay],
  });
  return { cache, kept, relay, changes };
}

/** The graph that clients see, and the operations that are known of it. */
function makeGraph(config: Config, log: Log) {
  const composed = composedGraph();
  const sdl = printGraph(composed.schema);
  const graphHash = createHash('sha256').update(sdl).digest('hex').slice(0, 16);
  const schema = makeExecutable(
    composed,
    [...features, listsInUnits(composed.schema), nodeFields(composed)],
    abstractTypes,
  );
  const store = new DocumentStore(schema, config.compilesAtStart);
  const operations = loadPersisted(store, config.persistedFolder ?? inCheckout('gateway/persisted'), log);
  return { composed, store, operations, sdl, schema, graphHash };
}

/** The graph as it is read by people and tools. */
function pagesOfGraph({
  sdl,
  schema,
  graphHash,
  operations,
}: Pick<ReturnType<typeof makeGraph>, 'sdl' | 'schema' | 'graphHash' | 'operations'>): Record<string, Page> {
  const download = { 'cache-control': 'no-cache', etag: `"${graphHash}"` };
  const version = { name: 'gateway', version: VERSION, graph: graphHash, persistedOperations: operations };
  return {
    '/version': () => jsonAnswer(200, version, noStore),
    '/schema.graphql': once(() => answer(200, 'text/plain; charset=utf-8', sdl, download)),
    '/schema.json': once(() => jsonAnswer(200, { data: introspectionFromSchema(schema) }, download)),
  };
}

/** Makes an answer when it is first asked for, and keeps its compressed forms. */
function once(make: () => Answer): () => Answer {
  let made: Answer | undefined;
  return () => (made ??= { ...make(), encoded: new Map() });
}

const noStore = { 'cache-control': 'no-store' };

function split(url: string): string[] {
  const cut = url.indexOf('?');
  return cut < 0 ? [url] : [url.slice(0, cut), url.slice(cut + 1)];
}

/** A person who opened the endpoint in a browser. */
const opensPlayground = ({ method, headers }: IncomingMessage, search: string) =>
  method === 'GET' && search === '' && (headers.accept ?? '').includes('text/html');

function redirect(response: ServerResponse, location: string): Promise<void> {
  response.writeHead(302, { location, 'content-length': 0 }).end();
  return Promise.resolve();
}
