import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, startGateway } from '../kit/site.ts';
import { graphOf, type Graph } from './ask.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;
beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway({ apiUrl: api.url });
  graph = graphOf(gateway);
});
afterAll(async () => {
  await gateway?.stop();
  await api?.discard();
});

const chip =
  'text propertyName value maxValue unit { displayText } enumValue { label } count category { name } property { code }';
const fields = `restCount rest lines { text cut isTooShort count countIsCapped reading { tier category { name } applied { ${chip} } left { text reason } asked { text count } } }`;
const query = `query ($text: String!) { searchLines(text: $text) { ${fields} } }`;

it('takes the lines as an argument, and chips have their category and property', async () => {
  const { data, errors, extensions } = await graph.ask(query, { text: 'شیر توپی ۲ اینچ\nم\nپمپ زژزژزژ' });
  expect(errors).toEqual([]);
  const { lines, restCount, rest } = data!.searchLines as { lines: Record<string, unknown>[] } & Record<
    string,
    unknown
  >;
  expect([restCount, rest]).toEqual([0, null]);
  expect(lines[0]).toMatchObject({
    text: 'شیر توپی ۲ اینچ',
    cut: null,
    isTooShort: false,
    reading: { category: { name: 'شیر توپی' }, applied: [{ text: '۲ اینچ', category: { name: 'شیر توپی' } }] },
  });
  expect(lines[1]).toMatchObject({ text: 'م', isTooShort: true, count: 0, reading: null });
  // Fifty readings are as dear as half as many searches.
  expect(extensions!.cost.requested).toBeGreaterThan(250);
  expect(extensions!.cost.requested).toBeLessThan(1_000);
});

it('the arguments are optional where the body says so, and refusals name them', async () => {
  const asked = 'searchLines(text: "شیر ۲ اینچ", appliesMeasures: false) { lines { reading { applied { text } } } }';
  expect((await graph.ask(`{ ${asked} }`)).data).toEqual({ searchLines: { lines: [{ reading: { applied: [] } }] } });
  const { errors } = await graph.ask(query, { text: 'ش'.repeat(10_241) });
  expect(errors[0]!.extensions.fields).toMatchObject([{ field: 'text', code: 'MAX_LENGTH' }]);
});

it('a failed one is not asked twice', async () => {
  const { data, errors } = await graph.ask(query, { text: 'شیر\u0000' });
  expect(data).toEqual({ searchLines: null });
  expect(errors[0]!.extensions.fields).toMatchObject([{ field: 'text', code: 'CHAR_NOT_ALLOWED' }]);
});
