import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLNonNull,
  type GraphQLObjectType,
  isEnumType,
  isLeafType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAdvertisement } from '../kit/advertisements.ts';
import { clientOf, type Page } from '../kit/client.ts';
import { ownership } from '../api/ownership/index.ts';
import { putDeadJob } from '../api/ownership/jobs.ts';
import { hourAgo, newSample } from '../api/ownership/kinds.ts';
import { writeGuidance } from '../kit/guidance.ts';
import { writeVideo } from '../kit/videos.ts';
import { writePages } from '../kit/pages.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { solvePuzzle } from '../kit/puzzle.ts';
import { startApiProcess, startGateway } from '../kit/site.ts';
import { inStoppedMarket } from '../kit/stopped-market.ts';
import { endpoints } from './tables.ts';

type Parameter = {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema: { 'x-graph-name'?: string };
};
type Operation = {
  operationId: string;
  'x-graph'?: string;
  summary?: string;
  responses: Record<string, object>;
  parameters?: Parameter[];
};
type Contract = { paths: Record<string, Record<string, Operation>> };
type Puzzle = { token: string; difficulty: number };
type Running = { api: Awaited<ReturnType<typeof startApiProcess>>; gateway: Awaited<ReturnType<typeof startGateway>> };

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const contract = JSON.parse(read('../../api/openapi.json')) as Contract;
const graph = buildSchema(read('../../gateway/schema.graphql'));
const query = graph.getQueryType()!;
/** Where a route says that the graph has it, as the table writes it; of a whole, where it has the change beside it. */
function placeOf(path: string, method: string): string {
  const { put, patch } = contract.paths[path]!;
  const { operationId, 'x-graph': place } = method === 'PUT' && put && patch ? patch : operationOf({ path, method })!;
  // Of a write it names the root that the write changes.
  if (place === undefined || place === 'viewer' || place === 'staff')
    return `${isRead(method, operationId) ? 'Query' : 'Mutation'}.${operationId}`;
  const [owner = '', field] = place.split('.');
  if (field === undefined) return place === 'join' || place === 'none' ? place : `Query.${place}`;
  return `${owner[0]!.toUpperCase()}${owner.slice(1)}.${field}`;
}
const isRead = (method: string, operationId: string) => method === 'GET' || operationId in query.getFields();
/** What is sent as the body of a public request, and as the argument `input` of a write or the arguments of a read. */
const bodies: Record<string, (offerId: string) => object> = {
  '/api/v1/users/login-by-otp': () => ({ phoneNumber: newPhone() }),
  '/api/v1/searches/lines': () => ({ text: 'شیر توپی\nبلبرینگ' }),
  '/api/v1/unitofmeasurements/detect': () => ({ texts: ['شیر ۲ اینچ'] }),
  '/api/v1/searches/count': () => ({ key: 'شیر توپی', foundNothing: false }),
  '/api/v1/faqquestions/{id}/helpful': () => ({ isHelpful: true }),
  '/api/v1/feedbacks': () => ({
    type: 'IDEA',
    subject: 'صافی فشار',
    body: 'کاش صافی فشار دو خانه داشت.',
    ...solutions.pop(),
  }),
  '/api/v1/pagevisits/contact-click': () => ({ merchantId: samples.merchantId }),
  '/api/v1/pagevisits/visit-count': (objectId) => ({ objectType: 'SUPPLIER_PRODUCT', objectId }),
};
/**
 * Take forms, so they are no fields of the graph, or last; tests/contract/files.test.ts and session.test.ts and
 * tests/gateway/live.test.ts have their way through the programs. Types of ids are told to the gateway alone
 * (tests/gateway/ids.test.ts). An address may send few feedbacks: tests/journeys/guidance.test.ts follows, answers and reopens one.
 */
const ELSEWHERE = [
  '/api/v1/files',
  '/connect/token',
  '/api/v1/live',
  '/api/v1/nodes',
  '/api/v1/quotes/{id}/extend',
  '/api/v1/feedbacks/by-trackingno',
  '/api/v1/feedbacks/{id}/reopen',
  '/api/v1/admin/feedbacks/{id}',
];
/** Of challenges, each good for one feedback. */
const solutions: object[] = [];
const operationOf = (row: { method: string; path: string }) => contract.paths[row.path]?.[row.method.toLowerCase()];

let running: Running;
let samples: Record<string, string>;

