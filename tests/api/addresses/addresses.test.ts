import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';
import { clientOf } from '../../kit/client.ts';
import { ok } from '../../kit/rest.ts';
import { agentOf, companyOf, newAddress, type Person } from '../ownership/kinds.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let place: Awaited<ReturnType<typeof newAddress>>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  place = await newAddress(people);
});
afterAll(() => api?.discard());

type Address = { id: string; version: number; title: string; isDefault: boolean; receiverPhone: string };
type Problem = { code: string; errors?: { field: string; code: string }[] };

const DELIVERY = '/deliveryaddresses';
const add = (who: Person, more: object = {}) =>
  people.post('/deliveryaddresses', { by: who, body: { ...place, ...more } });
const list = async (who: Person) => ok(await people.get('/deliveryaddresses', { by: who }));
const defaults = (rows: Address[]) => rows.filter(({ isDefault }) => isDefault).map(({ title }) => title);

describe('delivery addresses', () => {
  it('have one default: the first, then what is chosen, then the newest that is left', async () => {
    const who = await people.login();
    expect((await people.as(who.accessToken, 'GET', `${DELIVERY}/default`)).body).toEqual({});
    for (const title of ['یکم', 'دوم', 'سوم']) expect((await add(who, { title })).status).toBe(200);
    expect(defaults(await list(who))).toEqual(['یکم']);
    const second = (await list(who)).find(({ title }) => title === 'دوم')!;
    for (let turn = 0; turn < 2; turn += 1) {
      const chosen = await people.as(who.accessToken, 'POST', `${DELIVERY}/${second.id}/selected`);
      expect(defaults(chosen.body as unknown as Address[])).toEqual(['دوم']);
    }
    await add(who, { title: 'چهارم', isDefault: true });
    expect(defaults(await list(who))).toEqual(['چهارم']);
    const [fourth] = await list(who);
    const left = await people.as(who.accessToken, 'DELETE', `${DELIVERY}/${fourth!.id}`);
    expect(defaults(left.body as unknown as Address[])).toEqual(['سوم']);
    expect((await people.as(who.accessToken, 'GET', `${DELIVERY}/default`)).body).toMatchObject({
      address: { title: 'سوم' },
    });
  });

  it('keep exactly one default and at most twenty rows when twenty-five come and half of them choose at once', async () => {
    const who = await people.login();
    const made = await Promise.all(
      Array.from({ length: 25 }, (_, index) => add(who, { title: `نشانی ${index}`, isDefault: index % 2 === 0 })),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(made.filter(({ body }) => body.code === 'ADDRESS_LIMIT')).toHaveLength(5);
    const rows = await list(who);
    await Promise.all([
      ...rows.slice(0, 10).map(({ id }) => people.as(who.accessToken, 'POST', `${DELIVERY}/${id}/selected`)),
      ...rows.slice(5, 15).map(({ id }) => people.as(who.accessToken, 'DELETE', `${DELIVERY}/${id}`)),
    ]);
    const after = await list(who);
    expect(after).toHaveLength(10);
    expect(defaults(after)).toHaveLength(1);
  });

  it('leave the default to whom the owner names, and never to an address of another', async () => {
    const who = await people.login();
    const ids: string[] = [];
    for (const title of ['یکم', 'دوم', 'سوم', 'چهارم']) ids.push(ok(await add(who, { title })).id);
    const [first, second, , fourth] = ids as [string, string, string, string];
    const remove = (id: string, successorId: string) =>
      people.as(who.accessToken, 'DELETE', `${DELIVERY}/${id}?successorId=${successorId}`);
    const foreign = ok(await add(await people.login())).id;
    for (const wrong of [foreign, first])
      expect(await remove(first, wrong)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'successorId', code: 'UNKNOWN_VALUE' }] },
      });
    expect(await list(who)).toHaveLength(4);
    expect(defaults((await remove(first, second)).body as unknown as Address[])).toEqual(['دوم']);
    // Who was no default leaves none.
    expect(defaults((await remove(fourth, ids[2]!)).body as unknown as Address[])).toEqual(['دوم']);
  });

  it('may lie in a city that the market does not know, by its name', async () => {
    const who = await people.login();
    const { cityId, ...elsewhere } = place;
    const made = await add(who, { cityId: undefined, cityName: ' قمصر ' });
    expect(made).toMatchObject({ status: 200, body: { cityName: 'قمصر', stateId: place.stateId } });
    expect(made.body).not.toHaveProperty('cityId');
    const put = (version: number, more: object) =>
      people.as(who.accessToken, 'PUT', `${DELIVERY}/${String(ok(made).id)}`, { ...elsewhere, version, ...more });
    const known = await put(1, { cityId });
    expect(known.body).toMatchObject({ cityId, version: 2 });
    expect(known.body).not.toHaveProperty('cityName');
    expect((await put(2, {})).body).toMatchObject({ errors: [{ field: 'cityId', code: 'REQUIRED' }] });
    expect((await put(2, { cityId, cityName: 'قمصر' })).body).toMatchObject({
      errors: [{ field: 'cityName', code: 'ONE_CITY_ONLY' }],
    });
  });

  it('are edited with the version that was read', async () => {
    const who = await people.login();
    const { id } = ok(await add(who));
    const edit = (version: number, title: string) =>
      people.as(who.accessToken, 'PUT', `${DELIVERY}/${id}`, { ...place, version, title });
    expect((await edit(1, 'انبار نو')).body).toMatchObject({ title: 'انبار نو', version: 2, isDefault: true });
    expect(await edit(1, 'دیر آمد')).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
    expect((await list(who))[0]).toMatchObject({ title: 'انبار نو' });
  });

  it.each([
    ['postalCode', { postalCode: '1111111111' }, 'FORMAT'],
    ['postalCode', { postalCode: '12345' }, 'EXACT_LENGTH'],
    ['receiverPhone', { receiverPhone: '12345' }, 'FORMAT'],
    ['addressLine', { addressLine: 'کوتاه' }, 'MIN_LENGTH'],
    ['cityId', { cityId: '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f' }, 'CITY_OF_ANOTHER_STATE'],
    ['latitude', { latitude: 91 }, 'MAX_VALUE'],
    ['kind', { kind: 'OFFICE' }, 'UNKNOWN_PROPERTY'],
    ['personId', { personId: '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f' }, 'UNKNOWN_PROPERTY'],
  ])('are refused with a wrong %s', async (field, wrong, code) => {
    const who = await people.login();
    const { status, body } = await add(who, wrong);
    expect(status).toBe(400);
    expect((body as unknown as Problem).errors).toMatchObject([{ field, code }]);
    expect(await list(who)).toEqual([]);
  });

  it('keep the phone of the receiver in one spelling', async () => {
    const who = await people.login();
    expect(ok(await add(who, { receiverPhone: '+۹۸ ۹۱۲ ۱۲۳ ۴۵۶۷' })).receiverPhone).toBe('09121234567');
    expect(ok(await add(who, { receiverPhone: '021-8877 6655' })).receiverPhone).toBe('02188776655');
  });

  it('take a city of the province that is said only', async () => {
    const { get } = clientOf(api);
    const { items } = await get<{ items: { id: string; stateId: string }[] }>('/cities/filter?pageSize=100');
    const elsewhere = items.find(({ stateId }) => stateId !== place.stateId)!;
    const { body } = await add(await people.login(), { cityId: elsewhere.id });
    expect((body as unknown as Problem).errors).toMatchObject([{ field: 'cityId', code: 'CITY_OF_ANOTHER_STATE' }]);
  });
});

