import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../kit/people.ts';
import { startApi, startGateway } from '../kit/site.ts';
import { type Answer, graphOf, type Graph } from './ask.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const schema = buildSchema(read('../../gateway/schema.graphql'));
type Parameter = { name: string; schema: { 'x-graph-name'?: string } };
type Contract = {
  paths: Record<
    string,
    Record<string, { operationId: string; 'x-graph'?: string; requestBody?: object; parameters?: Parameter[] }>
  >;
};
const { paths } = JSON.parse(read('../../api/openapi.json')) as Contract;

let api: Awaited<ReturnType<typeof startApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;
let people: ReturnType<typeof peopleOf>;
let token: string;

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway({ apiUrl: api.url, env: { BUDGET_PER_MINUTE: '1000000' } });
  graph = graphOf(gateway);
  people = peopleOf(api);
  token = (await people.login('09000000008')).accessToken;
});
afterAll(async () => {
  await gateway?.stop();
  await api?.discard();
});

const NO_ID = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
/** The same field of each kind is wrong in its own way: texts of a format, values of an enumeration, numbers, lists and their lines. */
function wrong(type: GraphQLInputType): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [wrong(plain.ofType as GraphQLInputType)];
  if (isInputObjectType(plain)) return wrongFields(plain);
  const named = getNamedType(plain);
  if (isEnumType(named)) return 'NO_SUCH_VALUE';
  return { Int: 'seven', Float: 'seven', Boolean: 'yes' }[named.name] ?? (named.name === 'String' ? '' : 'not one');
}
const wrongFields = (type: GraphQLInputObjectType): Record<string, unknown> =>
  Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, wrong(field.type)]));

/** What stands in the address is right, so that the fields of the body are looked at: an id that nothing has, or a value of an enumeration. */
function addressed(type: GraphQLInputObjectType, field: string): string {
  const named = getNamedType(type.getFields()[field]!.type);
  return isEnumType(named) ? named.getValues()[0]!.name : NO_ID;
}

const writes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, requestBody, parameters = [], 'x-graph': place }]) => {
    const field = schema.getMutationType()!.getFields()[operationId];
    if (!field || !requestBody || method === 'get' || place === 'none') return [];
    const inGraph = new Map(parameters.map(({ name, schema: its }) => [name, its['x-graph-name'] ?? name]));
    return [{ name: operationId, method: method.toUpperCase(), path, field, inGraph }];
  }),
);

type Told = { field: string; code: string };
const as = () => ({ authorization: `Bearer ${token}` });
const ask = (name: string, input: object, headers: Record<string, string> = as()) => {
  const type = String(schema.getMutationType()!.getFields()[name]!.args[0]!.type);
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { userErrors { code field } } }`;
  return graph.ask(query, { input }, headers);
};
const told = (all: readonly Told[]) => all.map(({ field, code }) => `${field} ${code}`).sort();
/** As REST writes it: `lines[2].quantity`. */
const pathOf = (steps: readonly string[] | null) =>
  (steps ?? []).map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');

/** What an answer of the graph names, wherever it stands there. */
function toldBy({ data, errors }: Answer): string[] {
  type Payload = { userErrors: { code: string; field: string[] | null }[] } | undefined;
  const { userErrors = [] } = (Object.values(data ?? {})[0] as Payload) ?? {};
  return told([
    ...userErrors.map(({ code, field }) => ({ code, field: pathOf(field) })),
    ...errors.flatMap(({ extensions }) =>
      (extensions.fields ?? []).map(({ field, code }) => ({ code, field: field.replace(/^input\./, '') })),
    ),
  ]);
}

describe('a write with several wrong fields', () => {
  it('is told all of them at once over the graph, as in REST', async () => {
    const unlike: Record<string, unknown> = {};
    let compared = 0;
    for (const { name, method, path, field, inGraph } of writes) {
      const type = getNamedType(field.args[0]!.type) as GraphQLInputObjectType;
      const { idempotencyKey: _key, ...body } = wrongFields(type);
      const outside = [...path.matchAll(/\{(\w+)\}/g)].map(([, each]) => inGraph.get(each!)!);
      for (const each of outside) delete body[each];
      const address = path
        .replace('/api/v1', '')
        .replace(/\{(\w+)\}/g, (_, each) => addressed(type, inGraph.get(each)!));
      const rest = await people.as(token, method, address, body);
      const ofRest = told((rest.body.errors ?? []) as Told[]);
      // What is not there is refused before its fields are looked at; a year in the address is no id.
      if (rest.status !== 400 || outside.includes('year')) continue;
      const input = { ...body, ...Object.fromEntries(outside.map((each) => [each, addressed(type, each)])) };
      const ofGraph = toldBy(await ask(name, input));
      compared += 1;
      if (ofGraph.join() !== ofRest.join()) unlike[name] = { ofRest, ofGraph };
    }
    expect(unlike).toEqual({});
    expect(compared).toBeGreaterThan(150);
  });

  it('is told those of another type, of lists, of their lines and of formats together, each with its place', async () => {
    const line = { supplierProductId: NO_ID, quantity: '1' };
    const input = {
      customerId: 'abc',
      paymentTerm: 'NO_SUCH_TERM',
      neededBy: 'tomorrow',
      lines: [line, { supplierProductId: 'abc', quantity: 'many' }, { supplierProductId: NO_ID, quantity: ['1'] }],
    };
    expect(toldBy(await ask('createDirectOrder', input))).toEqual([
      'customerId FORMAT',
      'lines[1].quantity NUMERIC',
      'lines[1].supplierProductId FORMAT',
      'lines[2].quantity FORMAT',
      'neededBy FORMAT',
      'paymentTerm UNKNOWN_VALUE',
    ]);
  });

  it('changes nothing, also where all but one field is right', async () => {
    const note = { objectType: 'CATEGORY', objectId: NO_ID, body: 'متن', color: 'NO_SUCH_COLOUR' };
    expect(toldBy(await ask('createNote', note))).toEqual(['color UNKNOWN_VALUE']);
    expect((await people.as(token, 'GET', '/notes/byuser')).body.totalCount).toBe(0);
    // Nobody is asked for without a session: what is of another type is told alone.
    expect(toldBy(await ask('createNote', { ...note, objectId: 'abc' }, {}))).toEqual(['color UNKNOWN_VALUE']);
  });
});
