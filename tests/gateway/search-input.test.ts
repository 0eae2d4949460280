import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from '../kit/client.ts';
import { longInputs, searchInputs, type SearchInput } from '../api/search/search-inputs/index.ts';
import { startApiProcess, startGateway } from '../kit/site.ts';
import { graphOf, type Answer, type Graph } from './ask.ts';

let api: Awaited<ReturnType<typeof startApiProcess>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  api = await startApiProcess();
  gateway = await startGateway({ apiUrl: api.url });
  graph = graphOf(gateway);
  client = clientOf(api);
});
afterAll(async () => {
  await gateway?.stop();
  await api?.discard();
});

type Reading = Record<string, unknown> & { text: string };
type Found = { reading: Reading | null };
/** Every field that takes a text: its alias, the argument that a refusal names, and how long that may be. */
const fields = {
  search: { argument: 'key', most: 200 },
  suggestions: { argument: 'key', most: 200 },
  list: { argument: 'searchKey', most: 200 },
  filtered: { argument: 'filter.searchKey', most: 200 },
  suppliers: { argument: 'searchKey', most: 100 },
} as const;
const chip = 'text propertyId value maxValue count countIsCapped';
const everywhere = `query ($text: String!) {
  search(key: $text) { reading { ...Reading } }
  suggestions(key: $text) { reading { ...Reading } }
  list: supplierProducts(searchKey: $text, first: 1) { reading { ...Reading } }
  filtered: supplierProducts(filter: { searchKey: $text }, first: 1) { reading { ...Reading } }
  suppliers(searchKey: $text, first: 1) { reading { ...Reading } }
}
fragment Reading on SearchReading {
  text tier place { name text } applied { ${chip} } questions { text choices { ${chip} } } left { text reason }
  repaired { from to } asked { text count countIsCapped } relaxed { text count countIsCapped }
}`;
const rest: Record<keyof typeof fields, string> = {
  search: '/searches/summary?key=',
  suggestions: '/searches/suggestions?key=',
  list: '/supplierproducts/catalog?pageSize=1&searchKey=',
  filtered: '/supplierproducts/catalog?pageSize=1&filter.searchKey=',
  suppliers: '/suppliers?pageSize=1&searchKey=',
};
const innards = /node_modules|\.[cm]?[jt]s:\d|127\.0\.0\.1|localhost|\/api\/v1|\bat [\w.]+ \(/;

/** What of an answer in REST is asked of the graph: the same names, without what is absent. */
function picked(asked: unknown, told: unknown): unknown {
  if (Array.isArray(asked)) return asked.map((each, at) => picked(each, (told as unknown[] | undefined)?.[at]));
  if (asked === null || typeof asked !== 'object') return told ?? null;
  return Object.fromEntries(
    Object.entries(asked).map(([name, each]) => [name, picked(each, (told as Record<string, unknown>)?.[name])]),
  );
}

/** What is wrong with what a field answers. */
async function complaintAt(alias: keyof typeof fields, { text, deserves }: SearchInput, { data, errors }: Answer) {
  const { argument, most } = fields[alias];
  const error = errors.find(({ path }) => path?.[0] === alias)?.extensions;
  const isLong = [...text].length > most;
  if (isLong || deserves === 'short') {
    const broken = error?.fields?.map(({ field, code }) => [field, code]);
    const told = JSON.stringify([data?.[alias], error?.code, error?.http.status, broken]);
    const rule = isLong ? 'MAX_LENGTH' : 'MIN_LENGTH';
    return told === JSON.stringify([null, 'VALIDATION_FAILED', 400, [[argument, rule]]]) ? undefined : told;
  }
  const reading = (data?.[alias] as Found | null)?.reading;
  const { body } = await client.call<Found>(rest[alias] + encodeURIComponent(text));
  const expected = picked(reading, body.reading);
  const isSame = reading && JSON.stringify(reading) === JSON.stringify(expected);
  return isSame && !error ? undefined : JSON.stringify([error, reading, expected]);
}

async function complaintsAbout(input: SearchInput): Promise<string[]> {
  const answer = await graph.ask(everywhere, { text: input.text });
  const wrong = answer.status === 200 && !innards.test(answer.text) ? [] : [`${answer.status} ${answer.text}`];
  for (const alias of Object.keys(fields) as (keyof typeof fields)[]) {
    const complaint = await complaintAt(alias, input, answer);
    if (complaint) wrong.push(`${alias}: ${complaint}`);
  }
  return wrong.map((each) => `${JSON.stringify(input.text.slice(0, 60))} ${each.slice(0, 500)}`);
}

it('every field answers a text as REST does, and names its argument where it refuses one', async () => {
  const wrong: string[] = [];
  // Some of each kind: what becomes of the others is tried on the api itself.
  const inputs = [...Object.values(searchInputs).flatMap((kind) => kind.slice(0, 4)), ...longInputs];
  expect(inputs.length).toBeGreaterThan(60);
  const left = inputs.values();
  const goOn = async () => {
    for (const input of left) wrong.push(...(await complaintsAbout(input)));
  };
  await Promise.all([goOn(), goOn(), goOn()]);
  expect(wrong).toEqual([]);
});

/** Code, field and rule of each error, by the field of the query. */
const told = ({ errors }: Answer) =>
  Object.fromEntries(
    errors.map(({ path, extensions: { code, fields: broken } }) => [
      path?.[0] ?? '',
      [code, ...(broken ?? []).map((each) => `${each.field} ${each.code}`)].join(' '),
    ]),
  );

describe('a text that no address can hold', () => {
  it.each([
    ['10 kB', 'x'.repeat(10_240)],
    ['10 kB in Persian', 'شیر '.repeat(2_560)],
    ['10,000 marks', `ش${'\u0651'.repeat(10_000)}`],
  ])('is refused by its argument: %s', async (_, text) => {
    const answer = await graph.ask(everywhere, { text });
    expect([answer.status, answer.data]).toEqual([
      200,
      { search: null, suggestions: null, list: null, filtered: null, suppliers: null },
    ]);
    expect(told(answer)).toEqual(
      Object.fromEntries(
        Object.entries(fields).map(([alias, { argument }]) => [
          alias,
          `ARGUMENTS_TOO_LONG ${argument} ARGUMENTS_TOO_LONG`,
        ]),
      ),
    );
    const lines = await graph.ask('query ($text: String!) { searchLines(text: $text) { lines { text } } }', { text });
    expect(lines.errors).toEqual([]);
  });
});

describe('a text that is none', () => {
  const inAll = (code: string, rule: string) =>
    Object.fromEntries(Object.entries(fields).map(([alias, { argument }]) => [alias, `${code} ${argument} ${rule}`]));

  it('is refused by its argument', async () => {
    expect(told(await graph.ask(everywhere, { text: 'شیر\u0000' }))).toEqual(
      inAll('VALIDATION_FAILED', 'CHAR_NOT_ALLOWED'),
    );
    for (const half of ['\\ud83d', '\\ude00', 'ab\\udfffcd']) {
      const body = `{"query":${JSON.stringify(everywhere)},"variables":{"text":"${half}"}}`;
      expect(told(await graph.post(body))).toEqual(inAll('BAD_USER_INPUT', 'CHAR_NOT_ALLOWED'));
    }
  });

  it.each([
    ['a number', '7', 'BAD_USER_INPUT text FORMAT'],
    ['a truth', 'true', 'BAD_USER_INPUT text FORMAT'],
    ['a list', '["شیر"]', 'BAD_USER_INPUT text FORMAT'],
    ['a thing', '{"text":"شیر"}', 'BAD_USER_INPUT text FORMAT'],
    ['a number without end', '1e400', 'BAD_REQUEST variables.text NUMBER_TOO_LARGE'],
  ])('as a variable is refused before it is asked for: %s', async (_, value, refusal) => {
    const answer = await graph.post(`{"query":${JSON.stringify(everywhere)},"variables":{"text":${value}}}`);
    expect([answer.data, told(answer)]).toEqual([undefined, { '': refusal }]);
  });

  it.each([
    ['nothing', { text: null }],
    ['another name', { key: 'شیر' }],
    ['a prototype', JSON.parse('{"__proto__":{"text":"شیر"}}') as object],
  ])('as a variable is missed: %s', async (_, variables) => {
    expect(told(await graph.ask(everywhere, variables))).toEqual({ '': 'BAD_USER_INPUT text REQUIRED' });
  });

  it.each([
    ['a number', '{ search(key: 7) { productsCount } }'],
    ['no argument', '{ search { productsCount } }'],
    ['nothing', '{ search(key: null) { productsCount } }'],
    ['half a letter', '{ search(key: "\\uD800") { productsCount } }'],
    ['a text for a truth', '{ search(key: "شیر", appliesMeasures: "no") { productsCount } }'],
    ['an order that is none', '{ supplierProducts(searchKey: "شیر", sort: BEST) { totalCount } }'],
  ])('in the document does not pass: %s', async (_, query) => {
    const { data, errors } = await graph.ask(query);
    expect([data, errors[0]?.extensions.http.status]).toEqual([undefined, 400]);
    expect(errors[0]?.extensions.code).toMatch(/^GRAPHQL_(VALIDATION|PARSE)_FAILED$/);
  });

  it('of several lines in the document is one text', async () => {
    const query = '{ search(key: """\n  شیر\n  توپی\n""") { reading { text tier } } }';
    expect((await graph.ask(query)).data).toEqual({ search: { reading: { text: 'شیر توپی', tier: 'ALL' } } });
  });
});

it('both answer as before, and have met with nothing that they did not expect', async () => {
  const { data } = await graph.ask('{ search(key: "شیر توپی ۱۶ بار") { reading { applied { text } } } }');
  expect(data).toEqual({ search: { reading: { applied: [{ text: '۱۶ بار' }] } } });
  for (const program of [api, gateway]) expect(program.output()).not.toMatch(/"level":"?(error|50|60)\b|"alarm"/);
});
