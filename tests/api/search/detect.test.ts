import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';

type Measure = {
  text: string;
  value?: string;
  maxValue?: string;
  signedValue?: string;
  units: { unit: { code: string }; quantityName: string }[];
  sizes: { system: string; value: string }[];
  isAmbiguous: boolean;
};
type Read = { text: string; measures: Measure[]; rest: string };

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

async function detect(body: object) {
  const answer = await fetch(`${api.url}/api/v1/unitofmeasurements/detect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}
async function read(text: string): Promise<Read> {
  const { status, body } = await detect({ texts: [text] });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as Read[])[0]!;
}
/** A measure in short: its ends, its units, its sizes. */
const short = ({ value = '', maxValue = '', units, sizes }: Measure) =>
  [
    value === maxValue ? value : `${value}..${maxValue}`,
    ...units.map(({ unit }) => unit.code),
    ...sizes.map(({ system, value: name }) => `${system} ${name}`),
  ].join(' ');

describe('measures in a text', () => {
  it.each([
    ['۲ اینچ', ['2 [in_i] NPS 2'], true, ''],
    ['2 in', ['2 [in_i] NPS 2'], true, ''],
    ['DN50 pn16', [' DN 50', ' PN 16'], false, ''],
    ['10 bar', ['10 bar'], false, ''],
    ['5-7 کیلوگرم', ['5..7 kg'], false, ''],
    ['از ۱۰ تا ۲۰ میلی‌متر', ['10..20 mm'], false, ''],
    ['حداقل ۱۰ بار', ['10.. bar'], false, ''],
    ['زیر ۲۰ بار', ['..20 bar'], false, ''],
    ['1 1/2 اینچ', ['1.5 [in_i] NPS 1 1/2'], true, ''],
    ['شیر ۱۶بار قطر 50mm', ['16 bar', '50 mm'], false, 'شیر قطر'],
    ['50', [], undefined, '50'],
    ['شیر توپی', [], undefined, 'شیر توپی'],
  ] as const)('are told with what they may mean: %s', async (text, measures, isAmbiguous, rest) => {
    const found = await read(text);
    expect(found.measures.map(short)).toEqual(measures);
    expect(found.measures[0]?.isAmbiguous).toBe(isAmbiguous);
    expect(found.rest).toBe(rest);
  });

  it('keep both readings of a dash, and every unit of one name', async () => {
    const [cold] = (await read('-20 درجه')).measures;
    expect(cold).toMatchObject({ text: '-20 درجه', value: '20', signedValue: '-20', isAmbiguous: true });
    const quantities = new Set(cold!.units.map(({ quantityName }) => quantityName));
    expect(quantities.size).toBe(cold!.units.length);
  });

  it('are read of each text by itself, in their order', async () => {
    const { body } = await detect({ texts: ['۲ متر', 'هیچ', '10 bar'] });
    const texts = body as Read[];
    expect(texts.map(({ measures }) => measures.map(short))).toEqual([['2 m'], [], ['10 bar']]);
  });

  it('know a unit as soon as staff have written it', async () => {
    const admin = (await people.login('09000000008')).accessToken;
    const unit = { displayText: 'پیمانهٔ آزمون', symbol: 'pmn', code: 'TEST.PMN', reason: 'آزمون' };
    const baseUnit = { displayText: unit.displayText, symbol: unit.symbol, code: unit.code };
    const quantity = { name: 'پیمایش آزمون', code: 'TEST_PMN', baseUnit, reason: 'آزمون' };
    const { status, body } = await people.post('/admin/measurementquantities', { by: admin, body: quantity });
    expect(status, JSON.stringify(body)).toBe(200);
    const found = await until('it is read', async () => {
      const { measures } = await read('۳ پیمانهٔ آزمون');
      return measures[0];
    });
    expect(short(found)).toBe('3 TEST.PMN');
    expect(found.units[0]!.quantityName).toBe(quantity.name);
  });

  it('are refused by name where there is too much or nothing to read', async () => {
    for (const [texts, field, code] of [
      [[], 'texts', 'SELECT_ONE'],
      [Array.from({ length: 51 }, () => '۱ متر'), 'texts', 'MAX_ITEMS'],
      [['۱ متر', 'م'.repeat(201)], 'texts[1]', 'MAX_LENGTH'],
    ] as const)
      expect(await detect({ texts })).toMatchObject({ status: 400, body: { errors: [{ field, code }] } });
  });
});
