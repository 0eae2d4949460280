import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, peopleOf } from '../kit/people.ts';
import { startApi } from '../kit/site.ts';
import { clientOf } from './client.ts';
import { newAddress, type Person } from './ownership/kinds.ts';

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
const add = (who: Person, more: object = {}) => people.as(who.accessToken, 'POST', DELIVERY, { ...place, ...more });
const list = async (who: Person) => (await people.as(who.accessToken, 'GET', DELIVERY)).body as unknown as Address[];
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
    for (const title of ['یکم', 'دوم', 'سوم', 'چهارم']) ids.push((await add(who, { title })).body.id as string);
    const [first, second, , fourth] = ids as [string, string, string, string];
    const remove = (id: string, successorId: string) =>
      people.as(who.accessToken, 'DELETE', `${DELIVERY}/${id}?successorId=${successorId}`);
    const foreign = (await add(await people.login())).body.id as string;
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
      people.as(who.accessToken, 'PUT', `${DELIVERY}/${String(made.body.id)}`, { ...elsewhere, version, ...more });
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
    const { body } = await add(who);
    const edit = (version: number, title: string) =>
      people.as(who.accessToken, 'PUT', `${DELIVERY}/${String(body.id)}`, { ...place, version, title });
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
    expect((await add(who, { receiverPhone: '+۹۸ ۹۱۲ ۱۲۳ ۴۵۶۷' })).body.receiverPhone).toBe('09121234567');
    expect((await add(who, { receiverPhone: '021-8877 6655' })).body.receiverPhone).toBe('02188776655');
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
  const personOf = async (who: Person) =>
    ((await people.as(who.accessToken, 'GET', '/customers/profile')).body as { person: { id: string } }).person.id;

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
    const customer = await people.as(who.accessToken, 'POST', '/customers/personcustomer', { kind: 'PERSON' });
    const phone = newPhone();
    const invited = await people.as(who.accessToken, 'POST', '/customers/profile/merchant-agents', {
      customerId: customer.body.id,
      phone,
      displayName: 'رضا',
      permissions: ['ADDRESS_EDIT'],
    });
    const agent = await people.login(phone);
    const read = () => people.as(agent.accessToken, 'GET', path);
    expect((await read()).status, 'not accepted yet').toBe(404);
    await people.as(agent.accessToken, 'POST', `/customers/profile/merchant-agents/${String(invited.body.id)}/accept`);
    expect((await read()).status).toBe(200);
    const made = await people.as(agent.accessToken, 'POST', path, { ...place, kind: 'BILLING' });
    expect(made.status).toBe(200);
    expect((await people.as(who.accessToken, 'GET', path)).body).toHaveLength(1);
  });
});
