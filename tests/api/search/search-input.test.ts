import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApiProcess } from '../../kit/site.ts';
import { clientOf, type Answer, type Page, type ProblemAnswer } from '../../kit/client.ts';
import { longInputs, searchInputs, searchPieces, type SearchInput } from './search-inputs/index.ts';
import { broken, brokenIn, complaints, innards, type Reading } from './sound-readings.ts';

type Line = { text: string; cut?: string; isTooShort: boolean; count: number; reading?: Reading };
/** What each place answers, as far as it does. */
type Body = Omit<ProblemAnswer, 'errors'> & {
  errors?: { field: string; code: string; params: string[] }[];
  reading: Reading;
  totalCount?: number;
  productsCount?: number;
  groups?: { items: { text: string }[] }[];
  lines?: Line[];
};
type Place = {
  /** The field that a refusal names. */
  field: string;
  most: number;
  ask: (text: string) => Promise<Answer<Body>>;
};

let api: Awaited<ReturnType<typeof startApiProcess>>;
let client: ReturnType<typeof clientOf>;
const ids = { root: '', leaf: '', supplier: '' };
const codes = new Map<string, string>();

beforeAll(async () => {
  api = await startApiProcess();
  client = clientOf(api);
  ids.root = (await client.get<{ id: string }[]>('/categories/top-levels'))[0]!.id;
  const [offer] = (await client.get<Page<{ categoryId: string; supplierId: string }>>('/supplierproducts/catalog'))
    .items;
  ids.leaf = offer!.categoryId;
  ids.supplier = offer!.supplierId;
  const categories = (await client.get<Page<{ id: string }>>('/categories?pageSize=100')).items.map(({ id }) => id);
  type Properties = { items: { id: string; code: string }[] }[];
  for (const { items } of await client.get<Properties>(`/categoryproperties?categoryIds=${categories}`))
    for (const { id, code } of items) codes.set(id, code);
});
afterAll(() => api?.discard());

/** A place that takes its text in the query string. */
const queried = (path: string, field: string, most = 200, method = 'GET'): [string, Place] => [
  path,
  {
    field,
    most,
    ask: (text) => {
      const address = path.replace(/\{(\w+)\}/g, (_, of: keyof typeof ids) => ids[of]);
      const query = `${address.includes('?') ? '&' : '?'}${field}=${encodeURIComponent(text)}`;
      return client.call(address + query, { method });
    },
  },
];
/** Every place that takes a text to search by; lines have tests of their own below. */
const places = new Map<string, Place>([
  queried('/searches/summary', 'key'),
  queried('/searches/suggestions', 'key'),
  queried('/supplierproducts/catalog?pageSize=1', 'searchKey'),
  queried('/supplierproducts/catalog?categoryId={root}&pageSize=1', 'searchKey'),
  queried('/supplierproducts/catalog?categoryId={leaf}&sort=PRICE_ASC&pageSize=1', 'searchKey'),
  queried('/supplierproducts/catalog?supplierId={supplier}&pageSize=1', 'filter.searchKey'),
  queried('/suppliers', 'searchKey', 100),
  queried('/categories/{root}/suppliers', 'filter.searchKey', 100, 'POST'),
]);
const summary = places.get('/searches/summary')!;
const list = places.get('/supplierproducts/catalog?pageSize=1')!;

function brokenInRefusal({ status, headers, body }: Answer<Body>, field: string, code: string, limit: number) {
  const [error] = body.errors ?? [];
  return broken({
    'it is refused': status === 400 && body.code === 'VALIDATION_FAILED' && body.errors?.length === 1,
    'the refusal names field and rule': error?.field === field && error.code === code,
    'the refusal says how long it may be': error?.params[0] === String(limit),
    'the refusal is a problem': /^application\/problem\+json/.test(headers.get('content-type') ?? ''),
  });
}

function brokenInAnswer({ status, body }: Answer<Body>, input: SearchInput): string[] {
  if (status !== 200) return ['it is read'];
  const found = body.productsCount ?? body.totalCount;
  const suggested = (body.groups ?? []).flatMap(({ items }) => items);
  return [
    ...brokenIn(body.reading, input),
    ...broken({
      'nothing found is told as that': found === undefined || (body.reading.tier === 'NONE') === (found === 0),
      'suggestions are few': suggested.length <= 8,
    }),
  ];
}

async function complaintOf(input: SearchInput, { field, most, ask }: Place): Promise<string | undefined> {
  const answer = await ask(input.text);
  const { status, body } = answer;
  const rules =
    [...input.text].length > most
      ? brokenInRefusal(answer, field, 'MAX_LENGTH', most)
      : input.deserves === 'short'
        ? brokenInRefusal(answer, field, 'MIN_LENGTH', 2)
        : brokenInAnswer(answer, input);
  if (innards.test(JSON.stringify(body))) rules.push('nothing of how it is made is told');
  if (rules.length === 0) return undefined;
  return `${JSON.stringify(input.text.slice(0, 60))}: ${rules.join(', ')}: ${status} ${JSON.stringify(body.reading ?? body).slice(0, 400)}`;
}

