import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type Page } from '../../kit/client.ts';
import { peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';
import { newAddress } from '../ownership/kinds.ts';
import { inStoppedMarket } from '../../kit/stopped-market.ts';
import { keptParts } from '../../../web/app/features/account/menu.ts';
import { ok } from '../../kit/rest.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let offerId: string;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  const { items } = await clientOf(api).get<Page<{ id: string }>>('/supplierproducts/catalog?pageSize=1');
  offerId = items[0]!.id;
});
afterAll(() => api?.discard());

const close = (accessToken: string, body: object) => people.post('/account/close', { by: accessToken, body });

describe('the export of an account', () => {
  it('has who one is, where one is logged in and what one did, and nothing of others', async () => {
    const one = await people.login();
    const other = await people.login();
    for (const { accessToken, phone } of [one, other]) {
      const note = { objectType: 'SUPPLIER_PRODUCT', objectId: offerId, body: `note of ${phone}` };
      expect((await people.post('/notes', { by: accessToken, body: note })).status).toBe(200);
    }
    const { status, headers, body } = await people.as(one.accessToken, 'GET', '/account/export');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      user: { phone: one.phone, roles: ['CONSUMER'] },
      sessions: [{ isCurrent: true }],
      acts: [{ action: 'SESSION_BEGUN', result: 'DONE' }],
    });
    for (const { name, json } of body.parts as { name: string; json: string }[])
      expect(() => JSON.parse(json) as unknown, name).not.toThrow();
    const names = (body.parts as { name: string }[]).map(({ name }) => name);
    // The site's file tells in words what each part is.
    expect(names.sort()).toEqual(Object.keys(keptParts).sort());
    expect(JSON.stringify(body.parts)).toContain(`note of ${one.phone}`);
    expect(JSON.stringify(body)).not.toContain(other.phone.slice(1));
    expect(JSON.stringify(body)).not.toMatch(/eyJ|refresh|"hash"/);
  });
});

describe('the export of who owns a company with others', () => {
  it('has its data as long as the ownership is in force', async () => {
    const owner = await people.login();
    const other = await people.login();
    const company = { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز', phone: '02188770011' } };
    const body = ok(await people.post('/customers/personcustomer', { by: owner, body: company }));
    const agents = '/customers/profile/merchant-agents';
    const terms = { displayName: 'رضا', permissions: ['MESSAGE'] };
    const invitation = { customerId: body.id, phone: other.phone, ...terms };
    const { id: agentId } = ok(
      await people.post('/customers/profile/merchant-agents', { by: owner, body: invitation }),
    );
    await people.post('/customers/profile/merchant-agents/{id}/accept', { by: other, path: { id: agentId } });
    let version = 2;
    const become = async (isSuspended: boolean) => {
      const change = { agentId, version, isOwner: true, isSuspended, ...terms };
      const { status, body: changed } = await people.as(owner.accessToken, 'PUT', agents, change);
      expect(status, JSON.stringify(changed)).toBe(200);
      version = changed.version as number;
    };
    const exported = async () => JSON.stringify(ok(await people.get('/account/export', { by: other })).parts);
    await become(false);
    expect(await exported()).toContain('02188770011');
    await become(true);
    expect(await exported()).toContain('صنایع پمپ البرز');
    expect(await exported()).not.toContain('02188770011');
  });
});

describe('what one kept about things of the market', () => {
  it('is exported with the names of the things beside their ids', async () => {
    const { accessToken } = await people.login();
    const [category] = await clientOf(api).get<{ id: string; name: string }[]>('/categories/top-levels');
    const path = '/supplierproducts/catalog?pageSize=1';
    const [offer] = (await clientOf(api).get<Page<{ id: string; title: string; supplierId: string }>>(path)).items;
    const supplierPath = `/suppliers?ids=${offer!.supplierId}`;
    const [supplier] = (await clientOf(api).get<Page<{ id: string; brandName: string }>>(supplierPath)).items;
    const things = [
      { type: 'CATEGORY', id: category!.id, name: category!.name },
      { type: 'SUPPLIER_PRODUCT', id: offer!.id, name: offer!.title },
      { type: 'SUPPLIER', id: supplier!.id, name: supplier!.brandName },
    ];
    for (const { type, id: objectId } of things) {
      expect((await people.post('/userfavorites', { by: accessToken, body: { type, objectId } })).status).toBe(200);
      expect(
        (await people.post('/notes', { by: accessToken, body: { objectType: type, objectId, body: 'متن' } })).status,
      ).toBe(200);
      const visit = await fetch(`${api.url}/api/v1/pagevisits/visit-count`, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json', 'user-agent': BROWSER },
        body: JSON.stringify({ objectType: type, objectId }),
      });
      expect(visit.status).toBe(200);
    }
    const body = ok(await people.get('/account/export', { by: accessToken }));
    const named = (part: string) => {
      const { json } = body.parts.find(({ name }) => name === part)!;
      const rows = JSON.parse(json) as { objectId: string; objectName?: string }[];
      return Object.fromEntries(rows.map(({ objectId, objectName }) => [objectId, objectName]));
    };
    const expected = Object.fromEntries(things.map(({ id, name }) => [id, name]));
    for (const part of ['favorites', 'notes', 'lastVisits']) expect(named(part), part).toEqual(expected);
  });
});

