import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gapsOf } from '../../kit/gaps.ts';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import {
  assistantOf,
  newMerchant,
  newMerchantName,
  type OwnMerchant,
  readyMerchant,
  saleSetting,
} from './own-merchants.kit.ts';
import { companyOf, newAddress, type Person } from '../ownership/kinds.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  admin = await people.login('09000000008');
});
afterAll(() => api?.discard());

const by = async (who: Person, method: string, path: string, body?: unknown) => {
  const answer = await people.as(who.accessToken, method, path, body);
  return { status: answer.status, body: answer.body as unknown as OwnMerchant & { code: string; errors: object[] } };
};
const step = (who: Person, { id, version }: OwnMerchant, name: string) =>
  by(who, 'POST', `/merchants/${id}/${name}`, { version });
const decide = ({ id, version }: OwnMerchant, decision: string) =>
  people.put('/admin/merchants/{id}', {
    by: admin,
    path: { id },
    body: { version, decision, reason: 'مدارک دیده شد' },
  });
const publicPage = (id: string) => people.get('/merchants', { query: { ids: id } });
const cityId = async () => (await newAddress(people)).cityId;

describe('a selling account', () => {
  it('is written by the company, confirmed by staff, and then everybody sees it', async () => {
    const owner = await people.login();
    const { merchant } = await readyMerchant(people, owner, admin.accessToken);
    expect(merchant).toMatchObject({ status: 'DRAFT', missing: [], saleSetting: { isNationwide: true } });
    expect((await publicPage(merchant.id)).body).toMatchObject({ items: [] });

    const submitted = await step(owner, merchant, 'submit');
    expect(submitted).toMatchObject({ status: 200, body: { status: 'PENDING', allowedActions: ['WITHDRAW'] } });
    const queue = await people.get('/admin/merchants', { by: admin, query: { status: 'PENDING', pageSize: 100 } });
    const [waiting] = ok(queue).items.filter(({ id }) => id === merchant.id);
    expect(waiting).toMatchObject({
      allowedActions: ['CONFIRM', 'REJECT'],
      review: { isOwn: false, isIdentityVerified: true, customerName: 'بازرگانی آزمون' },
    });

    const confirmed = await decide(submitted.body, 'CONFIRM');
    expect(confirmed).toMatchObject({ status: 200, body: { status: 'CONFIRMED' } });
    expect((await publicPage(merchant.id)).body).toMatchObject({ items: [{ name: merchant.name }] });

    const suspended = await decide(ok(confirmed), 'SUSPEND');
    expect((await publicPage(merchant.id)).body).toMatchObject({ items: [] });
    const [seen] = ok(await people.get('/merchants/own', { by: owner }));
    expect(seen).toMatchObject({ status: 'SUSPENDED', reason: 'مدارک دیده شد', allowedActions: ['CLOSE'] });
    const restored = await decide(ok(suspended), 'RESTORE');
    expect(ok(restored).reason).toBeDefined();
    expect((await step(owner, ok(restored), 'close')).body).toMatchObject({ status: 'CLOSED', allowedActions: [] });
    const log = await people.get('/admin/audit', { by: admin, query: { objectId: merchant.id } });
    expect(ok(log).items.map(({ action }) => action)).toEqual([
      'MERCHANT_RESTORED',
      'MERCHANT_SUSPENDED',
      'MERCHANT_CONFIRMED',
    ]);
  });

  it('says what it lacks, and is not taken before', async () => {
    const owner = await people.login();
    const draft = await newMerchant(people, owner, await companyOf(people, owner));
    expect(gapsOf(draft)).toEqual(['IDENTITY', 'SALE_SETTING']);
    expect(await step(owner, draft, 'submit')).toMatchObject({
      status: 409,
      body: { code: 'MERCHANT_INCOMPLETE', errors: [{ params: ['IDENTITY'] }, { params: ['SALE_SETTING'] }] },
    });
  });

  it('is one, however often a bad line repeats its making', async () => {
    const owner = await people.login();
    const body = {
      customerId: await companyOf(people, owner),
      kind: 'RESELLER',
      cityId: await cityId(),
      name: newMerchantName(),
    };
    const send = () =>
      fetch(`${api.url}/api/v1/merchants`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${owner.accessToken}`,
          'content-type': 'application/json',
          'idempotency-key': 'made-once',
        },
        body: JSON.stringify(body),
      }).then(async (answer) => ({ status: answer.status, body: (await answer.json()) as OwnMerchant }));
    const first = await send();
    const second = await send();
    expect(second).toEqual(first);
    expect((await people.get('/merchants/own', { by: owner })).body).toHaveLength(1);
  });

  it('is one of ten at most', async () => {
    const owner = await people.login();
    const customerId = await companyOf(people, owner);
    for (let made = 0; made < 10; made += 1) await newMerchant(people, owner, customerId);
    const eleventh = { customerId, kind: 'RESELLER', cityId: await cityId(), name: newMerchantName() };
    expect(await people.post('/merchants', { by: owner, body: eleventh })).toMatchObject({
      status: 409,
      body: { code: 'MERCHANT_LIMIT' },
    });
  });
});

describe('who may', () => {
  it('an assistant changes how it sells, and hands nothing in', async () => {
    const owner = await people.login();
    const { customerId, merchant } = await readyMerchant(people, owner, admin.accessToken);
    const assistant = await assistantOf(people, owner, customerId);
    const [seen] = ok(await people.get('/merchants/own', { by: assistant }));
    expect(seen).toMatchObject({ id: merchant.id, allowedActions: ['EDIT'] });
    const edited = await people.put('/merchants/{id}/sale-cities', {
      by: assistant,
      path: { id: merchant.id },
      body: {
        version: merchant.version,
        cityIds: [await cityId()],
      },
    });
    expect(ok(edited).saleSetting).toMatchObject({ isNationwide: false, saleCityIds: [await cityId()] });
    expect(await step(assistant, ok(edited), 'submit')).toMatchObject({
      status: 403,
      body: { code: 'PERMISSION_MISSING', permission: 'OWNER' },
    });
  });

  it('staff decide no matter of their own company', async () => {
    const merchant = await newMerchant(people, admin, await companyOf(people, admin));
    const { status, body } = await decide(merchant, 'CONFIRM');
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'OWN_MATTER' });
  });

  it('a company is not closed while a merchant of it sells', async () => {
    const owner = await people.login();
    const { customerId, merchant } = await readyMerchant(people, owner, admin.accessToken);
    const submitted = (await step(owner, merchant, 'submit')).body;
    const versionNow = async () => {
      const body = ok(await people.get('/customers', { by: owner }));
      return body.find(({ id }) => id === customerId)!.version;
    };
    const close = async () =>
      people.post('/customers/{id}/close', {
        by: owner,
        path: { id: customerId },
        body: {
          version: await versionNow(),
          confirmation: 'بازرگانی آزمون',
        },
      });
    expect(await close()).toMatchObject({
      status: 409,
      body: {
        code: 'OPEN_MATTERS',
        title: expect.stringContaining(merchant.name) as string,
        errors: [{ params: [merchant.name] }],
      },
    });
    await step(owner, submitted, 'withdraw');
    expect((await close()).status).toBe(200);
  });
});

describe('a suspension', () => {
  it('hides the offers in the same transaction, and its end shows them again', async () => {
    const body = ok(await people.get('/merchants', { query: { pageSize: 1 } }));
    const [seller] = body.items;
    const offersOf = async () =>
      ok(await people.get('/supplierproducts/catalog', { query: { merchantIds: seller!.id, pageSize: 1 } })).totalCount;
    const shown = await offersOf();
    expect(shown).toBeGreaterThan(5);
    const version = async () => {
      const list = await people.get('/admin/merchants', { by: admin, query: { searchKey: seller!.name } });
      return ok(list).items.find(({ id }) => id === seller!.id)!;
    };
    expect((await decide(await version(), 'SUSPEND')).status).toBe(200);
    expect(await offersOf()).toBe(0);
    expect((await decide(await version(), 'RESTORE')).status).toBe(200);
    expect(await offersOf()).toBe(shown);
    const [after] = ok(await publicPage(seller!.id)).items;
    expect(after!.productsCount).toBe(seller!.productsCount);
  });
});

describe('a name', () => {
  const check = async (who: Person, name: string, merchantId?: string) =>
    (
      await people.as(
        who.accessToken,
        'GET',
        `/merchants/is-valid-name?name=${encodeURIComponent(name)}${merchantId ? `&merchantId=${merchantId}` : ''}`,
      )
    ).body;

  it('that another one has, however it is spelt, is taken; free ones like it are offered', async () => {
    const owner = await people.login();
    for (const name of ['بازرگانی فانوس', 'بازرگانی\u200cفانوس', 'بازرگاني  فانوس'])
      expect(await check(owner, name)).toMatchObject({ isValid: false, code: 'TAKEN' });
    const { suggestions } = (await check(owner, 'بازرگانی فانوس')) as { suggestions: string[] };
    expect(suggestions).toHaveLength(3);
    for (const name of suggestions) expect(await check(owner, name)).toMatchObject({ isValid: true });
    const body = { customerId: await companyOf(people, owner), kind: 'RESELLER', cityId: await cityId() };
    expect(await by(owner, 'POST', '/merchants', { ...body, name: 'بازرگانی فانوس' })).toMatchObject({
      status: 409,
      body: { code: 'NAME_TAKEN', errors: [{ field: 'name' }] },
    });
  });

  it('of a confirmed merchant changes once in 90 days; its offers are found by the new one', async () => {
    const owner = await people.login();
    const { merchant } = await readyMerchant(people, owner, admin.accessToken);
    const confirmed = ok(await decide((await step(owner, merchant, 'submit')).body, 'CONFIRM'));
    const rename = async ({ id, version }: OwnMerchant) =>
      by(owner, 'PUT', `/merchants/${id}`, { version, name: newMerchantName(), cityId: await cityId() });
    const renamed = await rename(confirmed);
    expect(renamed.status).toBe(200);
    expect(renamed.body.slug).not.toBe(confirmed.slug);
    expect(renamed.body.renamableFrom).toBeDefined();
    expect(await rename(renamed.body)).toMatchObject({ status: 409, body: { code: 'NAME_COOLDOWN' } });
    expect(await check(owner, newMerchantName(), merchant.id)).toMatchObject({ isValid: false, code: 'COOLDOWN' });
    expect((await publicPage(merchant.id)).body).toMatchObject({ items: [{ name: renamed.body.name }] });
  });

  it('of two who ask at once goes to one', async () => {
    const owners = await Promise.all([1, 2, 3, 4].map(() => people.login()));
    const name = newMerchantName();
    const place = await cityId();
    const companies = await Promise.all(owners.map((owner) => companyOf(people, owner)));
    const answers = await Promise.all(
      owners.map((owner, index) =>
        by(owner, 'POST', '/merchants', { customerId: companies[index], kind: 'RESELLER', cityId: place, name }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('how it sells', () => {
  it('names each wrong field', async () => {
    const owner = await people.login();
    const { id, version } = await newMerchant(people, owner, await companyOf(people, owner));
    const [freight] = saleSetting.deliveryMethods;
    const wrong = {
      ...saleSetting,
      version,
      deliveryMethods: [freight, freight],
      workingHours: [
        { day: 'SATURDAY', from: '08:00', to: '13:00' },
        { day: 'SATURDAY', from: '12:00', to: '17:00' },
        { day: 'SUNDAY', from: '17:00', to: '08:00' },
      ],
    };
    const { status, body } = await by(owner, 'PUT', `/merchants/${id}/sale-setting`, wrong);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { field: 'deliveryMethods[1].kind', code: 'DUPLICATE' },
      { field: 'workingHours[1].from', code: 'HOURS_OVERLAP' },
      { field: 'workingHours[2].to', code: 'ENDS_BEFORE_START' },
    ]);
  });

  it('takes a vacation that is to come, of 60 days at most', async () => {
    const owner = await people.login();
    const { id, version } = await newMerchant(people, owner, await companyOf(people, owner));
    const plan = (from: string, to: string) =>
      people.put('/merchants/{id}/vacation', {
        by: owner,
        path: { id },
        body: { version, vacation: { from, to, note: 'تعطیلات نوروز' } },
      });
    expect((await plan('2020-01-01', '2020-01-05')).body.errors).toMatchObject([
      { field: 'vacation.from', code: 'DAY_PAST' },
      { field: 'vacation.to', code: 'DAY_PAST' },
    ]);
    expect((await plan('2099-03-20', '2099-03-19')).body.errors).toMatchObject([{ code: 'ENDS_BEFORE_START' }]);
    expect((await plan('2099-03-01', '2099-04-30')).body.errors).toMatchObject([{ code: 'VACATION_TOO_LONG' }]);
    expect((await plan('2099-03-01', '2099-04-29')).status).toBe(200);
  });
});
