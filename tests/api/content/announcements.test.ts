import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { cachesOf } from '../../kit/heard-changes.ts';
import { ok } from '../../kit/rest.ts';
import { until } from '../../kit/until.ts';

let app: Awaited<ReturnType<typeof startAppAt>>;
let editor: { headers: object };
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  // Snapshots hear of writes.
  await app.listen();
  editor = { headers: await app.headersOf(['CONTENT_EDITOR']) };
});
beforeEach(() => app.clock.set('2026-12-01T08:00:00Z'));
afterAll(() => app?.stop());

const usual = {
  text: 'جمعه سایت ساعتی در دسترس نیست.',
  tone: 'WARNING',
  audience: 'ALL',
  from: '2026-12-02T08:00:00Z',
  until: '2026-12-03T08:00:00Z',
  order: 50,
};
const create = (given: object = {}) =>
  app.post('/admin/announcements', { by: editor, body: { ...usual, ...given } as typeof usual });
const shownTo = async (audience: string) =>
  ok(await app.get('/announcements', { query: { audience } })).map(({ text }) => text);
const errorsOf = (body: { errors?: { field: string; code: string }[] | undefined }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));

describe('an announcement', () => {
  it('is shown from its second to its second, whatever job has run', async () => {
    const text = 'تنها چند ثانیه نمایش داده می‌شود.';
    ok(await create({ text, from: '2026-12-01T09:00:00Z', until: '2026-12-01T09:00:05Z', order: 1 }));
    const at = async (instant: string) => {
      app.clock.set(instant);
      return (await shownTo('ALL')).includes(text);
    };
    expect(await at('2026-12-01T08:59:59.999Z')).toBe(false);
    expect(await at('2026-12-01T09:00:00Z')).toBe(true);
    expect(await at('2026-12-01T09:00:04.999Z')).toBe(true);
    expect(await at('2026-12-01T09:00:05Z')).toBe(false);
  });

  it('reaches whom it is for; two are shown, those of the least order', async () => {
    const during = { from: '2026-12-10T08:00:00Z', until: '2026-12-11T08:00:00Z' };
    for (const [audience, order] of [
      ['SELLER', 1],
      ['USER', 2],
      ['ALL', 3],
      ['ALL', 4],
    ] as const)
      ok(await create({ ...during, audience, order, text: `اطلاعیهٔ ${audience} ${order}` }));
    app.clock.set('2026-12-10T09:00:00Z');
    await until('all are heard of', async () => (await shownTo('ALL')).length === 2);
    expect(await shownTo('ALL')).toEqual(['اطلاعیهٔ ALL 3', 'اطلاعیهٔ ALL 4']);
    expect(await shownTo('USER')).toEqual(['اطلاعیهٔ USER 2', 'اطلاعیهٔ ALL 3']);
    expect(await shownTo('SELLER')).toEqual(['اطلاعیهٔ SELLER 1', 'اطلاعیهٔ USER 2']);
    expect(ok(await app.get('/announcements')).map(({ text }) => text)).toEqual(await shownTo('ALL'));
  });

  it('is ended by its change, at once, and by who saw its last version', async () => {
    const from = '2026-12-20T08:00:00Z';
    const { id, version } = ok(await create({ from, until: '2026-12-30T08:00:00Z', order: 1 }));
    app.clock.set('2026-12-21T08:00:00Z');
    await until('it is heard of', async () => (await shownTo('ALL')).includes(usual.text));
    const change = (seen: number) =>
      app.put('/admin/announcements/{id}', {
        by: editor,
        path: { id },
        body: { ...usual, order: 1, from, until: '2026-12-21T08:00:00Z', version: seen },
      });
    expect(ok(await change(version))).toMatchObject({ state: 'ENDED', version: version + 1 });
    await until('its end is heard of', async () => !(await shownTo('ALL')).includes(usual.text));
    expect(await change(version)).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
    const listed = ok(await app.get('/admin/announcements', { by: editor, query: { pageSize: 100 } })).items;
    expect(listed.find((each) => each.id === id)).toMatchObject({ state: 'ENDED', version: version + 1 });
  });

  it('tells the caches when the clock begins and ends it, with no job', async () => {
    ok(await create({ from: '2027-01-01T08:00:00Z', until: '2027-01-02T08:00:00Z' }));
    using caches = await cachesOf(app);
    await caches.hearAt('2027-01-01T07:59:00Z');
    expect(await caches.hearAt('2027-01-01T07:59:59.999Z')).toEqual([]);
    expect(await caches.hearAt('2027-01-01T08:00:00Z')).toEqual(['frame']);
    expect(await caches.hearAt('2027-01-02T07:59:59.999Z')).toEqual([]);
    expect(await caches.hearAt('2027-01-02T08:00:00Z')).toEqual(['frame']);
  });

  it('says of each field what is wrong', async () => {
    const wrong = await create({ text: 'کم', href: '//evil.example', order: 0, tone: 'LOUD' });
    expect([wrong.status, errorsOf(wrong.body)]).toEqual([
      400,
      {
        text: 'MIN_LENGTH',
        href: 'CONTENT_LINK_NOT_ALLOWED',
        order: 'MIN_VALUE',
        tone: expect.any(String) as string,
      },
    ]);
    const turned = await create({ from: usual.until, until: usual.from });
    expect(errorsOf(turned.body)).toEqual({ until: 'ANNOUNCEMENT_ENDS_BEFORE_START' });
    const over = await create({ from: '2026-11-01T08:00:00Z', until: '2026-11-02T08:00:00Z' });
    expect(errorsOf(over.body)).toEqual({ until: 'ANNOUNCEMENT_OVER' });
    expect((await create({ text: 'ا'.repeat(201) })).status).toBe(400);
    const unknown = await app.put('/admin/announcements/{id}', {
      by: editor,
      path: { id: '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f' },
      body: { ...usual, version: 1 },
    });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'ANNOUNCEMENT_NOT_FOUND' } });
  });
});

it('is kept by editors alone', async () => {
  for (const roles of [[], ['MODERATOR'], ['SUPPORT']]) {
    const by = { headers: await app.headersOf(roles) };
    expect((await app.post('/admin/announcements', { by, body: usual })).status).toBe(403);
    expect((await app.get('/admin/announcements', { by })).status).toBe(403);
  }
});
