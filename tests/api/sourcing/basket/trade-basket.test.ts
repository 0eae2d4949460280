import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPhone, peopleOf } from '../../../kit/people.ts';
import { startApi } from '../../../kit/site.ts';
import type { Person } from '../../ownership/kinds.ts';

// What a person gathers before it is ordered or asked for.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

const OFFER = '0190a000-0000-7000-8000-000000000001';
const UNIT = '0190a000-0000-7000-8000-000000000002';
const PIPE = 'لولهٔ فولادی بدون درز ۲ اینچ رده ۴۰';
const EMPTY = { version: 1, lines: [], netRial: '0', isNetKnown: true };
const someone = () => people.login(newPhone());
const read = (by: Person) => people.get('/traderequests/basket', { by });
const add = (by: Person, lines: object[]) => people.post('/traderequests/basket/lines', { by, body: { lines } });
const change = (by: Person, version: number, lines: object[]) =>
  people.put('/traderequests/basket', { by, body: { version, lines } });
const linesOf = ({ body }: { body: Record<string, unknown> }) => body.lines as Record<string, unknown>[];

it('begins empty, takes offers and needs in words, and nobody else sees it', async () => {
  const who = await someone();
  const other = await someone();
  expect((await read(who)).body).toEqual(EMPTY);
  const added = await add(who, [{ supplierProductId: OFFER }, { title: PIPE, quantity: '۶۰٫۵۰', unitId: UNIT }]);
  expect(added.status).toBe(200);
  expect(added.body).toEqual({
    version: 2,
    lines: [
      { key: expect.any(String), supplierProductId: OFFER },
      { key: expect.any(String), title: PIPE, quantity: '60.5', unitId: UNIT },
    ],
    netRial: '0',
    isNetKnown: false,
  });
  expect((await read(who)).body).toEqual(added.body);
  expect(linesOf(await read(other))).toEqual([]);
});

it('has an offer once: what is added again keeps its name and place and gets the quantity', async () => {
  const who = await someone();
  const [first] = linesOf(await add(who, [{ supplierProductId: OFFER, note: 'با گواهی' }, { title: PIPE }]));
  const again = linesOf(await add(who, [{ supplierProductId: OFFER, quantity: '12' }]));
  expect(again[0]).toEqual({ ...first, quantity: '12' });
  expect(again).toHaveLength(2);
});

it('is changed as a whole for the version that was read', async () => {
  const who = await someone();
  const [line] = linesOf(await add(who, [{ title: PIPE }, { supplierProductId: OFFER }]));
  const changed = await change(who, 2, [{ ...line, quantity: '7' }]);
  expect(changed).toMatchObject({ status: 200, body: { version: 3, lines: [{ ...line, quantity: '7' }] } });
  expect(await change(who, 2, [])).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
  expect(linesOf(await read(who))).toHaveLength(1);
});

it.each([
  [[{}], 'lines[0].title', 'REQUIRED'],
  [[{ title: PIPE, supplierProductId: OFFER }], 'lines[0]', 'LINE_OF_SEVERAL_WAYS'],
  [[{ supplierProductId: OFFER, categoryId: UNIT }], 'lines[0]', 'LINE_OF_SEVERAL_WAYS'],
  [[{ title: PIPE }, { title: PIPE, quantity: '-1' }], 'lines[1].quantity', 'MIN_VALUE'],
  [[{ title: PIPE, quantity: 'چند' }], 'lines[0].quantity', 'NUMERIC'],
])('refuses %j at %s', async (lines, field, code) => {
  const who = await someone();
  expect(await add(who, lines)).toMatchObject({ status: 400, body: { errors: [{ field, code }] } });
  expect(await change(who, 1, lines)).toMatchObject({ status: 400, body: { errors: [{ field, code }] } });
  expect((await read(who)).body).toEqual(EMPTY);
});

it('holds fifty lines, each once', async () => {
  const who = await someone();
  const many = Array.from({ length: 50 }, (_, at) => ({ title: `${PIPE} ${at}` }));
  expect((await add(who, many)).status).toBe(200);
  expect(await add(who, [{ title: PIPE }])).toMatchObject({ status: 409, body: { code: 'BASKET_FULL' } });
  expect(await change(who, 2, [{ supplierProductId: OFFER }, { supplierProductId: OFFER }])).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'lines[1]', code: 'DUPLICATE' }] },
  });
  expect(linesOf(await read(who))).toHaveLength(50);
});