describe('the book of a person', () => {
  const personOf = async (who: Person) => ok(await people.get('/customers/profile', { by: who })).person.id;

  it('is apart from where goods go', async () => {
    const who = await people.login();
    await add(who);
    const path = `/persons/${await personOf(who)}/addresses`;
    const office = await people.as(who.accessToken, 'POST', path, { ...place, kind: 'OFFICE', title: 'دفتر' });
    expect(office.body).toMatchObject({ kind: 'OFFICE', isDefault: true });
    expect(await list(who)).toHaveLength(1);
    const wrong = await people.as(who.accessToken, 'POST', path, { ...place, kind: 'DELIVERY' });
    expect((wrong.body as unknown as Problem).errors).toMatchObject([{ field: 'kind' }]);
    const { id: addressId, version } = office.body as Address;
    const stale = await people.as(who.accessToken, 'DELETE', path, { addressId, version: version + 1 });
    expect(stale.status).toBe(409);
    expect((await people.as(who.accessToken, 'DELETE', path, { addressId, version })).body).toEqual([]);
  });

  it('is open to an agent who may edit addresses, as long as that holds', async () => {
    const who = await people.login();
    const path = `/persons/${await personOf(who)}/addresses`;
    const customer = await people.post('/customers/personcustomer', { by: who, body: { kind: 'PERSON' } });
    const phone = newPhone();
    const invited = await people.post('/customers/profile/merchant-agents', {
      by: who,
      body: {
        customerId: ok(customer).id,
        phone,
        displayName: 'رضا',
        permissions: ['ADDRESS_EDIT'],
      },
    });
    const agent = await people.login(phone);
    const read = () => people.as(agent.accessToken, 'GET', path);
    expect((await read()).status, 'not accepted yet').toBe(404);
    await people.post('/customers/profile/merchant-agents/{id}/accept', { by: agent, path: { id: ok(invited).id } });
    expect((await read()).status).toBe(200);
    const made = await people.as(agent.accessToken, 'POST', path, { ...place, kind: 'BILLING' });
    expect(made.status).toBe(200);
    expect((await people.as(who.accessToken, 'GET', path)).body).toHaveLength(1);
  });
});

