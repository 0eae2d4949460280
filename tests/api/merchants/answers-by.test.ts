import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import type { Page } from '../../kit/client.ts';

type Setting = {
  merchantId: string;
  responseSlaHours: number;
  workingHours: { day: string; from: string; to: string }[];
  workingHoursText: string;
  answersBy?: string;
};
type Holiday = { day: string; title: string; isPredicted: boolean };

let app: Awaited<ReturnType<typeof startAppAt>>;
let merchantId: string;
/** By Tehran's clock. */
const at = (tehran: string) => new Date(`${tehran}:00+03:30`).toISOString();
const get = async <T>(path: string) => (await app.ask<T>(path)).body;
const setting = () => get<Setting>(`/merchantsalesetting?merchantId=${merchantId}`);
const deadline = async (asked: string) => {
  app.clock.set(at(asked));
  const { answersBy } = await setting();
  return answersBy && new Date(Date.parse(answersBy) + 3.5 * 3_600_000).toISOString().slice(0, 16);
};

beforeAll(async () => {
  app = await startAppAt(at('2026-11-23T09:00'));
  merchantId = (await get<Page<{ id: string }>>('/merchants/confirmed?pageSize=1')).items[0]!.id;
  const week = ['SATURDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY'];
  const hours = JSON.stringify(week.map((day) => ({ day, from: '08:00', to: '16:00' })));
  await app.db.query(
    'update merchant_sale_settings set response_sla_hours = 8, working_hours = $2::jsonb where merchant_id = $1',
    [merchantId, hours],
  );
});
afterAll(() => app.stop());

it('official holidays are known for three years, by day', async () => {
  const days = await get<Holiday[]>('/holidays?year=1406');
  expect(days.map(({ day }) => day)).toEqual([...days.map(({ day }) => day)].sort());
  expect(days[0]).toEqual({ day: '2027-03-21', title: 'عید نوروز', isPredicted: false });
  expect(days.find(({ title }) => title === 'عاشورای حسینی')).toMatchObject({ isPredicted: true });
  expect(days.every(({ day }) => day >= '2027-03-21' && day < '2028-03-20')).toBe(true);
  expect(await get('/holidays?year=1410')).toEqual([]);
  expect((await app.get('/holidays')).status).toBe(400);
  expect((await app.get('/holidays', { query: { year: 2026 } })).status).toBe(400);
});

it('tells until when a question of now is answered, in hours of work', async () => {
  expect(await setting()).toMatchObject({ workingHoursText: 'شنبه تا چهارشنبه ۸ تا ۱۶' });
  expect(await deadline('2026-11-23T08:00')).toBe('2026-11-23T16:00');
  expect(await deadline('2026-11-23T12:00')).toBe('2026-11-24T12:00');
  // A Wednesday evening: Thursday and Friday are no days of work here.
  expect(await deadline('2026-11-25T20:00')).toBe('2026-11-28T16:00');
});

it('counts no holiday', async () => {
  // Saturday 29 Esfand 1405 and the four days of Nowruz are holidays; 12 and 13 Farvardin come later.
  expect(await deadline('2027-03-17T12:00')).toBe('2027-03-27T12:00');
});

it('counts no day of a vacation, the last one neither', async () => {
  const vacation = JSON.stringify({ from: '2026-11-24', to: '2026-11-29', note: 'تعمیرات سالانه' });
  await app.db.query('update merchants set vacation = $2::jsonb where id = $1', [merchantId, vacation]);
  expect(await deadline('2026-11-23T12:00')).toBe('2026-11-30T12:00');
  await app.db.query('update merchants set vacation = null where id = $1', [merchantId]);
});

it('has the usual hours of work for who names none', async () => {
  await app.db.query(`update merchant_sale_settings set working_hours = '[]' where merchant_id = $1`, [merchantId]);
  const usual = 'شنبه تا چهارشنبه ۸ تا ۱۷، پنجشنبه ۸ تا ۱۳';
  expect(await setting()).toMatchObject({ workingHoursText: usual });
  expect(await deadline('2026-11-26T10:00')).toBe('2026-11-28T13:00');
});