const inputs = Object.values(searchInputs).flat();
const someOfEach = Object.values(searchInputs).flatMap((kind) => kind.slice(0, 5));

describe('every text gets the answer that it deserves', () => {
  it.each([...places])('%s', async (path, place) => {
    // Where a list is narrowed its text is read as it is without.
    const asked = path.includes('{') ? someOfEach : inputs;
    expect(asked.length).toBeGreaterThan(80);
    expect(await complaints([...asked, ...longInputs], (input) => complaintOf(input, place))).toEqual([]);
  });
});

it('texts that are put together at random are read alike by the summary and the list, which find what they say', async () => {
  const text = fc
    .tuple(
      fc.array(fc.constantFrom(...searchPieces), { minLength: 1, maxLength: 7 }),
      fc.constantFrom(' ', ' ', ' ', ''),
    )
    .map(([pieces, between]) => pieces.join(between));
  const wrong = await complaints(fc.sample(text, { seed: 12, numRuns: 150 }), async (each) => {
    const [{ status, body: found }, { body: listed }] = await Promise.all([summary.ask(each), list.ask(each)]);
    const [error] = found.errors ?? [];
    if (status === 400 && error?.code === 'MIN_LENGTH') return undefined;
    if (status !== 200) return `${JSON.stringify(each)}: ${status} ${JSON.stringify(found)}`;
    const { repaired, ...reading } = found.reading;
    const rules = [
      ...brokenIn(reading, { text: each, shown: reading.text, deserves: 'read' }),
      ...broken({
        'both find as much': found.productsCount === listed.totalCount,
        'both read it alike': JSON.stringify({ ...found.reading, relaxed: [] }) === JSON.stringify(listed.reading),
        'what is done to its spelling is what is searched': !repaired || repaired.to.startsWith(reading.text),
      }),
    ];
    for (const { text: shorter, count } of reading.relaxed)
      if ((await summary.ask(shorter)).body.productsCount !== count) rules.push(`«${shorter}» finds ${count}`);
    return rules.length > 0 ? `${JSON.stringify(each)}: ${rules.join(', ')}: ${JSON.stringify(reading)}` : undefined;
  });
  expect(wrong).toEqual([]);
});

describe('a text means what it means without its dirt', () => {
  const counts = async (text: string) => {
    const [found, listed, suppliers] = await Promise.all(
      [summary, list, places.get('/suppliers')!].map(async ({ ask }) => (await ask(text)).body),
    );
    const { tier, applied, left, asked } = found!.reading;
    return {
      found: found!.productsCount,
      listed: listed!.totalCount,
      suppliers: suppliers!.totalCount,
      tier,
      applied,
      asked,
      left,
    };
  };

  it('and finds just the same', async () => {
    const plain = new Map<string, string>();
    for (const same of new Set(inputs.flatMap((each) => each.same ?? [])))
      plain.set(same, JSON.stringify(await counts(same)));
    const wrong = await complaints(inputs, async ({ text, same, shown = text }) => {
      if (!same) return undefined;
      const { reading } = (await list.ask(text)).body;
      const found = JSON.stringify(await counts(text));
      return found === plain.get(same) && reading.text === shown ? undefined : `${text}: ${reading.text} ${found}`;
    });
    expect(plain.size).toBe(2);
    expect(wrong).toEqual([]);
  });

  it('and its numbers mean what they say: filters, or words that are told as left out', async () => {
    const wrong = await complaints(inputs, async ({ text, left, applied = [] }) => {
      if (!left) return undefined;
      const told: string[] = [];
      for (const { ask } of [summary, list]) {
        const { reading } = (await ask(text)).body;
        told.push(
          JSON.stringify([
            reading.left.map((each) => `${each.text} ${each.reason}`),
            reading.applied.map(
              ({ propertyId, value, maxValue }) => `${codes.get(propertyId)} ${value ?? ''}..${maxValue ?? ''}`,
            ),
          ]),
        );
      }
      const expected = JSON.stringify([left, applied]);
      return told.every((each) => each === expected) ? undefined : `${text}: ${told.join(' ')}`;
    });
    expect(wrong).toEqual([]);
  });
});

