import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../../scripts/machine/root.mjs';
import { readAmount } from '../../../api/src/modules/sourcing/lines/import/amounts.ts';
import { parseTyped } from '../../../api/src/platform/decimal.ts';
import { peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';
import { clientOf } from '../../kit/client.ts';

// What people type as measures, and what they mean: the number and its unit are the same in a search, in a pasted list and in a
// field, or are asked about, and are never others in silence. See the README beside the tables.
type Place = 'measure' | 'search' | 'paste' | 'field';
type Row = { place: Place; text: string; means: string[] };
type Unit = { code: string };
type Measure = {
  value?: string;
  maxValue?: string;
  signedValue?: string;
  signedMaxValue?: string;
  otherValue?: string;
  units: { unit: Unit }[];
  sizes: { system: string; value: string }[];
};
type Line = { quantity?: string; unit?: Unit; doubts: { code: string; values: string[] }[] };
type Verdict = 'right' | 'asked' | 'wrong';
/** What was made of a text in one place, as the table writes it. */
type Judged = { verdict: Verdict; read: string };

let api: Awaited<ReturnType<typeof startApi>>;
let client: ReturnType<typeof clientOf>;
let token: string;
beforeAll(async () => {
  api = await startApi();
  client = clientOf(api);
  token = (await peopleOf(api).login()).accessToken;
});
afterAll(() => api?.discard());

function rowsOf(name: string): Row[] {
  const [, ...lines] = readFileSync(new URL(`typed-measures/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [place, text, means] = line.split('\t') as [Place, string, string];
    const typed = text.replaceAll('\\t', '\t').replaceAll('\\n', '\n');
    return { place, text: typed, means: means.split(' ; ') };
  });
}

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await client.call<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

const MOST_AT_ONCE = 50;
/** Asks for many texts in few requests: an address may send only so many in a minute. */
async function inBatches<T>(texts: string[], ask: (batch: string[]) => Promise<T[]>): Promise<T[]> {
  const answers: T[] = [];
  for (let at = 0; at < texts.length; at += MOST_AT_ONCE)
    answers.push(...(await ask(texts.slice(at, at + MOST_AT_ONCE))));
  return answers;
}

const searched = (texts: string[]) =>
  inBatches(texts, (batch) => post<{ measures: Measure[] }[]>('/unitofmeasurements/detect', { texts: batch }));
const pasted = async (text: string) => (await post<{ lines: Line[] }>('/traderequests/lines/parse', { text })).lines;
const cells = (texts: string[]) =>
  inBatches(texts, (batch) => pasted(['شرح\tمقدار', ...batch.map((text) => `کالا\t${text}`)].join('\n')));

const ends = (low = '', high = '') => (low === high ? low : `${low}..${high}`);

function judgeSearch({ measures }: { measures: Measure[] }, means: string[]): Judged {
  const found = measures.map(({ value, maxValue, signedValue, signedMaxValue, otherValue, units, sizes }) => ({
    numbers: [ends(value, maxValue), ends(signedValue, signedMaxValue)],
    codes: units.map(({ unit }) => unit.code),
    sizes: sizes.map((size) => `${size.value} ${size.system}`),
    isAsked: otherValue !== undefined,
  }));
  const isMeant = (each: (typeof found)[number]) =>
    means.some((meant) => {
      const [number, code] = meant.split(' ');
      return (each.numbers.includes(number!) && each.codes.includes(code!)) || each.sizes.includes(meant);
    });
  const isWrong = found.some((each) => each.codes.length + each.sizes.length > 0 && !isMeant(each) && !each.isAsked);
  const read = found
    .map(({ numbers, codes, sizes }) =>
      [...(codes.length > 0 ? [numbers[0], codes.join('|')] : []), ...sizes].join(' '),
    )
    .join(' ; ');
  if (isWrong) return { verdict: 'wrong', read };
  return { verdict: found.filter(isMeant).length === means.length ? 'right' : 'asked', read };
}

function judgeLines(lines: Line[], means: string[]): Judged {
  const read = lines.map(({ quantity = '', unit }) => `${quantity} ${unit?.code ?? ''}`.trim());
  const isAsked = lines.map(({ doubts }) => doubts.some(({ code }) => /^(NUMBER|QUANTITY|UNIT)_/.test(code)));
  const shown = read.map((each, at) => `${each}${isAsked[at] ? '?' : ''}`).join(' ; ');
  const isRight = (meant: string, at: number) => read[at] === meant;
  if (means.every(isRight) && read.length === means.length) return { verdict: 'right', read: shown };
  const isWrong = read.length !== means.length || means.some((meant, at) => !isRight(meant, at) && !isAsked[at]);
  return { verdict: isWrong ? 'wrong' : 'asked', read: shown };
}

function judgeField(text: string, [meant]: string[]): Judged {
  const read = [parseTyped(text)?.toFixed(), readAmount(text)?.value];
  const isWrong = read.some((each) => each !== meant && each !== undefined);
  return {
    verdict: isWrong ? 'wrong' : read.every((each) => each === meant) ? 'right' : 'asked',
    read: read.map((each) => each ?? '?').join(' ; '),
  };
}

/** Each row with what every place made of it. */
async function judge(rows: Row[]): Promise<(Row & Judged)[]> {
  const judged = new Map<Row, Judged[]>(rows.map((row) => [row, []]));
  const of = (...places: Place[]) => rows.filter(({ place }) => places.includes(place));
  const asSearched = of('search', 'measure', 'field');
  const phrase = ({ place, text }: Row) =>
    ({ search: text, measure: `کالا ${text}`, field: `کالا ${text} mm` })[place as 'search'];
  for (const [at, answer] of (await searched(asSearched.map(phrase))).entries()) {
    const row = asSearched[at]!;
    const means = row.place === 'field' ? [`${row.means[0]} mm`] : row.means;
    judged.get(row)!.push(judgeSearch(answer, means));
  }
  const inCells = of('measure');
  for (const [at, line] of (await cells(inCells.map(({ text }) => text))).entries())
    judged.get(inCells[at]!)!.push(judgeLines([line], inCells[at]!.means));
  for (const row of of('paste')) judged.get(row)!.push(judgeLines(await pasted(row.text), row.means));
  for (const row of of('field')) judged.get(row)!.push(judgeField(row.text, row.means));
  return rows.map((row) => {
    const all = judged.get(row)!;
    const verdict = (['wrong', 'asked', 'right'] as const).find((each) => all.some((one) => one.verdict === each))!;
    return { ...row, verdict, read: all.map((each) => each.read).join(' | ') };
  });
}

it('a measure is the same number and unit wherever it is typed, or is asked about', async () => {
  const rows = [...rowsOf('known'), ...rowsOf('strange')];
  expect(rows).toHaveLength(120);
  const told: Record<Verdict, string[]> = { right: [], asked: [], wrong: [] };
  for (const { verdict, read, place, text, means } of await judge(rows))
    told[verdict].push(`${verdict} ${place} ${JSON.stringify(text)}: ${read}, not ${means.join(' ; ')}`);
  console.info([`typed measures: ${told.right.length} of 120 right`, ...told.asked, ...told.wrong].join('\n'));
  expect(told.wrong).toEqual([]);
  expect(told.right.length).toBeGreaterThanOrEqual(112);
});

it('bounds said after a number, sides of a size and diameters are what was typed, or are asked about', async () => {
  const told = (await judge(rowsOf('trade'))).map(({ verdict, text, read }) => `${verdict} ${text}: ${read}`);
  expect(told.filter((each) => !each.startsWith('right'))).toEqual([]);
});

type Found = { totalCount: number; items: { title: string }[]; reading: { tier: string } };
const find = (text: string) =>
  client.get<Found>(`/supplierproducts/catalog?searchKey=${encodeURIComponent(text)}&pageSize=50`);

it('a class that is wanted at least is found with the better ones, and without the others', async () => {
  const count = async (text: string) => (await find(`الکتروموتور ${text}`)).totalCount;
  const least = await count('IP54');
  const best = await count('IP65');
  expect(Math.min(least, best)).toBeGreaterThan(0);
  for (const text of ['IP54 یا بهتر', 'حداقل IP54', 'IP 54 به بالا'])
    expect([text, await count(text)]).toEqual([text, least + best]);
  expect(await count('IP55 و بالاتر')).toBe(best);
});

/** Texts of somebody who knew nothing of how they are read: the measures that they have, and the quantities of their lines. */
function rowsOfOutsider() {
  const [, ...lines] = readFileSync(new URL('typed-measures/outsider.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const listed = (cell = '') => (cell === '' ? [] : cell.split(' ; '));
  return lines.map((line) => {
    const [text, measures, quantities] = line.split('\t');
    return { text: text!, measures: listed(measures), quantities: listed(quantities) };
  });
}

it('texts of an outsider are read as they are meant, or asked about', async () => {
  const rows = rowsOfOutsider();
  const found = await searched(rows.map(({ text }) => text));
  // A text is as many lines as it names quantities, or one.
  const lines = await inBatches(
    rows.map(({ text }) => text),
    (batch) => pasted(batch.join('\n')),
  );
  const told: Record<Verdict, string[]> = { right: [], asked: [], wrong: [] };
  for (const [at, { text, measures, quantities }] of rows.entries()) {
    const own = lines.splice(0, quantities.length || 1);
    const meant = quantities.length > 0 ? quantities : [''];
    const judged = [judgeSearch(found[at]!, measures), judgeLines(own, meant)];
    const verdict = (['wrong', 'asked', 'right'] as const).find((each) => judged.some((one) => one.verdict === each))!;
    told[verdict].push(
      `${verdict} ${text}: ${judged.map(({ read }) => read).join(' | ')}, not ${measures.join(' ; ')}`,
    );
  }
  console.info(
    [`texts of an outsider: ${told.right.length} of ${rows.length} right`, ...told.asked, ...told.wrong].join('\n'),
  );
  expect(rows).toHaveLength(60);
  expect(lines).toEqual([]);
  expect(told.wrong).toEqual([]);
  expect(told.right.length).toBeGreaterThanOrEqual(48);
});

/** Offers of the market whose titles have a size of a form, with its numbers. */
async function sizesOf(text: string, size: RegExp): Promise<{ title: string; numbers: string[] }[]> {
  const { items } = await find(text);
  return items.flatMap(({ title }) => {
    const [, ...numbers] = size.exec(title) ?? [];
    return numbers.length > 0 ? [{ title, numbers: numbers.map((each) => parseTyped(each)!.toFixed()) }] : [];
  });
}

describe('a size finds what has it, however it is written', () => {
  it.each([
    ['of bolts', 'پیچ', /M(\d+) در ([۰-۹]+)/, ['M#x#', 'm#×#', 'M#*#', 'm# x#', 'M# در #']],
    ['of cables', 'کابل مسی', /([۰-۹]+) در ([۰-۹٫]+)/, ['#x#', '#×#', '# * #', '# در #']],
    ['of bearings', 'بلبرینگ', /([۰-۹]+) در ([۰-۹]+) میلی/, ['#x#', '#×#', '# در #']],
  ] as const)('%s', async (_, goods, size, forms) => {
    const sizes = await sizesOf(goods, size);
    expect(sizes.length).toBeGreaterThan(0);
    for (const { title, numbers } of sizes)
      for (const form of forms) {
        const left = [...numbers];
        const text = `${goods} ${form.replace(/#/g, () => left.shift()!)}`;
        const { items } = await find(text);
        expect([text, items.map((each) => each.title)]).toEqual([text, expect.arrayContaining([title])]);
      }
  });

  it('also with a decimal mark of any kind', async () => {
    const cables = await sizesOf('کابل', /([۰-۹]+) در ([۰-۹]+٫۵)/);
    expect(cables.length).toBeGreaterThan(0);
    for (const { title, numbers } of cables)
      for (const mark of ['.', ',', '٫', '،', '/']) {
        const text = `کابل ${numbers[0]}x${numbers[1]!.replace('.', mark)}`;
        expect([text, (await find(text)).items.map((each) => each.title)]).toEqual([
          text,
          expect.arrayContaining([title]),
        ]);
      }
  });

  it.each([
    [
      'a schedule of pipes',
      ['لوله sch40', 'لوله Sch 40', 'لوله SCH.40', 'لوله رده ۴۰', 'لوله ردهٔ 40', 'لوله schedule 40'],
    ],
    ['three phases', ['الکتروموتور سه‌فاز', 'الکتروموتور سه فاز', 'الکتروموتور ۳ فاز', 'الکتروموتور 3فاز']],
    ['one phase', ['اینورتر تک‌فاز', 'اینورتر تک فاز', 'اینورتر ۱ فاز']],
    ['ways of a joint', ['سه‌راهی', 'سه راهی', '۳ راهی', '۳راهی']],
  ])('%s', async (_, texts) => {
    const [plain, ...others] = await Promise.all(texts.map(find));
    expect([plain!.reading.tier, plain!.totalCount > 0]).toEqual(['ALL', true]);
    expect(others.map(({ reading, totalCount }) => [reading.tier, totalCount])).toEqual(
      others.map(() => ['ALL', plain!.totalCount]),
    );
  });
});

describe('an example of a hint', () => {
  /** Examples that name no goods. */
  const others = [
    'انبار مرکزی',
    'دفتر تهران',
    'پروژهٔ پالایشگاه',
    'هر شاخهٔ ۶ متری',
    '۸ تا ۱۷',
    '۸ تا ۱۳ و ۱۵ تا ۱۹',
    'پروانهٔ بهره‌برداری',
    'نماد اعتماد الکترونیکی دارد',
    '۰:۰۸ خواندن نتیجه‌ها',
  ];
  const words = readdirSync(inRoot('web/app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /messages\.ts$/i.test(file))
    .map((file) => readFileSync(inRoot(`web/app/${file}`), 'utf8'));
  const examples = words
    .flatMap((text) => [...text.matchAll(/مانند (?:«[^»]+»(?: یا )?)+/g)])
    .flatMap(([said]) => [...said.matchAll(/«([^»]+)»/g)].map(([, example]) => example!));

  it('names goods, or something else that this test knows', () => {
    expect(examples).toEqual(expect.arrayContaining([...others, 'شیر توپی ۲ اینچ']));
  });

  it.each(examples.filter((each) => !others.includes(each)))('finds something: %s', async (example) => {
    const { totalCount, reading } = await find(example);
    expect([reading.tier, totalCount > 0]).toEqual(['ALL', true]);
  });
});

describe('what nobody has', () => {
  const nps: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅜': 0.375 };
  const inches = (text: string) => {
    const sign = nps[text.at(-1)!] ?? 0;
    return sign + Number(parseTyped(sign ? text.slice(0, -1) : text)?.toFixed() ?? 0);
  };
  const plain = (text: string) => Number(parseTyped(text)!.toFixed());

  it.each([
    ['a power', 'الکتروموتور', /([۰-۹٫]+) کیلووات/, plain, ['۲۰ کیلووات', '3 kW', '50kW'], [20, 3, 50]],
    ['a nominal size', 'فلنج', /([۰-۹½¼¾⅜]+) اینچ/, inches, ['۵ اینچ', '۱۶ اینچ', '½″'], [5, 16, 0.5]],
  ] as const)('is answered by what is nearest to it: %s', async (_, goods, size, numberIn, texts, typed) => {
    let missing = 0;
    for (const [at, text] of texts.entries()) {
      const { items, reading } = await find(`${goods} ${text}`);
      if (reading.tier === 'ALL') continue;
      missing += 1;
      // What only mentions the goods follows what is called so.
      const called = items.filter(({ title }) => title.split('،')[0]!.includes(goods));
      const steps = called.flatMap(({ title }) => {
        const [, found] = size.exec(title) ?? [];
        return found ? [Math.round(50 * Math.abs(Math.log10(numberIn(found) / typed[at]!)))] : [];
      });
      expect(steps.length).toBeGreaterThan(1);
      for (const [place, step] of steps.entries())
        expect(step, `${text}: ${steps.join()}`).toBeGreaterThanOrEqual((steps[place - 1] ?? 0) - 1);
    }
    expect(missing).toBeGreaterThan(0);
  });
});
