import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isLeafType, getNamedType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type Page } from '../api/client.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { startApi, startGateway } from '../kit/site.ts';
import { endpoints } from './tables.ts';

type Operation = {
  operationId: string;
  summary?: string;
  parameters?: { name: string; in: string; description?: string; required?: boolean }[];
  responses: Record<string, object>;
};
type Contract = { paths: Record<string, Record<string, Operation>> };
type Running = { api: Awaited<ReturnType<typeof startApi>>; gateway: Awaited<ReturnType<typeof startGateway>> };

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const contract = JSON.parse(read('../../api/openapi.json')) as Contract;
const graph = buildSchema(read('../../gateway/schema.graphql'));
const query = graph.getQueryType()!;
/** What is sent as the body of a request, and as the argument `input` of the field. */
const bodies: Record<string, (offerId: string) => object> = {
  'POST /api/v1/userfavorites': (objectId) => ({ type: 'SUPPLIER_PRODUCT', objectId }),
  'POST /api/v1/notes': (objectId) => ({ objectType: 'SUPPLIER_PRODUCT', objectId, body: 'موجودی؟' }),
  'PUT /api/v1/notes/{id}': () => ({ body: 'موجود شد', version: 1 }),
  'POST /api/v1/users/login-by-otp': () => ({ phoneNumber: newPhone() }),
  'POST /api/v1/sessions/logout': () => ({}),
  'POST /api/v1/pagevisits/visit-count': (objectId) => ({ objectType: 'SUPPLIER_PRODUCT', objectId }),
};
const operationOf = (row: { method: string; path: string }) => contract.paths[row.path]?.[row.method.toLowerCase()];

let running: Running;
let samples: Record<string, string>;

beforeAll(async () => {
  const api = await startApi();
  running = { api, gateway: await startGateway({ apiUrl: api.url }) };
  const { get } = clientOf(api);
  const offer = (
    await get<Page<{ id: string; categoryId: string; supplierId: string; baseProductId: string; moq: number }>>(
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
    '/shared/typemodels/enums/{name}': 'StockState',
    '/shared/typemodels/{name}': 'SupplierProductQuery',
    productId: offer.baseProductId,
    '/merchantdelegations/{id}': delegation.id,
    merchantId: delegation.merchantId,
    quantity: String(offer.moq),
    objectType: 'SUPPLIER_PRODUCT',
    objectIds: offer.id,
    objectId: offer.id,
    ids: offer.id,
    type: 'SUPPLIER_PRODUCT',
    merchantIds: delegation.merchantId,
    baseProductIds: offer.baseProductId,
    cityId: city.id,
    partNumber: '1',
    categoryIds: offer.categoryId,
    supplierProductIds: offer.id,
    key: 'شیر توپی',
  };
});
afterAll(async () => {
  await running.gateway.stop();
  await running.api.discard();
});

type People = ReturnType<typeof peopleOf>;
type MakeOwn = (people: People, token: string) => ReturnType<People['as']>;
/** How somebody gets a thing of their own that the path then names. */
const makeOwn: Record<string, MakeOwn> = {
  '/api/v1/sessions/{id}': (people, token) => people.as(token, 'GET', '/sessions'),
  '/api/v1/userfavorites/{id}': (people, token) =>
    people.as(token, 'POST', '/userfavorites', bodies['POST /api/v1/userfavorites']!(samples.objectId!)),
  '/api/v1/notes/{id}': (people, token) =>
    people.as(token, 'POST', '/notes', bodies['POST /api/v1/notes']!(samples.objectId!)),
};

/** What somebody who is logged in sends, and the id of something that is theirs. */
async function somebody(path: string) {
  const people = peopleOf(running.api);
  const { accessToken } = await people.login();
  const made = await makeOwn[path]?.(people, accessToken);
  const own = made?.status === 200 ? ([made.body].flat()[0] as { id: string }).id : undefined;
  return { headers: { authorization: `Bearer ${accessToken}` }, own };
}

/** Endpoints that want one of several ids. */
const asked: Record<string, string> = { byproduct: 'productId', salecities: 'merchantId' };

/** The argument every path parameter of the row gets. */
const sampleOf = (path: string) =>
  Object.entries(samples).find(([prefix]) => path.startsWith(`/api/v1${prefix}`))?.[1] ?? '';
const queryOf = ({ path, operation }: { path: string; operation: Operation }) => {
  const wanted = (operation.parameters ?? []).filter(
    (each) => each.in === 'query' && (each.required || asked[path.split('/').at(-1)!] === each.name),
  );
  return wanted.map((each) => [each.name, samples[each.name] ?? ''] as const);
};

describe('every endpoint that must be there', () => {
  it.each(endpoints.there)(
    '$method $path answers, and is a field of the graph that answers',
    async ({ method, path, access }) => {
      const operation = operationOf({ method, path })!;
      expect(operation, 'is not in the contract').toBeDefined();
      expect(operation.summary).toBeTruthy();

      const caller = access === 'public' ? { headers: {}, own: undefined } : await somebody(path);
      const address = path.replace(/\{\w+\}/, caller.own ?? sampleOf(path));
      const query_ = queryOf({ path, operation });
      const body = bodies[`${method} ${path}`]?.(samples['/supplierproducts/{id}']!);
      const answer = await fetch(
        `${running.api.url}${address}?${new URLSearchParams(query_.map(([name, value]) => [name, value]))}`,
        {
          method,
          headers: { ...caller.headers, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        },
      );
      // Some only have to be done: 204, and true in the graph.
      expect(answer.status).toBe(operation.responses[204] ? 204 : 200);

      const change = graph.getMutationType()!.getFields()[operation.operationId];
      const field = change ?? query.getFields()[operation.operationId]!;
      expect(field, `the graph has no field ${operation.operationId}`).toBeDefined();
      expect(field.description).toBeTruthy();
      const type = getNamedType(field.type);
      const selection = isLeafType(type) ? '' : '{ __typename }';
      const inPath = /\{(\w+)\}/.exec(path)?.[1];
      // The first call may have ended what the second one needs.
      const again = access === 'public' ? caller : await somebody(path);
      const given = [...(inPath ? [[inPath, again.own ?? sampleOf(path)] as const] : []), ...query_];
      const isList = (name: string) => String(field.args.find((each) => each.name === name)?.type).startsWith('[');
      const typeOf = (name: string) => getNamedType(field.args.find((each) => each.name === name)!.type);
      const isBare = (name: string) => isEnumType(typeOf(name)) || typeOf(name).name === 'Int';
      const written = (name: string, value: string) => (isBare(name) ? value : `"${value}"`);
      const args = given
        .map(([name, value]) => `${name}: ${isList(name) ? `["${value}"]` : written(name, value)}`)
        .concat(body ? [`input: $input`] : [])
        .join(', ');
      const variables = body ? `($input: ${String(field.args.find((each) => each.name === 'input')!.type)})` : '';
      const head = `${change ? 'mutation' : 'query'} ${variables}`;
      const input = bodies[`${method} ${path}`]?.(samples['/supplierproducts/{id}']!);
      const response = await fetch(`${running.gateway.url}/graphql`, {
        method: 'POST',
        headers: { ...again.headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          query: `${head} { ${operation.operationId}${args ? `(${args})` : ''} ${selection} }`,
          ...(input && { variables: { input } }),
        }),
      });
      const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
      expect(errors).toBeUndefined();
      expect(data[operation.operationId]).toBeTruthy();
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