describe('the book of a company', () => {
  const bookOf = (customerId: string) => `/customers/${customerId}/addresses`;
  async function newBook() {
    const owner = await people.login();
    const customerId = await companyOf(people, owner);
    const ask = (method: string, path = '', body?: unknown, who: Person = owner) =>
      people.as(who.accessToken, method, bookOf(customerId) + path, body);
    const make = async (kind: string, title: string, more: object = {}) =>
      (await ask('POST', '', { ...place, kind, title, ...more })).body as unknown as Address;
    const rows = async () => (await ask('GET')).body as unknown as Address[];
    return { owner, customerId, ask, make, rows };
  }

  it('has a default among its delivery addresses, as long as it has any', async () => {
    const { ask, make, rows } = await newBook();
    await make('OFFICE', 'دفتر');
    expect(defaults(await rows())).toEqual([]);
    const first = await make('DELIVERY', 'انبار یک');
    const second = await make('DELIVERY', 'انبار دو');
    expect(defaults(await rows())).toEqual(['انبار یک']);
    const change = { ...place, title: 'انبار دو', kind: 'DELIVERY', version: second.version, isDefault: true };
    expect((await ask('PUT', `/${second.id}`, change)).body).toMatchObject({ isDefault: true });
    expect(defaults(await rows())).toEqual(['انبار دو']);
    // One that is no delivery address any more gives way.
    const moved = { ...place, title: 'انبار دو', kind: 'FACTORY', version: 2 };
    expect((await ask('PUT', `/${second.id}`, moved)).body).toMatchObject({ kind: 'FACTORY', isDefault: false });
    expect(defaults(await rows())).toEqual(['انبار یک']);
    const left = await ask('DELETE', `/${first.id}?version=1`);
    expect(defaults(left.body as unknown as Address[])).toEqual([]);
    const back = { ...place, title: 'انبار دو', kind: 'DELIVERY', version: 3 };
    expect((await ask('PUT', `/${second.id}`, back)).body).toMatchObject({ isDefault: true });
  });

  it('names what is wrong: an office as the default, a successor that is no delivery address, an older version', async () => {
    const { ask, make, rows } = await newBook();
    const wrong = await ask('POST', '', { ...place, kind: 'OFFICE', isDefault: true });
    expect(wrong.body).toMatchObject({ errors: [{ field: 'isDefault', code: 'DEFAULT_NO_DELIVERY' }] });
    const office = await make('OFFICE', 'دفتر');
    const store = await make('DELIVERY', 'انبار');
    const removal = await ask('DELETE', `/${store.id}?version=1&successorId=${office.id}`);
    expect(removal.body).toMatchObject({ errors: [{ field: 'successorId', code: 'UNKNOWN_VALUE' }] });
    expect((await ask('DELETE', `/${store.id}?version=7`)).status).toBe(409);
    expect((await ask('DELETE', `/${store.id}`)).body).toMatchObject({ errors: [{ field: 'version' }] });
    expect(await rows()).toHaveLength(2);
  });

  it('keeps at most fifty and one default when sixty come at once', async () => {
    const { ask, rows } = await newBook();
    const made = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        ask('POST', '', { ...place, kind: 'DELIVERY', title: `انبار ${at}`, isDefault: at % 3 === 0 }),
      ),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(made.filter(({ body }) => body.code === 'ADDRESS_LIMIT')).toHaveLength(10);
    expect(defaults(await rows())).toHaveLength(1);
  });

  it('is there for members only as long as they are, and not for who buys for oneself', async () => {
    const { owner, customerId, ask } = await newBook();
    const agent = await agentOf(people, owner, customerId, ['ADDRESS_EDIT']);
    expect((await ask('POST', '', { ...place, kind: 'OFFICE' }, agent)).status).toBe(200);
    const terms = {
      agentId: agent.agentId,
      version: 2,
      displayName: 'رضا',
      permissions: ['ADDRESS_EDIT'],
      isOwner: false,
    };
    const suspended = await people.put('/customers/profile/merchant-agents', {
      by: owner,
      body: { ...terms, isSuspended: true },
    });
    expect(suspended.status, JSON.stringify(suspended.body)).toBe(200);
    expect(await ask('GET', '', undefined, agent)).toMatchObject({ status: 404, body: { code: 'CUSTOMER_NOT_FOUND' } });
    const self = ok(await people.post('/customers/personcustomer', { by: owner, body: { kind: 'PERSON' } }));
    expect((await people.as(owner.accessToken, 'GET', bookOf(self.id))).status).toBe(404);
  });

  it('goes with the company', async () => {
    const { owner, customerId, make, ask } = await newBook();
    await make('DELIVERY', 'انبار');
    const closing = { version: 1, confirmation: 'صنایع پمپ البرز' };
    expect(
      (await people.post('/customers/{id}/close', { by: owner, path: { id: customerId }, body: closing })).status,
    ).toBe(200);
    expect((await ask('GET')).status).toBe(404);
  });
});
