import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from '../kit/site.ts';
import { graphOf, type Graph } from './ask.ts';
import { startFakeApi } from './fake-api.ts';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;

beforeAll(async () => {
  api = await startFakeApi();
  gateway = await startGateway({ apiUrl: api.url });
  graph = graphOf(gateway);
});
afterAll(async () => {
  await gateway?.stop();
  await api?.stop();
});

const types = 'is expected here: IndustrialService, Product, ConsultingService, ElectronicDocument.';
const note = 'mutation ($input: CreateNoteInput!) { createNote(input: $input) { note { id } } }';

describe('what GraphQL itself refuses', () => {
  it.each([
    ['field', '{ categorie(id: "x") { id } }', 'Did you mean "categories", "category"'],
    ['argument', '{ category(idd: "x") { id } }', 'Did you mean "id"?'],
    ['type', 'query ($t: CategoryTyp) { categories(categoryType: $t) { totalCount } }', 'Did you mean "CategoryType"'],
    ['fragment', '{ categoryMenu { ...Pag } } fragment Page on Category { id }', 'Unknown fragment "Pag"'],
    ['input field', '{ supplierProducts(filter: { serchKey: "a" }) { totalCount } }', 'Did you mean "searchKey"?'],
    ['enum value', '{ categories(categoryType: Geheim) { totalCount } }', types],
    ['text for an enum', '{ categories(categoryType: "Geheim") { totalCount } }', types],
    ['number', '{ categories(first: "Geheim") { totalCount } }', 'A value of type "Int" is expected here.'],
    ['text of a document', 'query "Geheim" { enums { name } }', 'Syntax Error'],
    ['default', 'query ($n: Int = "Geheim") { categories(first: $n) { totalCount } }', 'A value of type "Int"'],
  ])('helps with a wrong %s and repeats no value', async (_name, query, help) => {
    const { text, errors } = await graph.ask(query);
    expect(errors.map(({ message }) => message).join('\n')).toContain(help);
    expect(errors[0]!.extensions.http.status).toBe(400);
    expect(text).not.toContain('Geheim');
    expect(api.seen).toEqual([]);
  });

  it('names all variables that are wrong or missing, each with its place and rule', async () => {
    const input = { body: ['Geheim'], objectType: 'Geheim', colour: 'Geheim', remindAt: { at: 'Geheim' } };
    const { text, status, errors } = await graph.ask(note, { input });
    expect([status, errors[0]?.extensions.code]).toEqual([200, 'BAD_USER_INPUT']);
    const fields = errors[0]!.extensions.fields!.map(({ field, code }) => [field, code]);
    expect(fields.sort()).toEqual([
      ['input.body', 'FORMAT'],
      ['input.colour', 'UNKNOWN_PROPERTY'],
      ['input.objectId', 'REQUIRED'],
      ['input.objectType', 'UNKNOWN_VALUE'],
      ['input.remindAt', 'FORMAT'],
    ]);
    expect(errors[0]!.message).toContain('Did you mean "color"?');
    expect(errors[0]!.extensions.fields!.find(({ code }) => code === 'UNKNOWN_VALUE')!.params).toEqual([
      { name: 'values', value: expect.stringContaining('SUPPLIER') },
    ]);
    expect(text).not.toContain('Geheim');
  });

  it('says which variable is missing', async () => {
    for (const variables of [{}, { input: null }, { inputs: {} }]) {
      const { errors } = await graph.ask(note, variables);
      expect(errors[0]!.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'input', code: 'REQUIRED' }],
      });
    }
  });

  it('finds the place in lists, the same for an operation that was asked before', async () => {
    const query =
      'query ($f: ProductFilterInput, $t: [ID!]) { supplierProducts(filter: $f) { totalCount } categories(ids: $t) { totalCount } }';
    const wrong = { f: { properties: [{ propertyId: 'a' }, { propertyId: 7.5 }] }, t: ['a', null] };
    for (let time = 0; time < 3; time += 1) {
      const { errors } = await graph.ask(query, wrong);
      expect(errors[0]!.extensions.fields!.map(({ field, code }) => [field, code])).toEqual([
        ['f.properties[1].propertyId', 'FORMAT'],
        ['t[1]', 'REQUIRED'],
      ]);
    }
  });
});