beforeAll(async () => {
  const api = await startApiProcess();
  // No request makes a work of the site fail.
  await api.stop();
  const code = await inStoppedMarket(api.settings, async (db) => {
    await putDeadJob(db);
    const [given] = await db.query<{ code: string }>(
      "select verification_code as code from merchant_delegations where status = 'ACTIVE' order by number limit 1",
    );
    return given!.code;
  });
  await api.startAgain();
  running = { api, gateway: await startGateway({ apiUrl: api.url }) };
  const { get } = clientOf(api);
  for (let turn = 0; turn < 2; turn += 1) solutions.push(solvePuzzle(await get<Puzzle>('/feedbacks/challenge')));
  const guidance = await writeGuidance(peopleOf(api), await tokenOfAdmin());
  const pages = await writePages(peopleOf(api), await tokenOfAdmin());
  const captions = [{ start: 0, end: 2_000, text: 'قیمت را بپرسید.' }];
  const advertisement = await writeAdvertisement(peopleOf(api), await tokenOfAdmin());
  const video = await writeVideo(peopleOf(api), await tokenOfAdmin(), { captions });
  const offer = (
    await get<Page<{ id: string; categoryId: string; supplierId: string; baseProductId: string; moq: string }>>(
      '/supplierproducts/catalog?pageSize=1',
    )
  ).items[0]!;
  const delegation = (await get<Page<{ id: string; merchantId: string }>>('/merchantdelegations?pageSize=1')).items[0]!;
  const city = (await get<Page<{ id: string }>>('/cities/filter?pageSize=1')).items[0]!;
  const unit = (await get<{ quantityId: string }[]>('/unitofmeasurements'))[0]!;
  samples = {
    '/categories/{id}': offer.categoryId,
    '/supplierproducts/{id}': offer.id,
    '/suppliers/{id}': offer.supplierId,
    '/baseproducts/{id}': offer.baseProductId,
    '/measurementquantities/{id}': unit.quantityId,
    '/faqquestions/{id}': guidance.questionId,
    '/advertisements/{id}': advertisement.id,
    '/mediavideos/{id}': video.id,
    '/api/v1/mediavideos/by-ids ids': video.id,
    '/helpsystems/{frontUniqueId}': 'home',
    frontUniqueId: 'home',
    '/pages/{id}': pages.id,
    '/contenttypes/{id}': pages.contentTypeId,
    '/pagecomments/{id}': offer.id,
    contentTypeId: pages.contentTypeId,
    pageType: 'ARTICLE',
    platform: 'WEB',
    label: pages.label,
    uniquePageName: pages.uniquePageName,
    token: pages.token,
    supplierId: offer.supplierId,
    categoryId: offer.categoryId,
    '/api/v1/faqquestions/by-category/by-platform categoryId': guidance.categoryId,
    searchKey: 'قیمت',
    ids: guidance.questionId,
    '/shared/typemodels/enums/{name}': 'StockState',
    '/shared/typemodels/{name}': 'SupplierProductQuery',
    productId: offer.baseProductId,
    '/merchantdelegations/{id}': delegation.id,
    merchantId: delegation.merchantId,
    quantity: offer.moq,
    objectType: 'SUPPLIER_PRODUCT',
    objectIds: offer.id,
    merchantIds: delegation.merchantId,
    baseProductIds: offer.baseProductId,
    cityId: city.id,
    partNumber: '1',
    categoryIds: offer.categoryId,
    supplierProductIds: offer.id,
    key: 'شیر توپی',
    year: '1405',
    updatedSince: hourAgo(),
    code,
  };
});
afterAll(async () => {
  await running.gateway.stop();
  await running.api.discard();
});

type Request = { headers: Record<string, string>; path: string; body?: unknown };

let admin: Promise<string> | undefined;
/** The administrator of the seeds, logged in once: a phone gets few codes. */
const tokenOfAdmin = () =>
  (admin ??= peopleOf(running.api)
    .login('09000000008')
    .then(({ accessToken }) => accessToken));

/** A request of somebody new for something of theirs. */
async function requestOfOwner(operationId: string): Promise<Request> {
  const people = peopleOf(running.api);
  const entry = ownership[operationId]!;
  if (entry.reaches === 'staff') {
    const token = await tokenOfAdmin();
    return { headers: { authorization: `Bearer ${token}` }, ...(await entry.request(people, token)) };
  }
  const owner = 'owner' in entry && entry.owner ? await entry.owner(people) : await people.login();
  const headers = { authorization: `Bearer ${owner.accessToken}` };
  if (entry.reaches === 'object' || entry.reaches === 'party')
    return { headers, ...entry.request(await entry.make(people, owner), await newSample(people)) };
  if (entry.reaches === 'self') return { headers, ...(await entry.request(await newSample(people), owner, people)) };
  return { headers, path: entry.path };
}