describe('an account that is closed', () => {
  it('is out everywhere, leaves no phone behind, and the phone makes a new one', async () => {
    const { phone, accessToken, refreshToken } = await people.login();
    const exported = async (token: string) => ok(await people.get('/account/export', { by: token })).user.userId;
    const before = await exported(accessToken);
    const note = { objectType: 'SUPPLIER_PRODUCT', objectId: offerId, body: 'میان خودمان بماند' };
    expect((await people.post('/notes', { by: accessToken, body: note })).status).toBe(200);
    const spoken = phone.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
    expect((await close(accessToken, { confirmation: spoken })).body).toEqual({ closedAt: expect.any(String) });
    expect((await people.get('/sessions', { by: accessToken })).status).toBe(401);
    expect((await people.refresh(refreshToken)).status).toBe(400);

    const admin = (await people.login('09000000008')).accessToken;
    const gone = await people.get('/admin/users', { by: admin, query: { searchKey: before } });
    expect(gone.body).toMatchObject({ items: [{ status: 'CLOSED', roles: ['CONSUMER'], sessionsCount: 0 }] });
    expect(JSON.stringify(gone.body)).not.toContain('phone');
    const log = await people.get('/admin/audit', { by: admin, query: { objectId: before } });
    expect(log.body).toMatchObject({ isIntact: true, items: [{ action: 'ACCOUNT_CLOSED', actorId: before }] });
    const change = { roles: ['FINANCE'], reason: 'نباید شدنی باشد', version: 2 };
    expect(
      (await people.put('/admin/users/{id}/roles', { by: admin, path: { id: before }, body: change })).status,
    ).toBe(409);

    // A minute must pass before the phone may ask for a code again.
    await api.stop();
    await inStoppedMarket(api.settings, async (db) => {
      expect(await db.query('select from notes where user_id = $1', [before])).toEqual([]);
      await db.query("update otp_challenges set created_at = now() - interval '2 minutes'");
    });
    await api.startAgain();
    expect(await exported((await people.login(phone)).accessToken)).not.toBe(before);
  });

  it('leaves nobody’s name, number or address behind, and no company without an owner that others act for', async () => {
    const owner = await people.login();
    const agent = await people.login();
    const person = { version: 1, firstName: 'سارا', lastName: 'کریمی', nationalId: '0499370899' };
    await people.put('/customers/profile', { by: owner, body: { person } });
    const address = { ...(await newAddress(people)), title: 'خانهٔ سارا' };
    await people.post('/deliveryaddresses', { by: owner, body: address });
    const exported = JSON.stringify(ok(await people.get('/account/export', { by: owner })));
    for (const own of ['0499370899', 'خانهٔ سارا']) expect(exported).toContain(own);

    const company = { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز', phone: '02188776655' } };
    const body = ok(await people.post('/customers/personcustomer', { by: owner, body: company }));
    const taken = JSON.stringify(ok(await people.get('/account/export', { by: owner })));
    expect(taken).toContain('02188776655');
    const terms = { customerId: body.id, phone: agent.phone, displayName: 'رضا', permissions: ['MESSAGE'] };
    const invited = ok(await people.post('/customers/profile/merchant-agents', { by: owner, body: terms }));
    expect(
      (await people.post('/customers/profile/merchant-agents/{id}/accept', { by: agent, path: { id: invited.id } }))
        .status,
    ).toBe(200);
    const refused = await close(owner.accessToken, { confirmation: owner.phone });
    expect(refused).toMatchObject({ status: 409, body: { code: 'SOLE_OWNER' } });

    const closing = { confirmation: owner.phone, closeCompanyIds: [body.id] };
    expect((await close(owner.accessToken, closing)).status).toBe(200);
    await api.stop();
    await inStoppedMarket(api.settings, async (db) => {
      for (const table of ['persons', 'addresses', 'customer_members']) {
        const rows = JSON.stringify(await db.query(`select * from ${table}`));
        for (const own of ['0499370899', 'خانهٔ سارا', owner.phone.slice(1)]) expect(rows, table).not.toContain(own);
      }
    });
    await api.startAgain();
  });

  it.each([
    ['without a word', {}, 'REQUIRED'],
    ['with another phone', { confirmation: '09121111111' }, 'PHONE_MISMATCH'],
    ['with what is no phone', { confirmation: 'بله' }, 'PHONE_MISMATCH'],
  ])('is not closed %s', async (_, body, code) => {
    const { accessToken } = await people.login();
    expect(await close(accessToken, body)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'confirmation', code }] },
    });
    expect((await people.get('/sessions', { by: accessToken })).status).toBe(200);
  });

  it('is not that of the last administrator', async () => {
    await using own = await startApi();
    const others = peopleOf(own);
    const { accessToken, phone } = await others.login('09000000008');
    const answer = await others.post('/account/close', { by: accessToken, body: { confirmation: phone } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } });
    expect((await others.get('/admin/permissions', { by: accessToken })).status).toBe(200);
  });

  it('is closed once, however often it is said at the same moment', async () => {
    const { phone, accessToken } = await people.login();
    const answers = await Promise.all([1, 2, 3, 4].map(() => close(accessToken, { confirmation: phone })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401 || status === 400)).toHaveLength(3);
  });
});