describe('lines of a pasted text', () => {
  const lines = async (text: string) => {
    const { status, body } = await client.call<Body>('/searches/lines', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringMatching(innards)]);
    return body.lines!;
  };
  const isOneLine = ({ text }: SearchInput) => !/[\n\v\f\r\u0085\u2028\u2029\t؛]/.test(text);
  const sent = (deserves: SearchInput['deserves']) =>
    [...inputs, ...longInputs].filter((each) => each.deserves === deserves && isOneLine(each));

  it('are each read as it deserves, whatever stands in the others', async () => {
    const all = sent('read');
    const wrong: string[] = [];
    for (let at = 0; at < all.length; at += 50) {
      const part = all.slice(at, at + 50);
      const answered = await lines(part.map(({ text }) => text).join('\n'));
      expect(answered).toHaveLength(part.length);
      for (const [place, { text, reading }] of answered.entries()) {
        const rules = reading ? brokenIn(reading, { ...part[place]!, shown: text }) : ['it is read'];
        if (rules.length > 0) wrong.push(`${text.slice(0, 60)}: ${rules.join(', ')}: ${JSON.stringify(reading)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('that have too little to search by are told, or left out where nothing is seen of them', async () => {
    const answered = await lines(
      sent('short')
        .map(({ text }) => text)
        .join('\n'),
    );
    expect(answered.map(({ text, isTooShort, count }) => [text, isTooShort, count])).toEqual(
      ['ش', 'ش', '1', 'ش', 'ش', '°C'].map((text) => [text, true, 0]),
    );
  });

  it('pasted where one text is asked for are read as one, and its end is told', async () => {
    const thirty = Array.from({ length: 30 }, (_, at) => `پیچ${at % 10}`);
    expect(await lines(thirty.join('\n'))).toHaveLength(30);
    for (const { ask } of [summary, list]) {
      const { status, body } = await ask(`شیر توپی\n${thirty.map(() => 'و').join('\n')}\nپیچ`);
      expect([status, body.reading.tier, body.reading.left]).toEqual([
        200,
        'ALL',
        [{ text: expect.stringMatching(/^و .* پیچ$/), reason: 'WORD' }],
      ]);
    }
  });
});

describe('a query string that is none', () => {
  const refusals: [query: string, field: string, code: string][] = [
    ['{}=%ZZ', '{}', 'FORMAT'],
    ['{}=%', '{}', 'FORMAT'],
    ['{}=%E', '{}', 'FORMAT'],
    ['{}=%E0%A4', '{}', 'CHAR_NOT_ALLOWED'],
    ['{}=%ED%A0%BD', '{}', 'CHAR_NOT_ALLOWED'],
    ['{}=%C0%AF', '{}', 'CHAR_NOT_ALLOWED'],
    ['{}=ab%00', '{}', 'CHAR_NOT_ALLOWED'],
    ['{}=%uD83D', '{}', 'FORMAT'],
    ['{}', '{}', 'MIN_LENGTH'],
    ['{}=', '{}', 'MIN_LENGTH'],
    ['{}=+++', '{}', 'MIN_LENGTH'],
    ['{}=ab&{}=cd', '{}', 'FORMAT'],
    ['{}.x=ab', '{}', 'FORMAT'],
    ['{}[0]=ab&{}[1]=cd', '{}', 'FORMAT'],
    ['{}[]=ab', '{}[]', 'UNKNOWN_PROPERTY'],
    ['{}[__proto__]=ab', '{}[__proto__]', 'UNKNOWN_PROPERTY'],
    ['{}=ab&appliesMeasures=maybe', 'appliesMeasures', 'FORMAT'],
    ['{}=ab&%7B%7D=cd', '{}', 'UNKNOWN_PROPERTY'],
    ['%ZZ=ab', '', 'FORMAT'],
  ];

  it.each([
    ['/searches/summary', 'key'],
    ['/searches/suggestions', 'key'],
    ['/supplierproducts/catalog', 'searchKey'],
  ])('is refused with its field and rule: %s', async (path, name) => {
    const wrong = await complaints(refusals, async ([query, field, code]) => {
      const { status, body } = await client.call<Body>(`${path}?${query.replaceAll('{}', name)}`);
      const told = (body.errors ?? []).map((each) => `${each.field} ${each.code}`);
      const expected = `${field === '{}' && query.includes('%7B') ? '{}' : field.replaceAll('{}', name)} ${code}`;
      return status === 400 && told.includes(expected)
        ? undefined
        : `${query}: ${status} ${told.join()}, not ${expected}`;
    });
    expect(wrong).toEqual([]);
  });
});

describe('the work for one text', () => {
  const statements = async () => {
    const [, count] = /database_query_duration_seconds_count (\d+)/.exec(
      await (await fetch(`${api.url}/metrics`)).text(),
    )!;
    return Number(count);
  };
  /** Statements that the api makes for itself beside them. */
  const OTHERS = 10;

  it.each([
    ['24 words of the market', summary, searchInputs['many words']![2]!.text, 50],
    ['48 times one letter', summary, searchInputs['many words']![1]!.text, 50],
    ['24 letters that are being typed', places.get('/searches/suggestions')!, searchInputs['many words']![0]!.text, 50],
    ['24 words in a list', list, searchInputs['many words']![2]!.text, 50],
    ['eight numbers with units', summary, 'شیر توپی ۱ بار ۲ بار ۳ بار ۴ بار ۵ بار ۶ بار ۷ بار ۸ بار', 170],
  ] as const)('has an end: %s', async (_, { ask }, text, most) => {
    await ask(text);
    const before = await statements();
    expect((await ask(text)).status).toBe(200);
    expect((await statements()) - before).toBeLessThan(most + OTHERS);
  });
});

it('the api answers as before, and has met with nothing that it did not expect', async () => {
  expect((await summary.ask('شیر توپی ۱۶ بار')).body.reading.applied).toHaveLength(1);
  expect(api.output()).not.toMatch(/"level":"?(error|50|60)\b/);
});
