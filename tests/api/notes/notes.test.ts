import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';
import { clientOf, type Page } from '../../kit/client.ts';
import { ok } from '../../kit/rest.ts';

const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
type Note = Record<string, unknown> & { id: string; body: string; version: number; tags: string[] };
type NotePage = Page<Note> & { tagCounts: { tag: string; count: number }[]; dueCount: number };

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let offers: Record<'id' | 'supplierId' | 'baseProductId', string>[];

beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  offers = (await clientOf(api).get<Page<(typeof offers)[number]>>('/supplierproducts/catalog?pageSize=5')).items;
});
afterAll(() => api?.discard());

async function somebody() {
  const { accessToken } = await people.login();
  const ask = (method: string, path: string, body?: unknown) => people.as(accessToken, method, `/notes${path}`, body);
  return {
    accessToken,
    ask,
    write: (given: object) =>
      people.post('/notes', {
        by: accessToken,
        body: { objectType: 'SUPPLIER_PRODUCT', objectId: offers[0]!.id, ...given },
      }),
    list: async (query = '') => (await ask('GET', `/byuser${query}`)).body as unknown as NotePage,
  };
}
const textsOf = ({ items }: NotePage) => items.map((each) => each.body);

describe('a note', () => {
  it('is kept in one spelling with its lines, and is text: no markup is taken out of it (X1)', async () => {
    const buyer = await somebody();
    const body = '<script>alert(1)</script>\n<img src=x onerror=alert(1)> [لینک](javascript:alert(1)) ی ۱۲٫۵';
    const title = '<svg onload=alert(1)>';
    const written = await buyer.write({
      title,
      body: ` ${body.replace('ی ۱۲', '\u202eي  ۱۲')}\r\n`,
      color: 'GREEN',
      tags: ['#پمپ', 'كار  فوري', 'پمپ'],
    });
    expect(written.status).toBe(200);
    expect(written.body).toMatchObject({ title, body, color: 'GREEN', tags: ['پمپ', 'کار فوری'] });
    expect(written.body).toMatchObject({ version: 1, isShared: false, isOwn: true, isDue: false });
    const read = await people.get('/notes/{id}', { by: buyer, path: { id: ok(written).id } });
    expect(read.body).toEqual(written.body);
    expect(read.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('is changed as a whole, and deleted', async () => {
    const buyer = await somebody();
    const { id } = ok(await buyer.write({ title: 'یک', body: 'متن', tags: ['الف'] }));
    const changed = await people.put('/notes/{id}', { by: buyer, path: { id }, body: { body: 'متن دوم', version: 1 } });
    expect(changed.body).toMatchObject({ id, body: 'متن دوم', tags: [], version: 2 });
    expect(changed.body.title).toBeUndefined();
    expect((await people.delete('/notes/{id}', { by: buyer, path: { id } })).status).toBe(204);
    expect((await people.get('/notes/{id}', { by: buyer, path: { id } })).status).toBe(404);
    expect((await people.delete('/notes/{id}', { by: buyer, path: { id } })).status).toBe(404);
  });

  it('that was changed meanwhile is not overwritten, also not by twenty at once', async () => {
    const buyer = await somebody();
    const { id } = ok(await buyer.write({ body: 'متن' }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        people.put('/notes/{id}', { by: buyer, path: { id }, body: { body: `نوشتهٔ ${index}`, version: 1 } }),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const [conflict] = answers.filter(({ status }) => status !== 200);
    expect(conflict).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', errors: [{ field: 'version', params: ['2'] }] },
    });
    expect((await people.get('/notes/{id}', { by: buyer, path: { id } })).body).toEqual(done[0]!.body);
  });

  it('of somebody else is not there: not to read, to change or to delete', async () => {
    const buyer = await somebody();
    const other = await somebody();
    const { id } = ok(await buyer.write({ body: 'راز' }));
    for (const [method, body] of [['GET'], ['PUT', { body: 'x', version: 1 }], ['DELETE']] as [string, object?][]) {
      const foreign = await other.ask(method, `/${id}`, body);
      const missing = await other.ask(method, `/${NOBODY}`, body);
      expect(foreign.status).toBe(404);
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    }
    expect(
      (
        await people.get('/notes/by-object-id', {
          by: other,
          query: { objectType: 'SUPPLIER_PRODUCT', objectId: offers[0]!.id },
        })
      ).body,
    ).toEqual([]);
    expect(
      (
        await people.get('/notes/by-object-id', {
          by: buyer,
          query: { objectType: 'SUPPLIER_PRODUCT', objectId: offers[0]!.id },
        })
      ).body,
    ).toMatchObject([{ id, body: 'راز' }]);
    expect((await other.list()).totalCount).toBe(0);
  });
});

describe('own notes', () => {
  it('on a base product are found at it and by its kind', async () => {
    const buyer = await somebody();
    const about = { objectType: 'BASE_PRODUCT', objectId: offers[0]!.baseProductId };
    const { body: note } = await buyer.write({ ...about, body: 'متن', tags: ['یک'], remindAt: '2100-01-01T00:00:00Z' });
    expect(note).toMatchObject(about);
    const changed = await people.put('/notes/{id}', {
      by: buyer,
      path: { id: (note as Note).id },
      body: { body: 'متن دوم', version: 1, tags: ['یک'] },
    });
    expect(changed.body).toMatchObject({ ...about, body: 'متن دوم' });
    expect((await people.get('/notes/by-object-id', { by: buyer, query: about })).body).toEqual([changed.body]);
    const { items, tagCounts } = await buyer.list('?type=BASE_PRODUCT');
    expect(items).toEqual([changed.body]);
    expect(tagCounts).toEqual([{ tag: 'یک', count: 1 }]);
  });

  it('are found by kind, tag and words, in any spelling', async () => {
    const buyer = await somebody();
    await buyer.write({ body: 'قیمت شیر توپی را بپرس', tags: ['خرید', 'فوری'] });
    await buyer.write({ title: 'نمایندگی', body: 'تماس با مدیر فروش', tags: ['خرید'] });
    await buyer.write({ objectType: 'SUPPLIER', objectId: offers[0]!.supplierId, body: 'انبار كرج', tags: ['انبار'] });
    expect((await buyer.list()).totalCount).toBe(3);
    expect(textsOf(await buyer.list('?type=SUPPLIER'))).toEqual(['انبار کرج']);
    expect(textsOf(await buyer.list(`?tag=${encodeURIComponent('#فوري')}`))).toEqual(['قیمت شیر توپی را بپرس']);
    expect(textsOf(await buyer.list(`?searchKey=${encodeURIComponent('کرج')}`))).toEqual(['انبار کرج']);
    expect(textsOf(await buyer.list(`?searchKey=${encodeURIComponent('نمایندگی فروش')}`))).toHaveLength(1);
    const { tagCounts } = await buyer.list('?type=SUPPLIER_PRODUCT');
    expect(tagCounts).toEqual([
      { tag: 'خرید', count: 2 },
      { tag: 'فوری', count: 1 },
    ]);
  });

  it('of colleagues stand among them where asked for, with their author, and are nobody else’s', async () => {
    const author = await people.login();
    const colleague = await people.login();
    const stranger = await people.login();
    const by = (who: typeof author, method: string, path: string, body?: unknown) =>
      people.as(who.accessToken, method, path, body);
    const person = { version: 1, firstName: 'سارا', lastName: 'کریمی' };
    await people.put('/customers/profile', { by: author, body: { person } });
    const creation = { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } };
    const customerId = ok(await people.post('/customers/personcustomer', { by: author, body: creation })).id;
    const invitation = { customerId, phone: colleague.phone, displayName: 'رضا', permissions: ['MESSAGE'] };
    const agent = ok(await people.post('/customers/profile/merchant-agents', { by: author, body: invitation }));
    await people.post('/customers/profile/merchant-agents/{id}/accept', { by: colleague, path: { id: agent.id } });
    const about = { objectType: 'SUPPLIER_PRODUCT', objectId: offers[0]!.id };
    await people.post('/notes', { by: author, body: { ...about, body: 'برای همه', isShared: true } });
    await people.post('/notes', { by: author, body: { ...about, body: 'برای خودم' } });
    await people.post('/notes', { by: colleague, body: { ...about, body: 'از رضا' } });

    const list = async (who: typeof author, query: string) =>
      (await by(who, 'GET', `/notes/byuser${query}`)).body as unknown as NotePage;
    expect(textsOf(await list(colleague, ''))).toEqual(['از رضا']);
    const all = await list(colleague, '?withShared=true');
    expect(all).toMatchObject({ totalCount: 2 });
    expect(all.items).toMatchObject([
      { body: 'از رضا', isOwn: true },
      { body: 'برای همه', isOwn: false, isShared: true, authorName: 'سارا کریمی', updatedAt: expect.any(String) },
    ]);
    expect(textsOf(await list(stranger, '?withShared=true'))).toEqual([]);
  });

  it('are ordered by their last change or their reminder', async () => {
    const buyer = await somebody();
    const first = ok(await buyer.write({ body: 'اول', remindAt: '2090-01-02T08:00:00Z' }));
    await buyer.write({ body: 'دوم', remindAt: '2090-01-01T08:00:00Z' });
    await buyer.write({ body: 'سوم' });
    expect(textsOf(await buyer.list())).toEqual(['سوم', 'دوم', 'اول']);
    expect(textsOf(await buyer.list('?sort=REMINDER'))).toEqual(['دوم', 'اول', 'سوم']);
    await people.put('/notes/{id}', { by: buyer, path: { id: first.id }, body: { body: 'اول', version: 1 } });
    expect(textsOf(await buyer.list('?sort=OLDEST'))).toEqual(['دوم', 'سوم', 'اول']);
  });

  it('are due when the time of their reminder has come, and keep a reminder that passed', async () => {
    await using app = await startAppAt('2026-12-01T08:00:00Z');
    const login = await loginAt(app);
    const given = { objectType: 'SUPPLIER', objectId: offers[0]!.supplierId, body: 'تماس' };
    const remindAt = '2026-12-01T09:00:00.000Z';
    const { body: note } = await login<Note>('POST', '/notes', { ...given, remindAt });
    expect(note).toMatchObject({ remindAt, isDue: false });
    app.clock.set('2026-12-01T09:00:00Z');
    const { body: page } = await login<NotePage>('GET', '/notes/byuser');
    expect([page.dueCount, page.items[0]!.isDue]).toEqual([1, true]);
    const kept = await login<Note>('PUT', `/notes/${note.id}`, { body: 'تماس گرفتم', remindAt, version: 1 });
    expect(kept.body).toMatchObject({ remindAt, isDue: true });
    const late = await login('PUT', `/notes/${note.id}`, {
      body: 'تماس',
      remindAt: '2026-12-01T08:30:00Z',
      version: 2,
    });
    expect(late).toMatchObject({ status: 400, body: { errors: [{ field: 'remindAt', code: 'REMINDER_IN_PAST' }] } });
  });
});

describe('bad input', () => {
  it.each([
    ['no text', {}, 'body', 'REQUIRED'],
    ['spaces as text', { body: ' \n\t' }, 'body', 'REQUIRED'],
    ['4,001 letters', { body: 'x'.repeat(4_001) }, 'body', 'MAX_LENGTH'],
    ['text that is a number', { body: 5 }, 'body', 'FORMAT'],
    ['NUL in the text', { body: 'a\0b' }, 'body', 'CHAR_NOT_ALLOWED'],
    ['NUL in a tag', { body: 'a', tags: ['ok', 'a\0b'] }, 'tags[1]', 'CHAR_NOT_ALLOWED'],
    ['a title of 121 letters', { body: 'a', title: 'x'.repeat(121) }, 'title', 'MAX_LENGTH'],
    ['eleven tags', { body: 'a', tags: Array.from({ length: 11 }, (_, i) => `t${i}`) }, 'tags', 'MAX_ITEMS'],
    ['a tag of 31 letters', { body: 'a', tags: ['x'.repeat(31)] }, 'tags[0]', 'MAX_LENGTH'],
    ['an unknown colour', { body: 'a', color: 'red;background:url(x)' }, 'color', 'UNKNOWN_VALUE'],
    ['a reminder in the past', { body: 'a', remindAt: '2020-01-01T00:00:00Z' }, 'remindAt', 'REMINDER_IN_PAST'],
    ['a leap second', { body: 'a', remindAt: '2090-12-31T23:59:60Z' }, 'remindAt', 'FORMAT'],
    ['the year 0', { body: 'a', remindAt: '0000-01-01T00:00:00Z' }, 'remindAt', 'FORMAT'],
    ['the year 9999', { body: 'a', remindAt: '9999-12-31T23:59:59Z' }, 'remindAt', 'FORMAT'],
    ['an offset of no place', { body: 'a', remindAt: '2090-01-01T00:00:00+23:59' }, 'remindAt', 'FORMAT'],
    ['words as a time', { body: 'a', remindAt: 'tomorrow' }, 'remindAt', 'FORMAT'],
    ['sharing without a customer', { body: 'a', isShared: true }, 'isShared', 'NO_CUSTOMER_TO_SHARE_WITH'],
    ['an author (C7)', { body: 'a', userId: NOBODY }, 'userId', 'UNKNOWN_PROPERTY'],
    ['a version (C7)', { body: 'a', version: 9 }, 'version', 'UNKNOWN_PROPERTY'],
    ['a time of writing (C7)', { body: 'a', createdAt: '2020-01-01T00:00:00Z' }, 'createdAt', 'UNKNOWN_PROPERTY'],
  ])('%s is named', async (_, given, field, code) => {
    const { status, body } = await (await somebody()).write(given);
    expect(status).toBe(400);
    expect((body.errors as object[])[0]).toMatchObject({ field, code });
  });

  it('a thing that is not there is 404, a kind that is none 400', async () => {
    const buyer = await somebody();
    const missing = await buyer.write({ objectType: 'MERCHANT', objectId: NOBODY, body: 'a' });
    expect([missing.status, missing.body.code]).toEqual([404, 'MERCHANT_NOT_FOUND']);
    expect((await buyer.write({ objectType: 'PRODUCT', body: 'a' })).status).toBe(400);
  });

  it('a change without its version, and with another thing, is named', async () => {
    const buyer = await somebody();
    const { id } = ok(await buyer.write({ body: 'متن' }));
    expect((await people.put('/notes/{id}', { by: buyer, path: { id }, body: { body: 'x' } })).status).toBe(400);
    expect(
      (await people.put('/notes/{id}', { by: buyer, path: { id }, raw: { body: 'x', version: '1' } })).status,
    ).toBe(400);
    expect(
      (await people.put('/notes/{id}', { by: buyer, path: { id }, raw: { body: 'x', version: 1, objectId: NOBODY } }))
        .status,
    ).toBe(400);
    expect(
      (await people.put('/notes/{id}', { by: buyer, path: { id }, body: { body: 'x', version: 1e400 } })).status,
    ).toBe(400);
  });

  it.each(['/1e3', '/0x1', '/%00', `/${'9'.repeat(150)}`])('GET %s is refused (C9)', async (path) => {
    expect([400, 404]).toContain((await (await somebody()).ask('GET', path)).status);
  });

  it.each(['?type=PRODUCT', '?sort=body', '?userId=1', '?searchKey=a', '?tag=', "?sort='--"])(
    'a list with %s is 400 (C2, X4)',
    async (query) => {
      expect((await (await somebody()).ask('GET', `/byuser${query}`)).status).toBe(400);
    },
  );
});

/** Logs somebody in to an app of this process. */
async function loginAt(app: Awaited<ReturnType<typeof startAppAt>>) {
  let { accessToken, refreshToken } = await app.login();
  return async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    // The test's clock may have passed the token's end.
    ({ accessToken, refreshToken } = await app.refresh(refreshToken));
    return app.ask<T>(path, {
      method,
      ...(payload && { payload }),
      headers: { authorization: `Bearer ${accessToken}` },
    });
  };
}

describe('a reminder', () => {
  let app: Awaited<ReturnType<typeof startAppAt>>;
  let headers: object;
  let objectId: string;
  beforeAll(async () => {
    app = await startAppAt('2026-12-01T08:00:00Z');
    headers = await app.headersOf([]);
    objectId = ok(await app.get('/supplierproducts/catalog', { query: { pageSize: 1 } })).items[0]!.id;
  });
  afterAll(() => app?.stop());

  const write = async (given: object) => {
    const payload = { objectType: 'SUPPLIER_PRODUCT', objectId, body: 'پیگیری قیمت', ...given };
    return ok(await app.post('/notes', { by: { headers }, body: payload }));
  };
  /** What the inbox has, once so many are in it: what happened comes into inboxes a minute after the work at the latest. */
  const told = async (instant: string, count: number) => {
    app.clock.set(instant);
    await app.tick();
    if (count > 0) app.clock.set(new Date(Date.parse(instant) + 61_000));
    await app.tick();
    return until(`${count} notices`, async () => {
      const body = ok(await app.get('/notifications', { by: { headers }, query: { pageSize: 50 } }));
      return body.items.length >= count ? body.items : undefined;
    });
  };

  it('is told of at its time, once, without what the note says; not when it was taken away or put off', async () => {
    const one = await write({ remindAt: '2026-12-02T08:00:00Z' });
    const two = await write({ remindAt: '2026-12-02T08:00:00Z' });
    const three = await write({ remindAt: '2026-12-02T08:00:00Z' });
    const change = (note: Note, given: object) =>
      app.put('/notes/{id}', {
        by: { headers },
        path: { id: note.id },
        body: { version: note.version, body: note.body, ...given },
      });
    expect((await change(two, {})).status).toBe(200);
    expect((await change(three, { remindAt: '2026-12-03T08:00:00Z' })).status).toBe(200);
    expect(await told('2026-12-02T07:59:59Z', 0)).toEqual([]);
    expect(await told('2026-12-02T08:00:00Z', 1)).toMatchObject([
      { type: 'NOTE_DUE', title: 'زمان یادآوری یک یادداشت رسید', path: '/profile/notes/supplier-product', count: 1 },
    ]);
    expect(one.body).toBe('پیگیری قیمت');
    expect(await told('2026-12-02T09:00:00Z', 1)).toHaveLength(1);
    expect(await told('2026-12-03T08:00:00Z', 2)).toHaveLength(2);
    await app.delete('/notes/{id}', { by: { headers }, path: { id: one.id } });
  });
});