/** A request of anybody. */
function requestOfVisitor({ path, operation }: { path: string; operation: Operation }): Request {
  const body = bodies[path]?.(samples['/supplierproducts/{id}']!);
  const query = new URLSearchParams(queryOf({ path, operation }).map(([name, value]) => [name, value]));
  const address = path.replace('/api/v1', '').replace(/\{\w+\}/, sampleOf(path));
  return { headers: {}, path: `${address}?${query}`, ...(body && { body }) };
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Endpoints that want one of several ids. */
const asked: Record<string, string> = {
  byproduct: 'productId',
  salecities: 'merchantId',
  'merchant-has-content': 'merchantId',
  preview: 'token',
  'by-supplier': 'supplierId',
};

/** The argument every path parameter of the row gets. */
const sampleOf = (path: string) =>
  Object.entries(samples).find(([prefix]) => path.startsWith(`/api/v1${prefix}`))?.[1] ?? '';
const queryOf = ({ path, operation }: { path: string; operation: Operation }) => {
  const wanted = (operation.parameters ?? []).filter(
    (each) => each.in === 'query' && (each.required || asked[path.split('/').at(-1)!] === each.name),
  );
  return wanted.map(({ name }) => [name, samples[`${path} ${name}`] ?? samples[name] ?? ''] as const);
};

/** How a field's owner is reached in the graph; `$id` is the id that the request names. */
const ways: Record<string, string> = {
  Viewer: 'viewer',
  Staff: 'staff',
  Person: 'viewer { person',
  Customer: 'viewer { customers',
  TradeRequest: 'viewer { tradeRequest(id: "$id")',
  Quote: 'viewer { quote(id: "$id")',
  Supplier: 'supplier(id: "$id")',
  Conversation: 'viewer { conversation(id: "$id")',
  Category: 'category(id: "$id")',
  BaseProduct: 'baseProduct(id: "$id")',
  SupplierProduct: 'supplierProduct(id: "$id")',
  Merchant: 'merchant(id: "$id")',
  Page: 'page(id: "$id")',
  ContentType: 'contentTypes',
};

/** The same request at its place in the graph, and how what it answers is read there. */
function questionFor(template: string, { path, body }: Request, place: string) {
  const [typeName = '', fieldName = ''] = place.split('.');
  const field = (graph.getType(typeName) as GraphQLObjectType).getFields()[fieldName]!;
  const isWrite = typeName === 'Mutation';
  const known = isWrite ? Object.keys(inputOf(field).getFields()) : field.args.map(({ name }) => name);
  const given = new Map(
    [...givenBy(template, path)].map(([name, value]) => [known.includes(name) ? name : inGraph(template, name), value]),
  );
  if (isWrite) return writeFor(field, given, body as object | undefined);
  const args = [...given, ...Object.entries((body ?? {}) as Record<string, unknown>)]
    .filter(([name]) => field.args.some((each) => each.name === name))
    .map(([name, value]) => `${name}: ${written(field, name, value)}`)
    .join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const asked = `${fieldName}${args ? `(${args})` : ''} ${selection}`;
  const parentId = [...given.values()].find((value) => ID.test(value)) ?? samples['/categories/{id}']!;
  const way = ways[typeName]?.replace('$id', parentId);
  const opened = way ? `${way} { ${asked} }${' }'.repeat((way.match(/\{/g) ?? []).length)}` : asked;
  return { query: `query { ${opened} }` };
}

/** What the graph calls a parameter that REST tells by its place in the path. */
function inGraph(template: string, name: string): string {
  const parameters = Object.values(contract.paths[template]!).flatMap((each) => each.parameters ?? []);
  // A read beside it may be of the public thing, by an id that says no more.
  return parameters.find((each) => each.name === name && each.schema['x-graph-name'])?.schema['x-graph-name'] ?? name;
}

const inputOf = ({ args }: GraphQLField<unknown, unknown>) =>
  (args[0]!.type as GraphQLNonNull<GraphQLInputObjectType>).ofType;

/** A write takes all of it in one input. */
function writeFor(operation: GraphQLField<unknown, unknown>, given: Map<string, string>, body: object | undefined) {
  const { name } = operation;
  const type = inputOf(operation);
  const { idempotencyKey, ...fields } = type.getFields();
  const isWhole = (field: string) => fields[field] && getNamedType(fields[field].type).name === 'Int';
  const typed = [...given].map(([field, value]) => [field, isWhole(field) ? Number(value) : value]);
  const input = { ...Object.fromEntries(typed), ...body, ...(idempotencyKey && { idempotencyKey: randomUUID() }) };
  return {
    query: `mutation ($input: ${String(type)}!) { ${name}(input: $input) { userErrors { code message field } } }`,
    variables: { input },
  };
}

/** What a request says in its path and its query string, by the names of the parameters. */
function givenBy(template: string, path: string): Map<string, string> {
  const [address, search] = path.split('?');
  const pattern = template.replace('/api/v1', '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const inPath = Object.entries(new RegExp(`^${pattern}$`).exec(address!)?.groups ?? {});
  return new Map([...inPath, ...new URLSearchParams(search)]);
}

function written(field: GraphQLField<unknown, unknown>, name: string, value: unknown): string {
  const { type } = field.args.find((each) => each.name === name)!;
  const bare = isEnumType(getNamedType(type)) || ['Int', 'Boolean'].includes(getNamedType(type).name);
  const text = bare ? String(value) : JSON.stringify(value);
  return String(type).startsWith('[') && !Array.isArray(value) ? `[${text}]` : text;
}

/** The innermost value of an answer: what stands at the place that was asked. */
const innermost = (value: unknown, fieldName: string): unknown =>
  typeof value !== 'object' || value === null || fieldName in value
    ? (value as Record<string, unknown> | null)?.[fieldName]
    : innermost(Object.values(value)[0], fieldName);

describe('every endpoint that must be there', () => {
  it.each(endpoints.there.filter(({ path }) => !ELSEWHERE.includes(path)))(
    '$method $path answers, and does so at its place in the graph',
    async ({ method, path, access, graph: place }) => {
      const operation = operationOf({ method, path })!;
      expect(operation, 'is not in the contract').toBeDefined();
      expect(operation.summary).toBeTruthy();

      const newRequest = () =>
        access === 'public' || access === 'user or token'
          ? requestOfVisitor({ path, operation })
          : requestOfOwner(operation.operationId);
      const request = await newRequest();
      const answer = await fetch(`${running.api.url}/api/v1${request.path}`, {
        method,
        headers: {
          ...request.headers,
          ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
          ...(request.body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      });
      // Some only have to be done: 204, and true in the graph.
      expect(answer.status, await answer.clone().text()).toBe(operation.responses[204] ? 204 : 200);

      expect(placeOf(path, method), 'the route and the table name one place').toBe(place);
      if (!place.includes('.')) return;
      const [typeName = '', fieldName = ''] = place.split('.');
      const field = (graph.getType(typeName) as GraphQLObjectType).getFields()[fieldName]!;
      expect(field?.description, `the graph has no ${place} with a description`).toBeTruthy();
      // The first call may have ended what the second one needs.
      const again = await newRequest();
      const response = await fetch(`${running.gateway.url}/graphql`, {
        method: 'POST',
        headers: { ...again.headers, 'content-type': 'application/json' },
        body: JSON.stringify(questionFor(path, again, place)),
      });
      const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
      expect(errors).toBeUndefined();
      const value = innermost(data, fieldName);
      if (typeName === 'Mutation') expect(value).toEqual({ userErrors: [] });
      // A read of what is not there yet: 204, and null in the graph.
      else if (operation.responses[200] && operation.responses[204]) expect(value).toBeNull();
      else expect(value ?? null).not.toBeNull();
    },
  );

  it('is all that the contract has', () => {
    const listed = new Set(endpoints.there.map((row) => `${row.method} ${row.path}`));
    const printed = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(printed.filter((each) => !listed.has(each))).toEqual([]);
  });

  it('is as long as the tables, less what is not there yet', () => {
    expect(endpoints.notYet.filter((row) => operationOf(row)).map((row) => row.path)).toEqual([]);
    console.info(
      `endpoints: ${endpoints.there.length} there, ${endpoints.notYet.length} not there yet:\n${endpoints.notYet.map((row) => `  ${row.issue}: ${row.method} ${row.path}`).join('\n')}`,
    );
  });
});

it('types of the graph have clean names', () => {
  const fields = Object.values(query.getFields()).map((field) => (getNamedType(field.type) as GraphQLObjectType).name);
  expect(fields.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
});
