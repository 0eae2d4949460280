import { describe, expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { prepareContract } from './prepare.ts';

const contractWith = (operation: object, schemas: object = {}) =>
  ({
    paths: { '/things/{name}': { get: { operationId: 'thing', responses: { 200: { content: {} } }, ...operation } } },
    components: { schemas },
  }) as unknown as Contract;
const prepared = (operation: object, schemas?: object) => prepareContract(contractWith(operation, schemas));
const operationOf = ({ paths }: Contract) => paths['/things/{name}']!.get!;

describe('the prepared contract', () => {
  it('has one answer an operation: others would become unions', () => {
    const { responses } = operationOf(prepared({ responses: { 200: { content: {} }, 404: {}, default: {} } }));
    expect(Object.keys(responses)).toEqual(['200']);
    expect(() => prepared({ responses: { default: {} } })).toThrow(
      'GET /things/{name} must declare exactly one 2xx answer',
    );
    expect(() => prepared({ operationId: undefined })).toThrow('GET /things/{name} has no operationId');
  });

  it('answers true where the api answers without a body', () => {
    const { responses } = operationOf(prepared({ responses: { 204: { description: 'Done.' }, default: {} } }));
    expect(responses).toMatchObject({ 200: { content: { 'application/json': { schema: { type: 'boolean' } } } } });
  });

  it('answers null where there may be nothing beside an answer, and takes the body where a form may come instead', () => {
    const json = { schema: { $ref: '#/components/schemas/Thing' } };
    const bodies = { 'application/json': json, 'multipart/form-data': { schema: {} } };
    const operation = operationOf(
      prepared({
        responses: { 200: { content: { 'application/json': json } }, 204: { description: 'None.' } },
        requestBody: { content: bodies },
      }),
    );
    expect(operation.responses).toEqual({ 200: { content: { 'application/json': json } } });
    expect(operation.requestBody).toEqual({ content: { 'application/json': json } });
  });

  it('has no rule that would become a scalar of its own, says which texts are ours, and keeps the properties that are named like one', () => {
    const schema = {
      type: 'object',
      properties: {
        pattern: { type: 'string', pattern: '^a$', minLength: 1 },
        price: { type: 'string', format: 'decimal' },
        id: { type: 'string', format: 'uuid', maxLength: 36 },
      },
    };
    const { Thing } = prepared({}, { Thing: schema }).components.schemas;
    expect(Thing!.properties).toEqual({
      pattern: { type: 'string' },
      price: { type: 'string', 'x-scalar': 'Decimal' },
      id: { type: 'string', format: 'uuid' },
    });
  });

  it('holds text in the path to one segment, Persian too', () => {
    const [name, id] = operationOf(
      prepared({
        parameters: [
          { name: 'name', in: 'path', schema: { type: 'string' } },
          { name: 'id', in: 'path', schema: { type: 'string', format: 'uuid' } },
        ],
      }),
    ).parameters!;
    const pattern = new RegExp(name!.schema.pattern as string);
    for (const text of ['ProductSort', 'شیر-صنعتی', '...', 'a.b']) expect(pattern.test(text), text).toBe(true);
    for (const text of ['', '.', '..', '../a', 'a/b', 'a?b', 'a#b', 'a%2fb', 'a\\b'])
      expect(pattern.test(text), text).toBe(false);
    expect(id!.schema).toEqual({ type: 'string', format: 'uuid' });
  });

  it('leaves the whole to REST where a change stands beside it, and what may be cleared is of its own type', () => {
    const color = { type: 'string', allOf: [{ $ref: '#/components/schemas/Color' }], nullable: true };
    const patch = { operationId: 'updateNote', responses: { 200: {} } };
    const contract = contractWith({}, { NotePatch: { type: 'object', properties: { color } } });
    contract.paths['/notes/{id}'] = { put: { ...patch, operationId: 'putNote', 'x-graph': 'none' }, patch };
    const { paths, components } = prepareContract(contract);
    expect(Object.keys(paths['/notes/{id}']!)).toEqual(['patch']);
    expect(components.schemas.NotePatch!.properties).toEqual({ color: { $ref: '#/components/schemas/Color' } });
  });

  it('wants a name for every enum', () => {
    expect(() =>
      prepared({ parameters: [{ name: 'sort', in: 'query', schema: { type: 'string', enum: ['A'] } }] }),
    ).toThrow(/sort: an enum must be a named component/);
    expect(prepared({}, { Sort: { type: 'string', enum: ['A'] } }).components.schemas.Sort).toMatchObject({
      enum: ['A'],
    });
  });

  it('leaves the given one as it was', () => {
    const given = contractWith({}, { Thing: { type: 'string', minLength: 1 } });
    prepareContract(given);
    expect(given.components.schemas.Thing).toEqual({ type: 'string', minLength: 1 });
  });
});
