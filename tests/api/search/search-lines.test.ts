import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../kit/site.ts';
import { clientOf, type ProblemAnswer } from '../../kit/client.ts';
import { until } from '../../kit/until.ts';

type Count = { count: number; countIsCapped: boolean };
type Reading = { text: string; tier: string; applied: { text: string }[]; left: { text: string }[]; asked?: Count };
type Line = Count & { text: string; cut?: string; isTooShort: boolean; reading?: Reading };
type Lines = { lines: Line[]; restCount: number; rest?: string };
type Summary = { productsCount: number; productsCountIsCapped: boolean; reading: Reading };

let api: Awaited<ReturnType<typeof startApi>>;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  api = await startApi();
  client = clientOf(api);
});
afterAll(() => api.discard());

const send = <T = Lines>(body: unknown) =>
  client.call<T>('/searches/lines', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const linesOf = async (text: string, more: object = {}) => {
  const { status, body } = await send({ text, ...more });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};
const textsOf = async (text: string) => (await linesOf(text)).lines.map((line) => line.text);
const refusalOf = async (body: unknown) => {
  const { status, body: problem } = await send<ProblemAnswer>(body);
  return [status, problem.errors?.map(({ field, code }) => `${field} ${code}`).join()];
};

it('reads and counts each line as its own search does', async () => {
  const typed = ['شير توپي ۲ اينچ', 'بلبرینگ 6205', 'زژزژزژ شیر', 'الکتروموتور ۱۵ کیلووات', 'بلبرنگ'];
  const { lines, restCount, rest } = await linesOf(typed.join('\n'));
  expect(lines).toHaveLength(typed.length);
  expect([restCount, rest]).toEqual([0, undefined]);
  for (const { text, count, countIsCapped, reading } of lines) {
    const summary = await client.get<Summary>(`/searches/summary?key=${encodeURIComponent(text)}`);
    expect([count, countIsCapped]).toEqual([summary.productsCount, summary.productsCountIsCapped]);
    expect({ ...reading, relaxed: [] }).toEqual({ ...summary.reading, relaxed: [] });
  }
  expect(lines[0]!.text).toBe('شیر توپی ۲ اینچ');
  expect(lines[0]!.reading!.applied.map(({ text }) => text)).toEqual(['۲ اینچ']);
  const [plain] = (await linesOf(typed[0]!, { appliesMeasures: false })).lines;
  expect(plain!.reading!.applied).toEqual([]);
});

it.each([
  ['ends of lines of all kinds', 'شیر\r\nپمپ\rفلنج\n\nزانو\u2028مهره\u2029پیچ\u0085واشر\vتسمه\ffoil'],
  ['cells of a table', 'شیر\tپمپ\tفلنج\nزانو\tمهره\t\t\tپیچ\r\nواشر\tتسمه\tfoil\t'],
  ['«؛»', 'شیر؛پمپ ؛ فلنج؛ زانو؛؛مهره؛پیچ؛واشر؛تسمه؛foil؛'],
])('%s part a text', async (_, text) => {
  expect(await textsOf(text)).toEqual(['شیر', 'پمپ', 'فلنج', 'زانو', 'مهره', 'پیچ', 'واشر', 'تسمه', 'foil']);
});

it('leaves lines without a letter or digit out, and tells those that are too short', async () => {
  const { lines } = await linesOf('-----\nم\n؟!\n1\t \u200c\nشیر توپی\n«»\n۲۵');
  expect(lines.map(({ text, isTooShort, reading }) => [text, isTooShort, reading === undefined])).toEqual([
    ['م', true, true],
    ['1', true, true],
    ['شیر توپی', false, false],
    ['۲۵', false, false],
  ]);
  expect(await linesOf('-----\n\t؛؛ ،،')).toEqual({ lines: [], restCount: 0 });
});

describe('nothing is cut silently', () => {
  it('a longer line is cut at a word, and its end is told', async () => {
    const words = Array.from({ length: 20 }, (_, at) => `واژهٔ${'بلند'.repeat(2)}${at}`);
    const long = words.join(' ');
    const [line] = (await linesOf(`${long}\nشیر`)).lines;
    expect(line!.text.length).toBeLessThanOrEqual(200);
    expect(`${line!.text} ${line!.cut}`).toBe(long);
    expect(words).toContain(line!.text.split(' ').at(-1));
  });

  it('so is one of more than 24 words', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `ک${at}`).join(' ');
    const [line] = (await linesOf(many)).lines;
    expect(line!.cut).toBe('ک24 ک25 ک26 ک27 ک28 ک29');
    expect(`${line!.text} ${line!.cut}`).toBe(many);
  });

  it('a single word is cut where it must be', async () => {
    const [line] = (await linesOf('x'.repeat(500))).lines;
    expect([line!.text.length, line!.cut!.length]).toEqual([200, 300]);
  });

  it('what comes after line 50 is answered, and asked next', async () => {
    const all = Array.from({ length: 120 }, (_, at) => `پیچ ${at + 100}`);
    const first = await linesOf(all.join('\n'));
    expect([first.lines.length, first.restCount]).toEqual([50, 70]);
    const second = await linesOf(first.rest!);
    const third = await linesOf(second.rest!);
    expect([...first.lines, ...second.lines, ...third.lines].map(({ text }) => text)).toEqual(all);
    expect(third.rest).toBeUndefined();
  });

  it('a text over 10 kB is refused as a whole', async () => {
    expect(await refusalOf({ text: 'شیر '.repeat(2_561) })).toEqual([400, 'text MAX_LENGTH']);
  });
});

