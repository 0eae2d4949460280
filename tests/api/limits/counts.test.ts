import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newNationalId, newPhone, peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { inStoppedMarket } from '../../kit/stopped-market.ts';

// How much one person may have of what nobody pays for: counted and added under one lock, so also for many at once.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

type Refusal = { code: string; errors: { code: string; params: string[] }[] };
const limitIn = ({ status, body }: { status: number; body: unknown }) => {
  const { code, errors } = body as Refusal;
  return [status, code, errors?.[0]?.code, errors?.[0]?.params[0]];
};
const thingIds = async () => {
  const body = ok(await people.get('/supplierproducts/catalog', { query: { pageSize: 2 } }));
  return body.items.map(({ id }) => id);
};
const write = (token: string, objectId: string, body: string) =>
  people.post('/notes', { by: token, body: { objectType: 'SUPPLIER_PRODUCT', objectId, body } });

it('notes: 200 on one thing and 5,000 in all, also when many come at once', async () => {
  const { accessToken, phone } = await people.login();
  const [thing, other] = await thingIds();
  // Most of them are put where they lie, which takes less time than to send them.
  const put = (count: number, objectId: string) =>
    inStoppedMarket(api.settings, (db) =>
      db.query(
        `insert into notes (id, user_id, object_type, object_id, body, search_key, created_at, updated_at)
         select gen_random_uuid(), (select id from users where phone = $1), 'SUPPLIER_PRODUCT', $2::uuid, 'x', 'x', now(), now()
         from generate_series(1, $3::int)`,
        [`+98${phone.slice(1)}`, objectId, count],
      ),
    );
  await api.stop();
  await put(190, thing!);
  await api.startAgain();
  const onOne = await Promise.all(Array.from({ length: 20 }, (_, turn) => write(accessToken, thing!, `note ${turn}`)));
  expect(onOne.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(limitIn(onOne.find(({ status }) => status !== 200)!)).toEqual([
    409,
    'NOTES_ON_THING_LIMIT',
    'MAX_ITEMS',
    '200',
  ]);
  await api.stop();
  await put(4_795, randomUUID());
  await api.startAgain();
  const inAll = await Promise.all(Array.from({ length: 10 }, (_, turn) => write(accessToken, other!, `note ${turn}`)));
  expect(inAll.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(limitIn(inAll.find(({ status }) => status !== 200)!)).toEqual([409, 'NOTES_LIMIT', 'MAX_ITEMS', '5000']);
});

it('a company: 100 members, and a person 100 invitations a day whatever becomes of them', async () => {
  const { accessToken } = await people.login();
  const made = await people.as(accessToken, 'POST', '/customers/personcustomer', {
    kind: 'COMPANY',
    company: { legalName: 'صنایع پمپ البرز' },
  });
  const customerId = made.body.id as string;
  const agents = '/customers/profile/merchant-agents';
  const invite = () =>
    people.as(accessToken, 'POST', agents, {
      customerId,
      phone: newPhone(),
      displayName: 'رضا',
      permissions: ['ADDRESS_EDIT'],
    });
  // The owner is one of the hundred.
  const invited = await Promise.all(Array.from({ length: 110 }, invite));
  expect(invited.filter(({ status }) => status === 200).length, JSON.stringify(invited[0]!.body)).toBe(99);
  expect(limitIn(invited.find(({ status }) => status !== 200)!)).toEqual([409, 'AGENT_LIMIT', 'MAX_ITEMS', '100']);
  const [one, other] = invited.filter(({ status }) => status === 200);
  for (const { body } of [one!, other!]) {
    const { id: agentId, version } = body;
    expect((await people.as(accessToken, 'DELETE', agents, { agentId, version })).status).toBe(200);
  }
  expect((await invite()).status).toBe(200);
  const { status, body } = await invite();
  expect([status, body.code]).toEqual([429, 'INVITATION_RATE_LIMITED']);
});

it('requests to confirm an identity: ten in thirty days, withdrawn ones too', async () => {
  const { accessToken } = await people.login();
  const path = '/customers/profile/identity-verifications';
  const person = { firstName: 'مریم', lastName: 'رضایی', nationalId: newNationalId(), birthDate: '1990-01-01' };
  for (let turn = 0; turn < 10; turn += 1) {
    const { status, body } = await people.as(accessToken, 'POST', path, { person });
    expect(status, JSON.stringify(body)).toBe(200);
    const { id, version } = body;
    expect((await people.as(accessToken, 'DELETE', `${path}/${id as string}`, { version })).status).toBe(200);
  }
  expect(
    limitIn(await people.post('/customers/profile/identity-verifications', { by: accessToken, body: { person } })),
  ).toEqual([409, 'VERIFICATION_LIMIT', 'MAX_ITEMS', '10']);
});
