import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';

type Step = { validFrom: string; values: number[]; reason: string; isInForce: boolean };
type Setting = { key: string; title: string; values: number[]; defaultValues: number[]; steps: Step[] };

let api: Awaited<ReturnType<typeof startAppAt>>;
beforeAll(async () => {
  api = await startAppAt('2026-11-24T08:00:00Z');
});
afterAll(() => api?.stop());

const reason = 'تصمیم جلسهٔ کیفیت';
async function asAdmin<T>(method: 'GET' | 'POST', payload?: object) {
  const headers = await api.headersOf(['ADMIN']);
  return api.ask<T>('/admin/settings', { method, headers, ...(payload && { payload }) });
}
const read = async (key: string) => (await asAdmin<Setting[]>('GET')).body.find((each) => each.key === key)!;
type Refused = { code: string; errors: { field: string; code: string; params?: string[] }[] };
const add = (body: object) => asAdmin<Setting & Refused>('POST', { reason, ...body });

describe('a setting', () => {
  it('has the value of code until staff say another, from a time on', async () => {
    expect(await read('delegation.notice_days')).toMatchObject({ values: [7], defaultValues: [7], steps: [] });
    const validFrom = '2026-12-01T20:30:00.000Z';
    const added = await add({ key: 'delegation.notice_days', values: [10], validFrom });
    expect(added).toMatchObject({ status: 200, body: { values: [7] } });
    expect(added.body.steps).toMatchObject([{ validFrom, values: [10], reason, isInForce: false }]);
    api.clock.set('2026-12-01T20:30:00Z');
    expect(await read('delegation.notice_days')).toMatchObject({ values: [10], steps: [{ isInForce: true }] });
    // What is said later goes before what began earlier, and what holds before it stays in the list.
    await add({ key: 'delegation.notice_days', values: [12] });
    const { values, steps } = await read('delegation.notice_days');
    expect(values).toEqual([12]);
    expect(steps.map((step) => [step.values[0], step.isInForce])).toEqual([
      [12, true],
      [10, false],
    ]);
  });

  it('cannot begin in the past, nor break its bounds, nor be one that nobody asks for', async () => {
    const past = await add({ key: 'entry.price_jump', values: [1], validFrom: '2026-11-30T00:00:00.000Z' });
    expect(past.status).toBe(400);
    expect(past.body.errors).toMatchObject([
      { field: 'values[0]', code: 'MIN_VALUE', params: ['2'] },
      { field: 'validFrom', code: 'SETTING_IN_PAST' },
    ]);
    const several = await add({ key: 'entry.price_jump', values: [6, 5] });
    expect(several.body.errors).toMatchObject([{ field: 'values', code: 'MAX_ITEMS', params: ['1'] }]);
    const rising = await add({ key: 'evidence.warn_days', values: [7, 30, 400] });
    expect(rising.body.errors.map(({ field, code }) => [field, code])).toEqual([
      ['values[2]', 'MAX_VALUE'],
      ['values', 'VALUES_FALL'],
    ]);
    expect((await add({ key: 'fee.secret', values: [1] })).body.errors).toMatchObject([
      { field: 'key', code: 'UNKNOWN_VALUE' },
    ]);
    expect((await read('entry.price_jump')).steps).toEqual([]);
  });

  it('of money is only shown', async () => {
    expect(await read('vat.basis_points')).toMatchObject({ values: [1000] });
    expect(await add({ key: 'vat.basis_points', values: [900] })).toMatchObject({
      status: 409,
      body: { code: 'SETTING_READ_ONLY' },
    });
  });

  it('of a queue is until when staff should decide', async () => {
    expect(await read('target_days.entries')).toMatchObject({ title: 'مهلت رسیدگی به کالاها', values: [1] });
    expect((await add({ key: 'target_days.entries', values: [3] })).body.values).toEqual([3]);
  });

  it('stays as it was written, with a line in the log', async () => {
    await expect(api.db.query("update settings set value = '[1]'")).rejects.toThrow();
    await expect(api.db.query('truncate settings')).rejects.toThrow();
    const lines = await api.db.query<{ object_id: string; detail: { reason: string } }>(
      "select object_id, detail from audit where action = 'SETTING_ADDED'",
    );
    expect(lines).toHaveLength(3);
    expect(lines.every(({ detail }) => detail.reason === reason)).toBe(true);
  });
});