describe('strange texts', () => {
  it.each([
    ['NUL', 'شیر\u0000توپی', [400, 'text CHAR_NOT_ALLOWED']],
    ['half a letter', 'شیر\ud83d', [400, 'text CHAR_NOT_ALLOWED']],
    ['nothing', '', [400, 'text MIN_LENGTH']],
    ['no text', 7, [400, 'text FORMAT']],
  ])('%s is refused', async (_, text, refused) => {
    expect(await refusalOf({ text })).toEqual(refused);
  });

  it('a body without a text, or with more than that, is refused', async () => {
    expect(await refusalOf({})).toEqual([400, 'text REQUIRED']);
    expect(await refusalOf({ text: 'شیر', lines: [] })).toEqual([400, 'lines UNKNOWN_PROPERTY']);
  });

  it.each([
    [
      '10,000 marks on a letter',
      `شیر${'\u0651'.repeat(10_000)} توپی`,
      [expect.stringMatching(/^شیر\u0651{1,8} توپی$/)],
    ],
    ['10,000 marks alone', '\u0301'.repeat(10_000), []],
    ['mixed directions', '\u202eشیر\u202c \u2066DN50\u2069\n\u200fPN16 فلنج\u200e', ['شیر DN50', 'PN16 فلنج']],
    ['only punctuation', '!?؟،.\n...\t«»', []],
    ['markup', '<script>alert(1)</script>\n%00 OR 1=1', ['<script>alert(1)</script>', '%00 OR 1=1']],
    ['a row of a spreadsheet', '1\tشیر توپی\tDN50\t12 عدد\t', ['1', 'شیر توپی', 'DN50', '12 عدد']],
    ['pictures', `👩‍🔧 پیچ\n${'👩'.repeat(300)}`, ['👩‍🔧 پیچ']],
  ])('%s', async (_, text, lines) => {
    const started = performance.now();
    expect(await textsOf(text)).toEqual(lines);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('50 of the longest lines come before the deadline', async () => {
    const line = 'شیر توپی ۲ اینچ ۱۶ بار استیل ۳۱۶ زژزژ بلبرنگ اصفهان'.slice(0, 200);
    const text = Array.from({ length: 50 }, (_, at) => `${line} ${at}`).join('\n');
    // A busy machine leaves some for the next request.
    await until('all 50 at once', async () => {
      const { lines, restCount } = await linesOf(text);
      expect(lines.length + restCount).toBe(50);
      return restCount === 0;
    });
  });
});

it('an address may ask for so many in a minute', async () => {
  await using other = await startApi();
  const ask = () =>
    clientOf(other).call('/searches/lines', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: '-' }),
    });
  const answers = [];
  for (let turn = 0; turn < 121; turn += 1) answers.push(await ask());
  expect(answers.slice(0, 120).every(({ status }) => status === 200)).toBe(true);
  expect(answers[120]!.status).toBe(429);
  expect(answers[0]!.headers.get('cache-control')).toBe('no-store');
  expect((await clientOf(other).call('/searches/summary?key=شیر')).status).toBe(200);
});
