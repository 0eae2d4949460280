import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from '../../../scripts/machine/root.mjs';
import { startApi } from '../../kit/site.ts';
import { clientOf } from '../../kit/client.ts';

type Schema = { $ref?: string; properties?: Record<string, Schema>; required?: string[] };
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };
type Model = { name: string; title: string; fields: { name: string; label: string; type: string; rules: object[] }[] };
const { paths, components } = JSON.parse(readFileSync(inRoot('api/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const nameOf = ({ $ref }: Schema) => $ref?.split('/').at(-1) ?? '';
/** A change has the form of the whole. */
const bodies = Object.values(paths)
  .flatMap((methods) => Object.entries(methods))
  .filter(([method]) => method !== 'patch')
  .flatMap(([, { requestBody }]) => requestBody?.content['application/json']?.schema ?? [])
  .map(nameOf);

/** `person`, `person.version` */
function namesIn(schema: Schema, within = ''): string[] {
  const { properties = {} } = components.schemas[nameOf(schema)] ?? schema;
  return Object.entries(properties).flatMap(([name, each]) => [within + name, ...namesIn(each, `${within}${name}.`)]);
}

let api: Awaited<ReturnType<typeof startApi>>;
let get: ReturnType<typeof clientOf>['get'];
beforeAll(async () => {
  api = await startApi();
  ({ get } = clientOf(api));
});
afterAll(() => api?.discard());

it('each body of a write has a form model with all its fields, in words', async () => {
  expect(bodies.length).toBeGreaterThan(25);
  expect(bodies).not.toContain('');
  for (const name of new Set(bodies)) {
    const model = await get<Model>(`/shared/typemodels/${name}`);
    expect(model.title).toMatch(/[\u0600-\u06ff]/);
    expect([name, model.fields.map((field) => field.name)]).toEqual([name, namesIn({ $ref: name })]);
    for (const { label } of model.fields) expect(label).toMatch(/[\u0600-\u06ff]/);
  }
  const listed = (await get<Model[]>('/shared/typemodels')).map(({ name }) => name);
  expect(listed).toEqual(expect.arrayContaining(bodies));
});

it('its rules are those that refuse', async () => {
  const { fields } = await get<Model>('/shared/typemodels/CustomerProfileChange');
  const named = Object.fromEntries(fields.map(({ name, ...field }) => [name, field]));
  expect(named['person.nationalId']).toEqual({
    type: 'string',
    label: 'کد ملی',
    rules: [
      { code: 'NUMERIC', params: ['NATIONAL_ID'] },
      { code: 'EXACT_LENGTH', params: ['10', 'NATIONAL_ID'] },
      { code: 'CHECK_DIGIT', params: ['NATIONAL_ID'] },
    ],
  });
  expect(named['company.legalName']).toEqual({
    type: 'string',
    label: 'نام ثبتی',
    rules: [
      { code: 'REQUIRED', params: [] },
      { code: 'CHAR_NOT_ALLOWED', params: [] },
      { code: 'MIN_LENGTH', params: ['2'] },
      { code: 'MAX_LENGTH', params: ['100'] },
    ],
  });
});

type Words = Record<string, { en: string; fa: string; tone?: string }>;
const worded = Object.entries(components.schemas as Record<string, { enum?: string[]; 'x-enum'?: Words }>);

it('each enumeration of the contract is told with its labels, and described in the graph, by the same words', async () => {
  const told =
    await get<{ name: string; values: { value: string; displayFa: string; color?: string }[] }[]>(
      '/shared/typemodels/enums',
    );
  const enumerations = worded.filter(([, schema]) => schema.enum);
  expect(told.map(({ name }) => name).sort()).toEqual(enumerations.map(([name]) => name).sort());
  const graph = readFileSync(inRoot('gateway/schema.graphql'), 'utf8');
  for (const [name, schema] of enumerations) {
    const words = schema['x-enum']!;
    const values = schema.enum!.map((value) => [value, words[value]!.fa, words[value]!.tone]);
    const ofName = told.find((each) => each.name === name)!;
    expect(ofName.values.map(({ value, displayFa, color }) => [value, displayFa, color])).toEqual(values);
    const described = new RegExp(`^enum ${name} \\{\n([^}]*)\\}`, 'm').exec(graph)?.[1];
    if (described === undefined) continue;
    for (const [value, { en }] of Object.entries(words)) {
      // The graph has values in upper case, but for the kinds of categories.
      const inGraph = /^[a-z]+$/.test(value) ? value.toUpperCase() : value;
      expect(described).toContain(`"""${en}"""\n  ${inGraph}\n`);
    }
  }
});

it('each code of a refusal has a sentence in both languages', () => {
  const codes = Object.entries(worded.find(([name]) => name === 'ErrorCode')![1]['x-enum']!);
  expect(codes.length).toBeGreaterThan(140);
  for (const [code, { en, fa }] of codes) {
    expect([code, en]).toEqual([code, expect.stringMatching(/^[A-Z“][^\u0600-\u06ff]+$/)]);
    expect([code, fa]).toEqual([code, expect.stringMatching(/[\u0600-\u06ff]{2,}/)]);
  }
});
